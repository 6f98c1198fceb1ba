'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatSlot } from '@/lib/format/dates'

export interface Affected {
  id: string
  /** ISO instant. */
  start: string
  patientName: string | null
}

interface AffectedListProps {
  appointments: readonly Affected[]
  timeZone: string
  /** What follows the last one. */
  children?: ReactNode
}

/** The appointments that a change or a deletion affects, by time and name. */
export function AffectedList({ appointments, timeZone, children }: AffectedListProps) {
  const t = useTranslations('nav')
  const locale = useLocale()
  return (
    <ul className="grid max-h-48 gap-1 overflow-y-auto rounded-md border bg-card p-2 text-sm">
      {appointments.map(({ id, start, patientName }) => (
        <li key={id} className="flex gap-3 px-1 py-0.5">
          <time dateTime={start} className="shrink-0 text-muted-foreground tabular-nums">
            {formatSlot(start, timeZone, locale)}
          </time>
          <span className="min-w-0 truncate font-medium">{patientName ?? t('appointment')}</span>
        </li>
      ))}
      {children}
    </ul>
  )
}
