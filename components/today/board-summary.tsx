'use client'

import { Clock, Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import {
  boardColumns,
  boardOf,
  doctorsBehind,
  longestWaiting,
  type TodayVisit,
  waitOf,
} from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'

interface BoardSummaryProps {
  visits: readonly TodayVisit[]
  /** Milliseconds. */
  now: number
  timeZone: string
  /** What else there is today, one `li`. */
  more: ReactNode
}

/** How many there are of each that has somebody, the patient who has waited longest, and the doctors who run behind. */
export function BoardSummary({ visits, now, timeZone, more }: BoardSummaryProps) {
  const t = useTranslations('today')
  const longest = longestWaiting(visits, now)
  const behind = doctorsBehind(visits, now)
  const counts = boardOf(visits)
  const shown = boardColumns.filter((column) => counts[column].length > 0)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden">
      {shown.map((column) => (
        <li key={column} className="text-muted-foreground">
          <span className="font-semibold text-foreground tabular-nums">{counts[column].length}</span>{' '}
          {t(`columns.${column}`)}
        </li>
      ))}
      {more}
      {longest?.arrivedAt && (
        // On phones, which show it in the first row below, its lines are spared.
        <li className="flex items-center gap-1.5 max-sm:hidden">
          <Hourglass aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
          <span>
            <KeptWords>
              {t('longest', {
                name: longest.patientName ? keptWord(longest.patientName) : t('patient'),
                minutes: waitOf(longest, now) ?? 0,
                since: keptWord(formatClock(longest.arrivedAt, timeZone)),
              })}
            </KeptWords>
          </span>
        </li>
      )}
      {behind.map(({ id, name, minutes }) => (
        <li key={id} className="flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-4 shrink-0 text-warning-strong" />
          <span>
            <KeptWords>{t('behind', { name: keptWord(name), minutes })}</KeptWords>
          </span>
        </li>
      ))}
    </ul>
  )
}
