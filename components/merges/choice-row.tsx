import { Fragment, useId } from 'react'
import type { Side } from '@/lib/domain/merge'
import { cn } from '@/lib/utils'

interface ChoiceRowProps {
  name: string
  label: string
  keep: string
  merge: string
  chosen: Side | undefined
  onChoose: (side: Side) => void
}

/** The values of both records for one fact, and the choice between them. */
export function ChoiceRow({ name, label, keep, merge, chosen, onChoose }: ChoiceRowProps) {
  const id = useId()
  const values = { keep, merge }
  return (
    <fieldset className="grid grid-cols-2 items-stretch gap-x-4 gap-y-1 sm:grid-cols-[8rem_1fr_1fr]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="col-span-2 self-center text-sm font-medium sm:col-span-1">
        {label}
      </span>
      {(['keep', 'merge'] as const).map((side) => (
        <label
          key={side}
          htmlFor={`${id}${side}`}
          className={cn(
            'flex min-h-10 cursor-pointer items-center gap-2 rounded-md border px-3 py-1.5 text-sm',
            chosen === side ? 'border-primary bg-primary-soft' : 'hover:bg-accent',
          )}
        >
          <input
            id={`${id}${side}`}
            type="radio"
            name={name}
            value={side}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            className="radio"
          />
          <span translate="no" className="min-w-0 wrap-anywhere tabular-nums">
            {values[side].split(/(?=@)/).map((part) => (
              <Fragment key={part}>
                {part.startsWith('@') && <wbr />}
                {part}
              </Fragment>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
