'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import useSWR from 'swr'
import { addDays, dayAt } from '#contract/zone'
import { DataState } from '@/components/shared/state/data-state'
import { Time } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { ownZone } from '@/lib/browser/device/own-zone'
import { type RequestError, readerOf } from '@/lib/browser/request'
import { byHalfDay } from '@/lib/domain/slots'
import { addressOf } from '@/lib/endpoints/endpoint'
import { type PublicTime, publicBookingEndpoints } from '@/lib/endpoints/public-bookings'
import { formatClock, formatPlainDay, sameClock, zoneName } from '@/lib/format/dates'
import type { UserKey } from '@/lib/swr/user-cache'
import type { Wish } from './choose-time'
import { DayButton } from './day-button'
import type { ChosenTime } from './person-form'

interface FreeTimesProps {
  clinic: { slug: string; timeZone: string }
  today: string
  wish: Wish
  onTime: (time: ChosenTime) => void
}

const searchedDays = 31
const ask = readerOf(publicBookingEndpoints.times)

/** Days that are shown before somebody asks for more. */
const fewDays = 5

/** The days with something free, and the times of the chosen one. */
export function FreeTimes({ clinic: { slug, timeZone }, today, wish, onTime }: FreeTimesProps) {
  const t = useTranslations('publicBooking')
  const locale = useLocale()
  const { doctorId, ...kind } = wish
  const until = addDays(today, searchedDays)
  const query = { slug, ...kind, from: today, to: until, ...(doctorId && { doctorId }) }
  // Nobody is signed in: they are the same for everybody.
  const key: UserKey = ['', addressOf(publicBookingEndpoints.times, { query })]
  const { data, error, isLoading, mutate } = useSWR<{ slots: PublicTime[] }, RequestError, UserKey>(key, ask)
  const [asked, setAsked] = useState('')
  const [isLong, setIsLong] = useState(false)
  const days = Map.groupBy(data?.slots ?? [], ({ start }) => dayAt(Date.parse(start), timeZone))
  const dates = [...days.keys()]
  const day = days.has(asked) ? asked : (dates[0] ?? '')
  const times = days.get(day) ?? []
  const [first] = times
  const halves = byHalfDay(times, ({ start }) => start, timeZone)
  const shown = isLong ? dates : dates.slice(0, fewDays)
  return (
    <section aria-label={t('when')} className="grid content-start gap-4">
      <DataState
        loading={isLoading}
        loadingText={t('loading')}
        skeleton={<Skeleton className="h-24" />}
        error={error && !data ? t('timesFailed') : null}
        onRetry={() => mutate()}
      >
        {dates.length === 0 && <p>{t('noTimes')}</p>}
        {dates.length > 0 && (
          <>
            <div className="grid gap-2">
              <h2 className="text-base font-semibold">{t('when')}</h2>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
                {shown.map((date) => (
                  <DayButton
                    key={date}
                    date={date}
                    isToday={date === today}
                    isChosen={date === day}
                    count={days.get(date)?.length ?? 0}
                    onChoose={() => setAsked(date)}
                  />
                ))}
                {shown.length < dates.length && (
                  <Button
                    variant="ghost"
                    className="h-auto min-h-11 px-1 text-primary-strong"
                    onClick={({ currentTarget: { parentElement: grid } }) => {
                      flushSync(() => setIsLong(true))
                      grid?.querySelectorAll('button')[fewDays]?.focus()
                    }}
                  >
                    {t('moreDays')}
                    <Icon name="chevron-down" />
                  </Button>
                )}
              </div>
            </div>
            <h3 className="sr-only">
              <Time dateTime={day}>{formatPlainDay(day, locale, 'short')}</Time>
            </h3>
            {(['morning', 'afternoon'] as const).map(
              (half) =>
                halves[half].length > 0 && (
                  <div key={half} className="grid gap-2">
                    {/* A day with one half needs no name for it. */}
                    {halves[half].length < times.length && (
                      <h4 className="text-sm font-medium text-muted-foreground">{t(half)}</h4>
                    )}
                    <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
                      {halves[half].map(({ start, doctorId }) => (
                        <li key={start} className="grid">
                          <Button
                            variant="secondary"
                            className="h-auto min-h-11 px-0 text-base tabular-nums hover:border-primary"
                            onClick={() => onTime({ start, doctorId: wish.doctorId ? doctorId : null })}
                          >
                            <Time dateTime={start}>{formatClock(start, timeZone)}</Time>
                          </Button>
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
            )}
            {/* They are drawn in the browser, whose clock is the reader's. */}
            {first && !sameClock(first.start, timeZone, ownZone()) && (
              <p className="text-sm text-muted-foreground">
                {t('zone', { zone: zoneName(timeZone, locale) })}
              </p>
            )}
          </>
        )}
      </DataState>
    </section>
  )
}
