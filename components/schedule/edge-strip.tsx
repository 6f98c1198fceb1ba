'use client'

import { useLocale } from 'next-intl'
import type { DayContent } from '@/lib/domain/grid-view'
import type { WeekShift } from '@/lib/domain/schedule'
import { dayInWords } from '@/lib/format/week'
import { AppointmentBlock, ShiftBlock } from './blocks'
import css from './week-grid.module.css'

type EdgeStripProps = {
  edge: 'early' | 'late'
  label: string
  days: string[]
  contents: DayContent[]
  pickedDay: string
  onEdit: (shift: WeekShift) => void
}

/** What lies wholly before 7:00 or after 23:00; nothing when nothing does. */
export function EdgeStrip({ edge, label, days, contents, pickedDay, onEdit }: EdgeStripProps) {
  const locale = useLocale()
  if (contents.every(({ shifts, appointments }) => !shifts[edge].length && !appointments[edge].length)) {
    return null
  }
  return (
    <div className={edge === 'late' ? `${css.row} ${css.late}` : css.row}>
      <p className={`${css.corner} ${css.edge}`}>{label}</p>
      {contents.map(({ shifts, appointments }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
        <div
          key={days[index]}
          role="group"
          aria-label={`${dayInWords(days[index] ?? '', locale)}, ${label}`}
          className={css.strip}
          data-day={days[index]}
          data-picked={days[index] === pickedDay || undefined}
        >
          {shifts[edge].map((block) => (
            <ShiftBlock key={block.item.id} block={block} day={days[index] ?? ''} onEdit={onEdit} />
          ))}
          {appointments[edge].map((block) => (
            <AppointmentBlock key={block.item.id} block={block} />
          ))}
        </div>
      ))}
    </div>
  )
}
