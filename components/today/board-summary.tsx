'use client'

import { Clock, Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { doctorsBehind, longestWaiting, type TodayVisit, waitOf } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'

interface BoardSummaryProps {
  visits: readonly TodayVisit[]
  /** Milliseconds. */
  now: number
  timeZone: string
}

/** The patient who has waited longest, and the doctors who run behind. */
export function BoardSummary({ visits, now, timeZone }: BoardSummaryProps) {
  const t = useTranslations('today')
  const longest = longestWaiting(visits, now)
  const behind = doctorsBehind(visits, now)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm empty:hidden max-sm:not-has-[>li:not([data-wide])]:hidden">
      {longest?.arrivedAt && (
        // On phones, which show it in the first row below, its lines are spared.
        <li data-wide="" className="flex items-center gap-1.5 max-sm:hidden">
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
