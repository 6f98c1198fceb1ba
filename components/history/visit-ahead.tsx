import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { AsIs } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { ComingTime } from '@/components/visits/coming-time'
import { VisitLink } from '@/components/visits/visit-link'
import type { History } from '@/lib/domain/history'
import { OpensVisit } from './use-history'

/** A visit to come, on the line of those that have been. */
export function VisitAhead({ visit, today }: { visit: History['visitsAhead'][number]; today: string }) {
  const t = useTranslations('history')
  return (
    <li className="relative grid gap-1 before:absolute before:top-2 before:-start-[1.5625rem] before:size-2 before:rounded-full before:bg-primary print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VisitLink
          id={visit.id}
          opens={useContext(OpensVisit)(visit)}
          className="inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
          linked="underline-offset-2 hover:underline"
        >
          <ComingTime visit={visit} today={today} style="long" />
        </VisitLink>
        <Badge variant="accent">{t('upcoming')}</Badge>
      </div>
      <AsIs className="text-sm text-muted-foreground">{visit.doctorName}</AsIs>
    </li>
  )
}
