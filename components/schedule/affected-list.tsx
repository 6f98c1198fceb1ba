'use client'

import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import type { WeekAppointment } from '@/lib/domain/schedule'
import { formatClock } from '@/lib/format/dates'
import { dayInWords } from '@/lib/format/week'

export type Affected = Pick<WeekAppointment, 'id' | 'start' | 'patientName'>

/** The appointments that a change of the schedule touches, by name. */
export function AffectedList({ appointments, timeZone }: { appointments: Affected[]; timeZone: string }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto rounded-md border bg-card p-2 text-sm">
      {appointments.map(({ id, start, patientName }) => (
        <li key={id} className="flex gap-3 px-1 py-0.5">
          <span className="text-muted-foreground tabular-nums">
            {dayInWords(dayAt(Date.parse(start), timeZone), locale)}, {formatClock(start, timeZone)}
          </span>
          <span className="min-w-0 truncate font-medium">{patientName ?? t('appointment')}</span>
        </li>
      ))}
    </ul>
  )
}
