import { type ReactNode, useContext } from 'react'
import { AsIs } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'
import { VisitLink, wholeRow } from '@/components/visits/visit-link'
import { OpensVisit } from './use-history'

interface VisitRowProps {
  visit: {
    id: string
    doctorId?: string
    doctorName: string
    clinicName?: string | null
    reason?: string | null
  }
  /** The clinic that needs no mention. */
  home: string | null
  time: ReactNode
  anchor?: string
  badge?: ReactNode
  /** What was written and recorded there, below the reason. */
  children?: ReactNode
}

/** One visit: when, with whom, why, and how far it has come; narrow screens have when and how far in a line of their own. */
export function VisitRow({ visit, home, time, anchor, badge, children }: VisitRowProps) {
  const { id, doctorName, clinicName, reason } = visit
  const opens = useContext(OpensVisit)(visit)
  return (
    <li
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 outline-none print:break-inside-avoid"
    >
      <span className="grow @3xl:min-w-40 @3xl:grow-0">
        <VisitLink
          id={id}
          opens={opens}
          className="inline-block leading-6 font-medium first-letter:uppercase"
          linked={wholeRow}
        >
          {time}
        </VisitLink>
      </span>
      <div className="grid min-w-0 gap-1 @max-3xl:order-last @max-3xl:basis-full @3xl:contents">
        <AsIs className="text-sm text-muted-foreground wrap-anywhere @max-3xl:order-last @3xl:w-56">
          {[doctorName, clinicName !== home && clinicName].filter(Boolean).join(' · ')}
        </AsIs>
        <div className="grid min-w-0 justify-items-start gap-1 empty:hidden @3xl:grow @3xl:basis-0 @3xl:empty:block">
          {reason && <p className="relative wrap-anywhere">{reason}</p>}
          {children}
        </div>
      </div>
      <span className="flex min-h-6 items-center justify-end gap-2 self-start @3xl:min-w-28">
        {badge}
        {opens && <Icon name="chevron-right" className="size-4 text-muted-foreground print:hidden" />}
      </span>
    </li>
  )
}
