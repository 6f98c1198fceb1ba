'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withFullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { NativeSelect } from '@/components/ui/native-select'
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover'
import type { WeekSchedule } from '@/lib/domain/schedule'
import { addWeeks, columnOf, daysOf } from '@/lib/domain/week'
import { formatPlainDay } from '@/lib/format/dates'
import { useWeekRead } from '@/lib/swr/schedule'
import type { CalendarPlace } from '../use-calendar-place'
import { useCopies } from './use-copies'

interface CopyHoursProps {
  place: CalendarPlace
  timeZone: string
  schedule: WeekSchedule | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
}

export const CopyHours = withFullMessages(CopyPanel)

/** Copies last week's hours into the week shown, or those of one of its days to another. */
function CopyPanel({ place, timeZone, schedule, open, onOpenChange }: CopyHoursProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { week, doctorId } = place
  const [from, setFrom] = useState(0)
  const [to, setTo] = useState(1)
  const last = useWeekRead(doctorId, open ? addWeeks(week, -1) : null)
  const { copy, copying } = useCopies({ doctorId, timeZone, there: schedule?.shifts ?? [] })
  const days = daysOf(week)

  async function copyWeek() {
    await copy(last?.shifts ?? [], 7, (day) => columnOf(addWeeks(week, -1), day) >= 0)
    onOpenChange(false)
  }
  async function copyDay() {
    await copy(schedule?.shifts ?? [], to - from, (day) => columnOf(week, day) === from)
    onOpenChange(false)
  }

  const choices = [
    ['copy-from', t('drag.copyFrom'), from, setFrom],
    ['copy-to', t('drag.copyTo'), to, setTo],
  ] as const
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverAnchor className="pointer-events-none absolute inset-0" />
      <PopoverContent className="grid w-72 gap-4 p-4" aria-label={t('schedule.copyHours')}>
        <div className="grid gap-1">
          <h2 className="font-semibold">{t('schedule.copyHours')}</h2>
          <p className="text-sm text-muted-foreground">{t('drag.copyText')}</p>
        </div>
        <fieldset className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <legend className="sr-only">{t('drag.copyDay')}</legend>
          {choices.map(([id, label, value, set]) => (
            <div key={id} className="col-span-full grid grid-cols-subgrid items-center">
              <Label htmlFor={id}>{label}</Label>
              <NativeSelect id={id} value={value} onChange={({ target }) => set(Number(target.value))}>
                {days.map((day, index) => (
                  <option translate="no" key={day} value={index}>
                    {formatPlainDay(day, locale, 'short')}
                  </option>
                ))}
              </NativeSelect>
            </div>
          ))}
          <Button className="col-span-full" disabled={copying || from === to || !schedule} onClick={copyDay}>
            {t('drag.copyDo')}
          </Button>
        </fieldset>
        <Button variant="secondary" disabled={copying || !last} onClick={copyWeek}>
          {t('drag.copyLastWeek')}
        </Button>
      </PopoverContent>
    </Popover>
  )
}
