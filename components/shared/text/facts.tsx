import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface Fact {
  label: string
  value: ReactNode
  /** A name, a code, a day or a time, which browsers do not translate. */
  asIs?: boolean
  /** Needs the width of both columns; an address does on phones. */
  wide?: boolean | 'phone'
}

interface FactsProps {
  facts: readonly Fact[]
  /** On phones each fact is one line, but for those that are wide there: a long screen is shorter by half. */
  lines?: boolean
  /** In two columns, the labels at the side of their values. */
  side?: boolean
  className?: string
}

/** Labels with their values, in two columns where there is room. */
export function Facts({ facts, lines = false, side = false, className }: FactsProps) {
  return (
    <dl
      className={cn(
        side ? 'grid gap-2' : 'grid gap-x-6 gap-y-4 sm:grid-cols-2',
        lines && 'max-sm:gap-y-2',
        className,
      )}
    >
      {facts.map(({ label, value, asIs = false, wide = false }) => (
        <div
          key={label}
          className={cn(
            'min-w-0',
            side && 'flex flex-wrap items-baseline justify-between gap-x-4',
            lines &&
              !wide &&
              'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-baseline max-sm:gap-4',
            wide && (wide === 'phone' ? 'max-sm:col-span-full' : 'col-span-full'),
          )}
        >
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd
            translate={asIs ? 'no' : undefined}
            className={cn('mt-0.5 font-medium wrap-anywhere', lines && !wide && 'max-sm:text-end')}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
