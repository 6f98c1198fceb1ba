'use client'

import { useLocale } from 'next-intl'
import { type CSSProperties, memo } from 'react'
import type { DayContent } from '@/lib/domain/grid-view'
import type { WeekShift } from '@/lib/domain/schedule'
import { dayInWords } from '@/lib/format/week'
import { AppointmentBlock, ShiftBlock } from './blocks'
import css from './week-grid.module.css'

type DayColumnProps = {
  day: string
  content: DayContent
  picked: boolean
  /** Minutes after 7:00 of the present time, on today only; null outside the hours. */
  now: number | null
  today: boolean
  onEdit: (shift: WeekShift) => void
}

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, content, picked, now, today, onEdit } = props
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label={dayInWords(day, locale)}
      className={today ? `${css.day} ${css.today}` : css.day}
      data-day={day}
      data-picked={picked || undefined}
    >
      {content.shifts.inside.map((block) => (
        <ShiftBlock key={block.item.id} block={block} day={day} onEdit={onEdit} />
      ))}
      {content.appointments.inside.map((block) => (
        <AppointmentBlock key={block.item.id} block={block} />
      ))}
      {now !== null && <span className={css.now} style={placeAt(now)} />}
    </div>
  )
})

export function placeAt(minutes: number): CSSProperties {
  const place: Record<`--${string}`, number> = { '--t': minutes }
  return place
}
