'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Card, CardDescription, CardTitle } from '@/components/ui/card'
import { StatusBadge } from '@/components/visits/status-badge'
import type { Appointment } from '@/lib/domain/appointment'
import { groupOf } from '@/lib/domain/today'
import { routes } from '@/lib/routes'
import { useDayVisits } from '@/lib/swr/today'

/** For the staff: who else comes to a group visit, each with a page of their own. */
export function GroupVisits({ visit, taken }: { visit: Appointment; taken: { taken: number; of: number } }) {
  const t = useTranslations('visitActions')
  const { visits = [] } = useDayVisits(visit.doctorId, dayAt(Date.parse(visit.start), visit.timeZone))
  const others = groupOf(visits, visit).filter(({ id }) => id !== visit.id)
  return (
    <Card className="gap-3 print:hidden">
      <CardTitle>{t('group')}</CardTitle>
      <CardDescription>{t('groupSeats', taken)}</CardDescription>
      {others.length > 0 && (
        <ul aria-label={t('group')} className="-mx-2">
          {others.map(({ id, patientName, status }) => (
            <li key={id}>
              <Link
                prefetch={false}
                href={routes.appointment(id)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-md px-2 py-1.5 hover:bg-muted"
              >
                <span translate="no" className="font-medium wrap-anywhere">
                  {patientName}
                </span>
                <StatusBadge status={status} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
