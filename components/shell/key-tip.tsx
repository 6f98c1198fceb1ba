const shown =
  'pointer-events-none absolute z-50 rounded-sm bg-foreground px-2 py-1 text-xs font-normal whitespace-nowrap text-background opacity-0 transition-opacity duration-120 group-hover/tip:opacity-100 group-hover/tip:delay-700 group-focus-visible/tip:opacity-100 group-active/tip:opacity-0 group-active/tip:delay-0 group-data-[tips=off]/shell:hidden pointer-coarse:hidden'

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
      <span aria-hidden="true" className={`${shown} ${side} top-full mt-1.5`}>
        {label} <kbd className="ms-1 font-sans opacity-75">{keys}</kbd>
      </span>
    </>
  )
}
