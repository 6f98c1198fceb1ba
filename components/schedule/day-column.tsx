'use client'

import { type CSSProperties, memo } from 'react'
import type { GridColumn } from '@/lib/domain/grid-view'
import type { WeekShift } from '@/lib/domain/schedule'
import { AppointmentBlock, type BlockWords, ElsewhereBlock, ShiftBlock } from './blocks'
import { DayOffShade } from './day-off-shade'
import css from './week-grid.module.css'

type DayColumnProps = {
  words: BlockWords
  column: GridColumn
  picked: boolean
  /** Minutes after 7:00 of the present time, on today only; null outside the hours. */
  now: number | null
  /** The day is over. */
  past: boolean
  onEdit: (shift: WeekShift, doctorId: string) => void
}

export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { words, column, picked, now, past, onEdit } = props
  const { id, name, day, doctorId, off, content } = column
  // It is its time, or it comes next; among the team's, which has a next one in each column, within half an hour.
  const next =
    now !== null &&
    content.appointments.inside.find(
      ({ item, top, length }) =>
        item.status === 'pending' && top + length > now && (id === day || top <= now + 30),
    )
  const present: Record<`--${string}`, number | null> = { '--now': past ? 9999 : now }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label={name}
      className={css.day}
      data-column={id}
      data-day={day}
      data-picked={picked || undefined}
      style={present as CSSProperties}
    >
      {off && <DayOffShade off={off} />}
      {content.elsewhere?.inside.map((block) => (
        <ElsewhereBlock key={block.item.id} words={words} block={block} />
      ))}
      {content.shifts.inside.map((block) => (
        <ShiftBlock
          key={block.item.id}
          words={words}
          block={block}
          of={name}
          onEdit={(shift) => onEdit(shift, doctorId)}
        />
      ))}
      {content.appointments.inside.map((block) => (
        <AppointmentBlock key={block.item.id} words={words} block={block} isNext={block === next} />
      ))}
      {now !== null && <span className={css.now} />}
    </div>
  )
})
