'use client'

import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { columnOf, type TodayVisit, waitOf } from '@/lib/domain/today'
import { formatClock } from '@/lib/format/dates'
import css from './board.module.css'

/** So long before it begins, in milliseconds, somebody who has not confirmed is called. */
const callMs = 1_800_000

interface CardStateProps {
  visit: TodayVisit
  /** Milliseconds. */
  now: number
  timeZone: string
  /** A no-show hint is shown in place of the pending badge. */
  hinted: boolean
}

/**
 * Badges of a visit: waiting for so long, with the doctor since when, confirmed, pending (in amber once somebody should
 * call), newborn.
 */
export function CardState({ visit, now, timeZone, hinted }: CardStateProps) {
  const t = useTranslations('today')
  const status = useTranslations('common')
  const column = columnOf(visit)
  const since = column === 'arrived' ? visit.arrivedAt : column === 'started' ? visit.startedAt : null
  const clock = since ? formatClock(since, timeZone) : ''
  const confirmed = column === 'expected' && visit.confirmedAt !== null
  const pending = column === 'expected' && !(confirmed || hinted)
  const isDue = Date.parse(visit.start) - now <= callMs
  if (!(since || confirmed || pending || visit.newborn)) return null
  return (
    <div className={css.state}>
      {since && column === 'arrived' && (
        <Badge variant="info" title={t('since', { time: clock })}>
          {t('waits', { minutes: waitOf(visit, now) ?? 0 })}
        </Badge>
      )}
      {since && column === 'started' && (
        <span className="text-xs text-muted-foreground tabular-nums">
          <KeptWords>{t('since', { time: keptWord(clock) })}</KeptWords>
        </span>
      )}
      {confirmed && (
        <Badge variant="quiet">
          <Check aria-hidden="true" />
          {t('confirmed')}
        </Badge>
      )}
      {pending && (
        <Badge variant={isDue ? 'warning' : 'default'}>
          <Icon name="circle-dashed" />
          {status('statusPending')}
        </Badge>
      )}
      {visit.newborn && <Badge variant="accent">{t('newborn')}</Badge>}
    </div>
  )
}
