'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { WeekPicker } from '@/components/schedule/large-parts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatShortDay } from '@/lib/format/dates'
import type { CalendarPlace } from './use-calendar-place'
import { useLazyPanel } from './use-lazy-panel'

type TriggerProps = ComponentProps<typeof Button> & { week: string }

/** Says the Monday of the week shown. */
export function WeekPickerTrigger({ week, ...button }: TriggerProps) {
  const t = useTranslations('schedule')
  return (
    <Button variant="secondary" className="max-2xl:w-9 max-2xl:px-0 pointer-coarse:max-2xl:w-11" {...button}>
      <Icon name="calendar-days" />
      <span className="sr-only">{t('pickWeek')}</span>
      <span className="tabular-nums max-2xl:hidden">{formatShortDay(week)}</span>
    </Button>
  )
}

/** The calendar to pick a week from loads when it is first opened. */
export function WeekPickerButton({ place }: { place: CalendarPlace }) {
  const { asked, button, ...panel } = useLazyPanel(WeekPicker.ahead)
  const trigger = <WeekPickerTrigger week={place.week} {...button} />
  if (!asked) return trigger
  return <WeekPicker place={place} {...panel} trigger={trigger} />
}
