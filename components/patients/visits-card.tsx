import { useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { AsIs } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { ComingTime } from '@/components/visits/coming-time'
import { StatusBadge } from '@/components/visits/status-badge'
import { plainRow, VisitLink } from '@/components/visits/visit-link'
import { toldStatus } from '@/lib/domain/appointment'
import type { AnswerOfCall } from '@/lib/endpoints/browser-call'
import { specialtyLabel } from '@/lib/format/labels'

interface VisitsCardProps extends Pick<AnswerOfCall<'patients.booked'>, 'ahead' | 'past'> {
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** The doctor whose appointments are the only ones that the reader may open; null for all of them. */
  onlyOf?: string | null
}

/** A patient's visits at the clinic: upcoming, the next first, then past, the latest first. */
export function VisitsCard({ ahead, past = [], ...of }: VisitsCardProps) {
  const t = useTranslations('sheet')
  return (
    <Card>
      <CardTitle>{t('visits')}</CardTitle>
      {ahead.length === 0 && <p className="text-muted-foreground">{t('noVisits')}</p>}
      <Visits visits={ahead} {...of} />
      {past.length > 0 && (
        <>
          <CardTitle level={3} className="border-t pt-4">
            {t('pastVisits')}
          </CardTitle>
          <Visits visits={past} areOver {...of} />
        </>
      )}
    </Card>
  )
}

type VisitsProps = Omit<VisitsCardProps, 'ahead' | 'past'> & {
  visits: VisitsCardProps['ahead']
  areOver?: boolean
}

function Visits({ visits, today, onlyOf = null, areOver = false }: VisitsProps) {
  const tSpecialty = useTranslations('specialties')
  return (
    <ul className="divide-y empty:hidden">
      {visits.map((visit) => {
        const what = visit.reason || (visit.specialty && specialtyLabel(tSpecialty, visit.specialty))
        const opens = onlyOf === null || onlyOf === visit.doctorId
        return (
          <li
            key={visit.id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0 @2xl:grid-cols-[9rem_minmax(0,1fr)_auto]"
          >
            <VisitLink
              id={visit.id}
              opens={opens}
              className="text-target inline-block font-medium first-letter:uppercase"
              linked={plainRow}
            >
              <ComingTime visit={visit} today={today} />
            </VisitLink>
            <span className="flex items-center gap-2">
              <State visit={visit} today={today} isOver={areOver} />
              {opens && <Icon name="chevron-right" className="size-4 text-muted-foreground" />}
            </span>
            <span className="col-span-full text-sm @2xl:col-span-1 @2xl:col-start-2 @2xl:row-start-1">
              {what && <span className="block">{what}</span>}
              <AsIs className="text-muted-foreground">{visit.doctorName}</AsIs>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface StateProps {
  visit: VisitsCardProps['ahead'][number]
  today: string
  isOver: boolean
}

function State({ visit: { start, timeZone, status, confirmedAt, arrivedAt }, today, isOver }: StateProps) {
  const t = useTranslations('schedule')
  if (!status) return null
  if (status === 'pending' && arrivedAt && dayAt(Date.parse(start), timeZone) === today)
    return (
      <Badge variant="info">
        <Icon name="user-round" />
        {t('arrived')}
      </Badge>
    )
  if (status === 'pending' && confirmedAt && !isOver)
    return (
      <Badge variant="accent">
        <Icon name="check" />
        {t('confirmed')}
      </Badge>
    )
  return <StatusBadge status={toldStatus(status, isOver, 'staff')} />
}
