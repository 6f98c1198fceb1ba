import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { VisitSeriesDate } from '#contract/visit-series'
import { DataState } from '@/components/shared/state/data-state'
import { CheckboxRow } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import { write } from '@/lib/browser/request'
import { type BodyOfCall, callAddress } from '@/lib/endpoints/browser-call'
import { formatSlot } from '@/lib/format/dates'
import { useUserKey } from '@/lib/swr/user-cache'

export type SeriesQuestion = BodyOfCall<'visit-series.preview'>

interface RepeatDatesProps {
  question: SeriesQuestion
  /** Another one asks the same question again. */
  round: number
  pending: boolean
  /** Null while they are not known. */
  onStarts: (starts: string[] | null) => void
}

const timeOf = ({ wanted, free, nearest }: VisitSeriesDate) => (free ? wanted : nearest)

/** Each date with its time or the nearest free one; any but the first can be left out. */
export function RepeatDates({ question, round, pending, onStarts }: RepeatDatesProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const key = useUserKey()(`${callAddress('visit-series.preview')} ${round} ${JSON.stringify(question)}`)
  const ask = () => write('visit-series.preview', { body: question })
  const { data, error, isLoading } = useSWR(key, ask)
  const dates = data ?? []
  const known = data !== undefined
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const starts = dates.flatMap((date) => {
    const time = timeOf(date)
    return time && !left.has(date.wanted) ? [time] : []
  })
  const chosen = starts.join()
  useEffect(() => {
    onStarts(known ? chosen.split(',').filter(Boolean) : null)
    return () => onStarts([])
  }, [known, chosen, onStarts])

  function toggle(wanted: string) {
    const next = new Set(left)
    if (!next.delete(wanted)) next.add(wanted)
    setLeft(next)
  }

  return (
    <DataState
      loading={isLoading}
      loadingText={t('loadingSlots')}
      skeleton={<Skeleton className="h-24" />}
      error={error ? t('slotsFailed') : null}
    >
      <fieldset disabled={pending} className="grid gap-1 rounded-lg border p-3">
        <legend className="px-1 text-sm font-medium">{t('repeatDates', { count: starts.length })}</legend>
        {dates.map((date, index) => {
          const time = timeOf(date)
          return (
            <CheckboxRow
              key={date.wanted}
              className="text-sm"
              checked={time !== null && !left.has(date.wanted)}
              disabled={time === null || index === 0}
              onChange={() => toggle(date.wanted)}
            >
              <span className="grid py-1">
                <span className="first-letter:uppercase">
                  {formatSlot(time ?? date.wanted, question.timeZone, locale, 'full')}
                </span>
                {!date.free && (
                  <span className="text-muted-foreground">{t(time ? 'repeatNearest' : 'repeatNone')}</span>
                )}
              </span>
            </CheckboxRow>
          )
        })}
      </fieldset>
    </DataState>
  )
}
