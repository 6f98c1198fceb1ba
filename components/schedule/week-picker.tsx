'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayFromText, textFromDay } from '@/components/shared/form/plain-date'
import { Button } from '@/components/ui/button'
import { Calendar, focusDay } from '@/components/ui/calendar'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import { addWeeks, mondayOf } from '@/lib/domain/week'
import type { CalendarPlace } from './use-calendar-place'

const presets = [
  ['lastWeek', -1],
  ['thisWeek', 0],
  ['stepOn.week', 1],
] as const

type WeekPickerProps = {
  place: CalendarPlace
  open: boolean
  onOpenChange: (open: boolean) => void
  trigger: ReactNode
}

/** Any day chooses its week; the presets count from today. */
export function WeekPicker({ place, open, onOpenChange, trigger }: WeekPickerProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const [first, last] = [dayFromText(place.week), dayFromText(place.week)]
  last?.setDate(last.getDate() + 6)
  function choose(day: string) {
    place.go({ week: mondayOf(day), day })
    onOpenChange(false)
  }
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor asChild>
        <span>{trigger}</span>
      </PopoverAnchor>
      <PopoverContent
        className="flex w-auto gap-2 p-2 max-sm:flex-col"
        aria-label={t('pickWeek')}
        onOpenAutoFocus={focusDay}
      >
        <div className="flex gap-1 sm:flex-col">
          {presets.map(([preset, count]) => {
            const week = addWeeks(mondayOf(place.today), count)
            return (
              <Button
                key={preset}
                variant="ghost"
                size="sm"
                aria-current={week === place.week || undefined}
                className="justify-start aria-[current]:bg-primary-soft aria-[current]:text-primary-strong max-sm:grow"
                onClick={() => choose(count === 0 ? place.today : week)}
              >
                {t(preset)}
              </Button>
            )
          })}
        </div>
        <Calendar
          mode="single"
          locale={locale}
          autoFocus
          showOutsideDays
          className="mx-auto"
          today={dayFromText(place.today)}
          defaultMonth={first}
          modifiers={first && last ? { shown: { from: first, to: last } } : {}}
          modifiersClassNames={{ shown: 'bg-primary-soft first:rounded-s-md last:rounded-e-md' }}
          onSelect={(day) => day && choose(textFromDay(day))}
        />
      </PopoverContent>
    </Popover>
  )
}
