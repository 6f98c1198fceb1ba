import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface FactsProps {
  facts: readonly { label: string; value: ReactNode }[]
  className?: string
}

/** Labels with their values, in two columns where there is room. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={cn('grid gap-x-6 gap-y-4 sm:grid-cols-2', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
