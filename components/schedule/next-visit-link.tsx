'use client'

import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import type { PresentVisit } from '@/lib/domain/next-visit'
import { formatClock } from '@/lib/format/dates'
import { weekdayName } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import css from './calendar-frame.module.css'

type NextVisitLinkProps = PresentVisit & {
  timeZone: string
  /** `yyyy-MM-dd`; a visit of today needs no weekday. */
  today: string
}

/** The visit whose time it is, or the next one of the week shown. */
export function NextVisitLink({ word, visit, timeZone, today }: NextVisitLinkProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const day = dayAt(Date.parse(visit.start), timeZone)
  const isToday = day === today
  return (
    <Link
      translate="no"
      prefetch={false}
      href={routes.appointment(visit.id)}
      className={css.next}
      data-today={isToday || undefined}
    >
      {t(word, {
        when: (isToday ? '' : `${weekdayName(day, locale)} `) + formatClock(visit.start, timeZone),
        name: visit.patientName ?? t('appointment'),
      })}
    </Link>
  )
}
