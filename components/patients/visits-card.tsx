import { useTranslations } from 'next-intl'
import { AsIs } from '@/components/shared/text/as-is'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { ComingTime } from '@/components/visits/coming-time'
import { VisitLink } from '@/components/visits/visit-link'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'

interface VisitsCardProps extends Pick<AnswerOfCall<'patients.booked'>, 'ahead'> {
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The doctor whose appointments are the only ones that the reader may open; null for all of them. */
  onlyOf?: string | null
}

/** When a patient comes to the clinic, the next visit first. */
export function VisitsCard({ ahead, today, onlyOf = null }: VisitsCardProps) {
  const t = useTranslations('sheet')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('visits')}</CardTitle>
      </CardHeader>
      {ahead.length === 0 && <p className="text-muted-foreground">{t('noVisits')}</p>}
      <ul className="divide-y empty:hidden">
        {ahead.map((visit) => (
          <li
            key={visit.id}
            className="flex items-baseline gap-x-4 py-1.5 first:pt-0 last:pb-0 pointer-coarse:py-0"
          >
            <VisitLink
              id={visit.id}
              opens={onlyOf === null || onlyOf === visit.doctorId}
              className="inline-block min-w-34 shrink-0 py-0.5 font-medium first-letter:uppercase pointer-coarse:py-3"
              linked="text-primary-strong underline underline-offset-4"
            >
              <ComingTime visit={visit} today={today} />
            </VisitLink>
            <AsIs className="min-w-0 grow text-end text-muted-foreground">{visit.doctorName}</AsIs>
          </li>
        ))}
      </ul>
    </Card>
  )
}
