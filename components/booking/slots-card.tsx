'use client'

import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { BusyTimes } from '@/components/booking/busy-times'
import { DayForm } from '@/components/booking/day-form'
import { RuledTimes } from '@/components/booking/ruled-times'
import { SlotGroups } from '@/components/booking/slot-groups'
import { ZoneLine } from '@/components/booking/zone-line'
import { DataState } from '@/components/shared/state/data-state'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Button } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Skeleton } from '@/components/ui/skeleton'
import { JoinWaitlist } from '@/components/waitlist/join-waitlist'
import type { BookableDays } from '@/lib/domain/slots'
import { nextFreeAfter } from '@/lib/domain/slots'
import type { WishTarget } from '@/lib/domain/wish'
import { formatPlainDay, formatSlot } from '@/lib/format/dates'
import { type BookingPlace, type BroughtSlots, useSlots } from '@/lib/swr/booking'

interface SlotsCardProps {
  place: BookingPlace
  date: string
  initial: BroughtSlots
  window: BookableDays
  /** When the appointment that is being moved starts now (ISO): no time to move it to. */
  presentStart: string | null
  onDay: (day: string) => void
  onSlot: (slot: string) => void
  /** The wish that they can join the waitlist with where nothing is free. */
  wish: WishTarget
  /** Staff may choose times that only a rule of the kind refuses. */
  byStaff: boolean
}

export function SlotsCard(props: SlotsCardProps) {
  const { place, date, initial, window, presentStart, onDay, onSlot, wish, byStaff } = props
  const t = useTranslations('booking')
  const locale = useLocale()
  const { data, error, isLoading, mutate } = useSlots(place, date, initial)
  const { timeZone } = window
  const free = data?.available.filter((slot) => slot !== presentStart)
  return (
    <Card className="gap-5">
      <CardHeader>
        <CardTitle translate="no" className="first-letter:uppercase">
          {formatPlainDay(date, locale, 'full')}
        </CardTitle>
        {free && free.length > 0 && <CardDescription>{t('chooseTime')}</CardDescription>}
        <ZoneLine instant={free?.[0]} timeZone={timeZone} />
      </CardHeader>
      <DataState
        loading={isLoading}
        loadingText={t('loadingSlots')}
        skeleton={<SlotsSkeleton />}
        error={error && !data ? t('slotsFailed') : null}
        onRetry={() => mutate()}
      >
        {free && free.length > 0 && <SlotGroups slots={free} timeZone={timeZone} onSlot={onSlot} />}
        {free?.length === 0 && (
          <NoSlots
            nextFree={nextFreeAfter(date, window.days)}
            timeZone={timeZone}
            move={place.except ?? null}
            onDay={onDay}
            wish={wish}
          />
        )}
        {data && byStaff && <RuledTimes {...data} timeZone={timeZone} onSlot={onSlot} />}
        {data && <BusyTimes {...data} timeZone={timeZone} />}
      </DataState>
    </Card>
  )
}

function SlotsSkeleton() {
  const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
      {places.map((place) => (
        <Skeleton key={place} className="h-11" />
      ))}
    </div>
  )
}

interface NoSlotsProps {
  /** ISO instant of the next free slot. */
  nextFree: string | null
  timeZone: string
  move: string | null
  onDay: (day: string) => void
  wish: WishTarget
}

function NoSlots({ nextFree, timeZone, move, onDay, wish }: NoSlotsProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  return (
    <div className="grid justify-items-start gap-3 rounded-lg border border-dashed border-border-strong p-4">
      <p className="font-medium">{t('noSlots')}</p>
      {nextFree ? (
        <DayForm move={move} onDay={onDay}>
          <Button
            type="submit"
            variant="secondary"
            name="day"
            value={dayAt(Date.parse(nextFree), timeZone)}
            className="h-auto min-h-9 py-1.5 text-start whitespace-normal pointer-coarse:min-h-11"
          >
            <Icon name="calendar-arrow-up" />
            <KeptWords>{t('nextFree', { when: keptWord(formatSlot(nextFree, timeZone, locale)) })}</KeptWords>
          </Button>
        </DayForm>
      ) : (
        <>
          <p className="text-sm text-muted-foreground">{t('nothingFree')}</p>
          <JoinWaitlist target={wish} label={t('tellWhenFree')} />
        </>
      )}
    </div>
  )
}
