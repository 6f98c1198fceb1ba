interface KeyTipProps {
  label: string
  /** The keys as they are written on the keyboard. */
  keys: string
  side: 'start-0' | 'end-0'
}

/**
 * Name of a button that shows only its icon, with its keys: below it after 700 ms of hovering, and at once on
 * keyboard focus. Inside a `group/tip relative`.
 */
export function KeyTip({ label, keys, side }: KeyTipProps) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className={`key-tip ${side}`}>
        {`${label} `}
        <kbd>{keys}</kbd>
      </span>
    </>
  )
}
