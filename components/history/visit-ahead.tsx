import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { Badge } from '@/components/ui/badge'
import { ComingTime } from '@/components/visits/coming-time'
import { VisitLink } from '@/components/visits/visit-link'
import type { History } from '@/lib/domain/history'
import { OpensVisit } from './use-history'
import { VisitHead } from './visit-head'

/** A visit to come, above those that have been. */
export function VisitAhead({ visit, today }: { visit: History['visitsAhead'][number]; today: string }) {
  const t = useTranslations('history')
  return (
    <li className="px-4 py-2.5 print:break-inside-avoid">
      <VisitHead badge={<Badge variant="accent">{t('upcoming')}</Badge>} who={visit.doctorName}>
        <VisitLink
          id={visit.id}
          opens={useContext(OpensVisit)(visit)}
          className="inline-flex min-h-6 items-center font-medium pointer-coarse:min-h-11"
          linked="underline-offset-2 hover:underline"
        >
          <ComingTime visit={visit} today={today} style="long" />
        </VisitLink>
      </VisitHead>
    </li>
  )
}
