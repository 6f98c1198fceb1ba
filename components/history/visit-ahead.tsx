import { useContext } from 'react'
import { ComingTime } from '@/components/visits/coming-time'
import { VisitLink, wholeRow } from '@/components/visits/visit-link'
import type { History } from '@/lib/domain/history'
import { OpensVisit } from './use-history'
import { VisitHead } from './visit-head'
import { VisitReason } from './visit-reason'

/** A visit to come: when, with whom, where and why. */
export function VisitAhead({ visit, today }: { visit: History['visitsAhead'][number]; today: string }) {
  const { id, doctorName, clinicName, reason } = visit
  const opens = useContext(OpensVisit)(visit)
  return (
    <li className="relative grid gap-1 px-4 py-2.5 print:break-inside-avoid">
      <VisitHead opens={opens} who={[doctorName, clinicName].filter(Boolean).join(' · ')}>
        <VisitLink id={id} opens={opens} className="text-target font-medium" linked={wholeRow}>
          <ComingTime visit={visit} today={today} />
        </VisitLink>
      </VisitHead>
      <VisitReason reason={reason} />
    </li>
  )
}
