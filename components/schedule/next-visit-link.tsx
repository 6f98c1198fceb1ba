'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import type { WeekAppointment } from '@/lib/domain/schedule'
import { formatClock } from '@/lib/format/dates'
import { weekdayName } from '@/lib/format/week'
import { routes } from '@/lib/routes'

type NextVisitLinkProps = {
  /** Whether it is its time, its time without anybody here, or it comes next. */
  word: 'now' | 'awaited' | 'next'
  visit: WeekAppointment
  timeZone: string
}

/** The visit whose time it is, or the next one of the week shown. */
export function NextVisitLink({ word, visit, timeZone }: NextVisitLinkProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  return (
    <>
      {' · '}
      <Link
        translate="no"
        prefetch={false}
        href={routes.appointment(visit.id)}
        className="rounded-xs font-medium text-foreground underline-offset-4 hover:underline"
      >
        {t(word, {
          when: `${word === 'next' ? `${weekdayName(dayAt(Date.parse(visit.start), timeZone), locale)} ` : ''}${formatClock(visit.start, timeZone)}`,
          name: visit.patientName ?? t('appointment'),
        })}
      </Link>
    </>
  )
}
