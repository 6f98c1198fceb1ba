import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'

interface WhatNextProps {
  title: string
  /** What happens, in its order. */
  steps: readonly string[]
  /** Whether they are facts, of which none comes before another. */
  anyOrder?: boolean
  /** Below the steps. */
  children?: ReactNode
}

/** Beside a form, or below it where there is no room: what follows once it is sent. */
export function WhatNext({ title, steps, anyOrder = false, children }: WhatNextProps) {
  return (
    <Card className="gap-3 text-sm">
      <CardTitle>{title}</CardTitle>
      {anyOrder ? (
        <ul className="grid list-disc gap-2 ps-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ) : (
        <ol className="grid gap-2">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="grid size-5 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary-strong tabular-nums"
              >
                {index + 1}
              </span>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
      )}
      {children}
    </Card>
  )
}
