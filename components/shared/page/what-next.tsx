import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'

interface WhatNextProps {
  title: string
  /** What happens, in its order. */
  steps: readonly string[]
  /** Below the steps. */
  children?: ReactNode
}

/** Numbered steps beside a form, or below it where there is no room, such as what follows once it is sent. */
export function WhatNext({ title, steps, children }: WhatNextProps) {
  return (
    <Card className="gap-3 text-sm">
      <CardTitle>{title}</CardTitle>
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
      {children}
    </Card>
  )
}
