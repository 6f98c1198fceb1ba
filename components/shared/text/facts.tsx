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
  className?: string
}

/** Labels with their values, in two columns where there is room. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-4 sm:grid-cols-2', className)}>
      {facts.map(({ label, value, asIs = false, wide = false }) => (
        <div
          key={label}
          className={cn('min-w-0', wide && (wide === 'phone' ? 'max-sm:col-span-full' : 'col-span-full'))}
        >
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd translate={asIs ? 'no' : undefined} className="mt-0.5 font-medium wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
