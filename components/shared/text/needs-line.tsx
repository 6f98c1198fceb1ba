import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** What needs a look first: one line at the head of a screen, with a link for each thing. */
export function NeedsLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 text-sm text-warning-strong">
      <Icon name="triangle-alert" className="mt-1 size-4 shrink-0" />
      <span className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-2">{children}</span>
    </p>
  )
}
