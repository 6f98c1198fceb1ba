import { Fragment } from 'react'

export interface SlotFact {
  label: string
  value: string
  /** A name or a time, which nobody translates. */
  asIs: boolean
  /** The value of the appointment that is moved. */
  before?: string | null
}

/** The facts of a time before it is confirmed; what changes stands beside what it was. */
export function SlotFacts({ facts }: { facts: readonly SlotFact[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 rounded-lg border p-4 text-base">
      {facts.map(({ label, value, asIs, before }) => (
        <Fragment key={label}>
          <dt className="text-muted-foreground">{label}</dt>
          <dd
            translate={asIs ? 'no' : undefined}
            className="font-medium wrap-anywhere first-letter:uppercase"
          >
            {before && before !== value && (
              <>
                <del className="inline-block font-normal text-muted-foreground first-letter:uppercase">
                  {before}
                </del>{' '}
                <span aria-hidden="true">→</span>{' '}
              </>
            )}
            <span className={before ? 'inline-block first-letter:uppercase' : undefined}>{value}</span>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
