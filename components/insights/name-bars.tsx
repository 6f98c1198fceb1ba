interface NameBar {
  label: string
  value: number
  /** The value in words. */
  said: string
  /** The rest, of which nothing is known. */
  isRest?: boolean
}

/** Bars as wide as their values, figures at their ends, for the eye alone: the table beside them says the same. */
export function NameBars({ bars }: { bars: readonly NameBar[] }) {
  // The sentence above has said it.
  if (bars.length === 1) return null
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-hidden="true" className="grid gap-2 text-sm print:hidden">
      {bars.map(({ label, value, said, isRest }) => (
        <li key={label} className="flex items-center gap-3">
          <span className="w-32 shrink-0 truncate text-muted-foreground">{label}</span>
          <span className="flex min-w-0 grow items-center gap-2">
            <span
              className={`h-5 rounded-sm forced-colors:bg-[Highlight] ${isRest ? 'bg-border-strong' : 'bg-primary'}`}
              style={{ width: `${(value / highest) * 84}%` }}
            />
            <span className="shrink-0 font-medium tabular-nums">{said}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
