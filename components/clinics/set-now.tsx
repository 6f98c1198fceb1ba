import type { ReactNode } from 'react'

interface SetNowProps {
  facts: readonly { label: string; value: ReactNode; asIs?: boolean }[]
}

/** How a setting is set now, in one line where it fits: the note of a row. */
export function SetNow({ facts }: SetNowProps) {
  return (
    <span className="flex flex-wrap gap-x-6 gap-y-0.5">
      {facts.map(({ label, value, asIs = false }) => (
        <span key={label}>
          <span>{label}: </span>
          <span translate={asIs ? 'no' : undefined} className="font-medium text-foreground wrap-anywhere">
            {value}
          </span>
        </span>
      ))}
    </span>
  )
}
