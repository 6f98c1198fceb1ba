interface KeyTipProps {
  label: string
  /** As they are written on the keyboard. */
  keys: string
  side: 'start-0' | 'end-0'
}

/**
 * What a button that shows only its icon is called, seen below it with the keys that press it: after 700 ms of
 * hovering, at once on keyboard focus. Inside a `group/tip relative`.
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
