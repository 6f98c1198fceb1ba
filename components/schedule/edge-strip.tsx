'use client'

import type { GridColumn } from '@/lib/domain/grid-view'
import type { WeekShift } from '@/lib/domain/schedule'
import { AppointmentBlock, type BlockWords, ShiftBlock } from './blocks'
import css from './week-grid.module.css'

type EdgeStripProps = {
  words: BlockWords
  edge: 'early' | 'late'
  label: string
  columns: GridColumn[]
  pickedDay: string
  onEdit: (shift: WeekShift, doctorId: string) => void
}

/** Blocks wholly before 7:00 or after 23:00. */
export function EdgeStrip({ words, edge, label, columns, pickedDay, onEdit }: EdgeStripProps) {
  return (
    <div className={edge === 'late' ? `${css.row} ${css.late}` : css.row}>
      <p className={`${css.corner} ${css.edge}`}>{label}</p>
      {columns.map(({ id, name, day, doctorId, content }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
        <div
          key={id}
          role="group"
          aria-label={`${name}, ${label}`}
          className={css.strip}
          data-day={day}
          data-picked={day === pickedDay || undefined}
        >
          {content.shifts[edge].map((block) => (
            <ShiftBlock
              key={block.item.id}
              words={words}
              block={block}
              of={name}
              onEdit={(shift) => onEdit(shift, doctorId)}
            />
          ))}
          {content.appointments[edge].map((block) => (
            <AppointmentBlock key={block.item.id} words={words} block={block} />
          ))}
        </div>
      ))}
    </div>
  )
}
