'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { addDays } from '#contract/zone'
import { DayForm } from '@/components/booking/day-form'
import { MonthGrid } from '@/components/booking/month-grid'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { type BookableDay, monthOf, monthsOf, quickPicks } from '@/lib/domain/slots'
import { formatPlainDay } from '@/lib/format/dates'

interface DateCardProps {
  days: readonly BookableDay[]
  selected: string
  move: string | null
  onDay: (day: string) => void
}

/** The month of the chosen day, with the quick picks; the first day of the window is today at the clinic. */
export function DateCard({ days, selected, move, onDay }: DateCardProps) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const [turned, setTurned] = useState({ selected, month: monthOf(selected) })
  const month = turned.selected === selected ? turned.month : monthOf(selected)
  const today = days[0]?.date ?? selected
  const months = monthsOf(days)
  const position = months.indexOf(month)
  const turnTo = (target: string | undefined) => target && setTurned({ selected, month: target })
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
                className="h-auto min-h-9 px-2 whitespace-normal pointer-coarse:min-h-11 aria-pressed:border-primary pressable"
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
          <div className="mb-1 flex items-center justify-between">
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('previousMonth')}
              disabled={position <= 0}
              onClick={() => turnTo(months[position - 1])}
            >
              <Icon name="chevron-left" />
            </Button>
            <p aria-live="polite" className="text-sm font-semibold first-letter:uppercase">
              {formatPlainDay(`${month}-01`, locale, 'month')}
            </p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('nextMonth')}
              disabled={position === months.length - 1}
              onClick={() => turnTo(months[position + 1])}
            >
              <Icon name="chevron-right" />
            </Button>
          </div>
          <MonthGrid month={month} days={days} selected={selected} today={today} onMonth={turnTo} />
        </div>
        <p className="flex items-center gap-2 text-sm text-muted-foreground">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-primary" />
          {t('marked')}
        </p>
      </DayForm>
    </Card>
  )
}
