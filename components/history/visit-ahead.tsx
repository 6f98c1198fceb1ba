import { ComingTime } from '@/components/visits/coming-time'
import type { History } from '@/lib/domain/history'
import { VisitRow } from './visit-row'

interface VisitAheadProps {
  visit: History['visitsAhead'][number]
  today: string
  home: string | null
}

/** A visit to come: when, why, with whom and where. */
export function VisitAhead({ visit, today, home }: VisitAheadProps) {
  return <VisitRow visit={visit} home={home} time={<ComingTime visit={visit} today={today} />} />
}
