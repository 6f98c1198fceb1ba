'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { bookVisit } from '@/lib/browser/book-visit'
import type { FreeSlot } from '@/lib/domain/free-slot'
import { type GridColumn, isLive } from '@/lib/domain/grid-view'
import css from './week-grid.module.css'

/** Lower ones have no room for their words. */
const lowestBox = 15

/** When a doctor can next be booked. */
export type FreeTime = Pick<FreeSlot, 'start' | 'time'> & {
  /** Minutes after 7:00; null outside the hours. */
  top: number | null
}

type FreeTimesProps = {
  columns: readonly GridColumn[]
  frees: readonly (FreeTime | undefined)[]
  slotMinutes: number
}

/** The next free time of each doctor, where it stands among the hours. The arrow keys reach it by its hour. */
export function FreeTimes({ columns, frees, slotMinutes }: FreeTimesProps) {
  const t = useTranslations('schedule')
  return (
    <div className={`${css.row} ${css.cells}`}>
      {columns.map(({ id, name, doctorId, day, content }, index) => {
        const free = frees[index]
        if (!free || free.top === null) return null
        const { start, time } = free
        const at = content.appointments.inside.filter((block) => block.top === free.top)
        const half = slotMinutes / 2
        // Who has cancelled is named in the first half of the time.
        if (at.some(isLive) || (at.length > 0 && half < lowestBox)) return null
        const [top, length] = at.length > 0 ? [free.top + half, half] : [free.top, slotMinutes]
        const place: Record<`--${string}`, number> = { '--column': index, '--t': top, '--h': length }
        // A press in the middle of a schedule changes it.
        const isMiddle = content.shifts.inside.some((shift) => {
          const middle = shift.top + shift.length / 2
          return top < middle && middle < top + length
        })
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={css.cell}
            style={place as CSSProperties}
            data-wide={!isMiddle || undefined}
            data-shown
            data-slot
            aria-label={t('cellBook', { day: name, time, count: 0 })}
            onClick={() => bookVisit({ doctorId, day, start })}
          >
            <Icon name="plus" />
            <time translate="no">{time}</time>
          </button>
        )
      })}
    </div>
  )
}
