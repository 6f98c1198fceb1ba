import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { entriesOfVisit, type History } from '@/lib/domain/history'
import { formatDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface LastVisitProps {
  visit: Pick<AppointmentDetail, 'id' | 'start' | 'patientId'>
  record: Pick<History, 'visits' | 'visitsCursor' | 'conditions' | 'treatments'>
}

/**
 * The newest completed visit before this one: when, with whom, why and what was found; and the way to all of them. A
 * record brings only the latest visits of this clinic: that there is none is said only if it has no other at all.
 */
export function LastVisit({ visit, record }: LastVisitProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const last = record.visits.find(
    ({ id, start, status }) => status === 'completed' && id !== visit.id && start < visit.start,
  )
  const isFirst = record.visitsCursor === null && record.visits.every(({ id }) => id === visit.id)
  const found = last && [last.reason, ...entriesOfVisit(record, last.id).map(({ name }) => name)]
  return (
    <>
      {isFirst && t('firstVisit')}
      {last && (
        <>
          <Time dateTime={last.start}>{formatDay(last.start, last.timeZone, locale)}</Time>
          {' · '}
          <AsIs>{last.doctorName}</AsIs>
        </>
      )}
      <span className="flex flex-wrap gap-x-4 font-normal">
        {found?.filter(Boolean).join(' · ')}
        <Link
          prefetch={false}
          href={`${routes.history(visit.patientId)}#visits`}
          className={buttonVariants({ variant: 'link', className: 'print:hidden' })}
        >
          {t('earlierVisits')}
        </Link>
      </span>
    </>
  )
}
