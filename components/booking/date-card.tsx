'use client'

import { useLocale, useTranslations } from 'next-intl'
import { addDays } from '#contract/zone'
import { DayForm } from '@/components/booking/day-form'
import { WindowGrid } from '@/components/booking/window-grid'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { type BookableDay, quickPicks } from '@/lib/domain/slots'
import { formatPlainDay } from '@/lib/format/dates'

interface DateCardProps {
  days: readonly BookableDay[]
  selected: string
  move: string | null
  onDay: (day: string) => void
}

/** All days that can be booked, with the quick picks; the first of them is today at the clinic. */
export function DateCard({ days, selected, move, onDay }: DateCardProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const today = days[0]?.date ?? selected
  const isOpen = (day: string) => days.some((each) => each.date === day)
  return (
    <Card>
      <CardTitle>{t('chooseDate')}</CardTitle>
      <DayForm move={move} onDay={onDay} className="grid gap-4">
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 lg:grid-cols-2">
          {quickPicks.map(({ label, days: ahead }) => {
            const day = addDays(today, ahead)
            return (
              <Button
                key={label}
                type="submit"
                variant="secondary"
                className="h-auto min-h-9 px-2 whitespace-normal pointer-coarse:min-h-11 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong"
                name="day"
                value={day}
                disabled={!isOpen(day)}
                aria-pressed={day === selected}
              >
                {t(`picks.${label}`)}
              </Button>
            )
          })}
        </div>
        <div>
          <p aria-hidden="true" className="mb-1 text-center text-sm font-semibold tabular-nums">
            {formatPlainDay(today, locale, 'dayMonth')} – {formatPlainDay(days.at(-1)?.date ?? today, locale)}
          </p>
          <WindowGrid days={days} selected={selected} today={today} />
        </div>
        <p className="flex items-center gap-2 text-sm text-muted-foreground">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-primary" />
          {t('marked')}
        </p>
      </DayForm>
    </Card>
  )
}
