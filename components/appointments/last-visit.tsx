import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { lastVisits } from '@/lib/domain/at-a-glance'
import type { History } from '@/lib/domain/history'
import { formatDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface LastVisitProps {
  visit: Pick<AppointmentDetail, 'id' | 'start' | 'patientId' | 'doctorId'>
  record: Pick<History, 'visits' | 'visitsCursor'>
}

/**
 * The newest completed visit before this one: when, with which other doctor, and why; the newest note; and the way to
 * all of them. A record brings only the latest visits of this clinic: that there is none is said only if it has no other.
 */
export function LastVisit({ visit, record }: LastVisitProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { last, noted } = lastVisits(record, visit)
  const isFirst = record.visitsCursor === null && record.visits.every(({ id }) => id === visit.id)
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-4">
        {isFirst && t('firstVisit')}
        {last && (
          <span>
            <Time dateTime={last.start}>{formatDay(last.start, last.timeZone, locale)}</Time>
            {last.doctorId !== visit.doctorId && (
              <>
                {' · '}
                <AsIs>{last.doctorName}</AsIs>
              </>
            )}
            {last.reason && <span className="font-normal"> · {last.reason}</span>}
          </span>
        )}
        <Link
          prefetch={false}
          href={`${routes.history(visit.patientId)}#visits`}
          className={buttonVariants({ variant: 'link', className: 'print:hidden' })}
        >
          {t('earlierVisits')}
        </Link>
      </span>
      {noted && (
        <span className="line-clamp-2 font-normal whitespace-pre-wrap print:line-clamp-none">
          {noted !== last && (
            <span className="text-muted-foreground">
              {t.rich('lastNote', {
                day: () => <Time>{formatDay(noted.start, noted.timeZone, locale)}</Time>,
              })}{' '}
            </span>
          )}
          {noted.note?.text}
        </span>
      )}
    </>
  )
}
