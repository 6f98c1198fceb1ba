import type { ReactNode } from 'react'
import { AsIs } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'

interface VisitHeadProps {
  /** When it is. */
  children: ReactNode
  /** Names of the doctor and the clinic. */
  who: string
  badge?: ReactNode
  /** Whether the row leads to the visit. */
  opens: boolean
}

/** The line of one visit: when, with whom, and how far it has come; on phones the names have a line of their own. */
export function VisitHead({ children, who, badge, opens }: VisitHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 sm:gap-x-4">
      <span className="sm:min-w-40">{children}</span>
      <AsIs className="min-w-0 grow text-sm text-muted-foreground wrap-anywhere max-sm:order-last max-sm:basis-full">
        {who}
      </AsIs>
      <span className="flex items-center gap-2">
        {badge}
        {opens && <Icon name="chevron-right" className="size-4 text-muted-foreground print:hidden" />}
      </span>
    </div>
  )
}
