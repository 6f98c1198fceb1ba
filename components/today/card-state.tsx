'use client'

import { useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { columnOf, lateMinutes, type TodayVisit, waitOf } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'

interface CardStateProps {
  visit: TodayVisit
  /** Milliseconds. */
  now: number
  timeZone: string
}

/** How late somebody is, since when they are there, since when they are with the doctor. */
export function CardState({ visit, now, timeZone }: CardStateProps) {
  const t = useTranslations('today')
  const late = lateMinutes(visit, now)
  if (late > 0) return <Badge variant="warning">{t('late', { minutes: late })}</Badge>
  const column = columnOf(visit)
  if (column === 'arrived' && visit.arrivedAt) {
    const minutes = waitOf(visit, now) ?? 0
    return (
      <Badge variant="info">
        <span>
          <KeptWords>
            {t('since', { time: keptWord(formatClock(visit.arrivedAt, timeZone)), minutes })}
          </KeptWords>
        </span>
      </Badge>
    )
  }
  if (column === 'started' && visit.startedAt) {
    return (
      <Badge variant="success">
        <span>
          <KeptWords>{t('startedAt', { time: keptWord(formatClock(visit.startedAt, timeZone)) })}</KeptWords>
        </span>
      </Badge>
    )
  }
  if (column === 'expected' && visit.confirmedAt) return <Badge variant="accent">{t('confirmed')}</Badge>
  return null
}
