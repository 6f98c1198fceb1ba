'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties, Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FreeSlot } from '@/lib/domain/free-slot'
import { firstHour, hourRows } from '@/lib/domain/grid'
import { blocksInHour } from '@/lib/domain/grid-cursor'
import type { GridColumn } from '@/lib/domain/grid-view'
import css from './week-grid.module.css'

type FreeCellProps = {
  ref: Ref<HTMLButtonElement>
  columns: GridColumn[]
  /** Its column and its hour. */
  index: number
  hour: number
  /** The free time of a schedule that it stands for: a visit is booked there. */
  slot: FreeSlot | null
  /** The pointer is over it. */
  shown: boolean
  onClick: () => void
}

/** The one cell that is there, of a grid too large to be written down. */
export function FreeCell({ ref, columns, index, hour, slot, shown, onClick }: FreeCellProps) {
  const t = useTranslations('schedule')
  const name = useCellName(hour, columns[index], slot)
  const position: Record<`--${string}`, number> = { '--row': hour - firstHour, '--column': index }
  const place = slot ? { ...position, '--t': slot.top, '--h': slot.length } : position
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table would need every cell
    <div
      role="grid"
      aria-label={t('grid')}
      aria-rowcount={hourRows}
      aria-colcount={columns.length}
      className={`${css.row} ${css.cells}`}
    >
      {/* biome-ignore lint/a11y: one cell of a grid too large to be written down */}
      <div role="row" className="contents" aria-rowindex={hour - firstHour + 1}>
        {/* biome-ignore lint/a11y: the button inside has the focus */}
        <div role="gridcell" className="contents" aria-colindex={index + 1}>
          <button
            ref={ref}
            type="button"
            className={css.cell}
            style={place as CSSProperties}
            data-shown={shown || undefined}
            data-slot={slot ? '' : undefined}
            aria-label={name}
            aria-description={t('gridHelp')}
            onClick={onClick}
          >
            <Icon name={slot ? 'calendar-plus' : 'plus'} />
            <time translate="no">{slot?.time ?? `${String(hour).padStart(2, '0')}:00`}</time>
          </button>
        </div>
      </div>
    </div>
  )
}

/** A screen reader's name for an hour: the day or the doctor, the time, and the hour's contents. */
function useCellName(hour: number, column: GridColumn | undefined, slot: FreeSlot | null): string {
  const t = useTranslations('schedule')
  const said = { day: column?.name ?? '', time: `${String(hour).padStart(2, '0')}:00` }
  const content = column?.content
  const count = blocksInHour(hour, content?.appointments.inside ?? []).length
  if (slot) return t('cellBook', { ...said, time: slot.time, count })
  if (count > 0) return t('cellTaken', { ...said, count })
  return blocksInHour(hour, content?.shifts.inside ?? []).length > 0
    ? t('cellShift', said)
    : t('cellFree', said)
}
