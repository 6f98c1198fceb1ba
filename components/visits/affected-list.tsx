'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { formatClock, formatSlot } from '@/lib/format/dates'

export interface Affected {
  id: string
  /** ISO instant. */
  start: string
  patientName: string | null
  doctorName?: string | undefined
}

interface AffectedListProps {
  appointments: readonly Affected[]
  timeZone: string
  /** Their day is said above. */
  timesOnly?: boolean | undefined
}

/** The appointments that a change or a deletion affects, by time and name. */
export function AffectedList({ appointments, timeZone, timesOnly }: AffectedListProps) {
  const t = useTranslations('nav')
  const locale = useLocale()
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
      tabIndex={0}
      className="grid max-h-48 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 overflow-y-auto rounded-md border bg-card p-2 text-sm"
    >
      {appointments.map(({ id, start, patientName }) => (
        <li key={id} className="col-span-full grid grid-cols-subgrid px-1 py-0.5">
          <Time dateTime={start} className="text-muted-foreground tabular-nums first-letter:uppercase">
            {timesOnly ? formatClock(start, timeZone) : formatSlot(start, timeZone, locale)}
          </Time>
          <span translate={patientName === null ? undefined : 'no'} className="min-w-0 truncate font-medium">
            {patientName ?? t('appointment')}
          </span>
        </li>
      ))}
    </ul>
  )
}
