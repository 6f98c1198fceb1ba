'use client'

import { CalendarDays } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatShortDay } from '@/lib/format/dates'
import type { CalendarPlace } from './use-calendar-place'

const load = () => import('./week-picker').then((module) => module.WeekPicker)
const WeekPicker = dynamic(load, { ssr: false })

type TriggerProps = ComponentProps<typeof Button> & { week: string }

/** Says the Monday of the week shown. */
export function WeekPickerTrigger({ week, ...button }: TriggerProps) {
  const t = useTranslations('schedule')
  return (
    <Button variant="secondary" className="max-lg:w-9 max-lg:px-0 pointer-coarse:max-lg:w-11" {...button}>
      <CalendarDays aria-hidden="true" />
      <span className="sr-only">{t('pickWeek')}</span>
      <span className="tabular-nums max-lg:hidden">{formatShortDay(week)}</span>
    </Button>
  )
}

/** The calendar to pick a week from loads when it is first opened. */
export function WeekPickerButton({ place }: { place: CalendarPlace }) {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const trigger = (
    <WeekPickerTrigger
      week={place.week}
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => {
        setAsked(true)
        setOpen(!open)
      }}
    />
  )
  if (!asked) return trigger
  return <WeekPicker place={place} open={open} onOpenChange={setOpen} trigger={trigger} />
}
