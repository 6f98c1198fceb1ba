'use client'

import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/icon'
import { bookVisit } from '@/lib/browser/book-visit'
import type { FreeSlot } from '@/lib/domain/free-slot'
import { leastMinutes } from '@/lib/domain/grid'
import { type GridColumn, isLive } from '@/lib/domain/grid-view'
import css from './week-grid.module.css'

/** Minutes; lower ones have no room for their words below a name. */
const lowestShared = 30

/** When a doctor can next be booked. */
export type FreeTime = Pick<FreeSlot, 'start' | 'time'> & {
  /** Minutes after 7:00; null outside the hours. */
  top: number | null
  /** Within the next two hours. */
  soon: boolean
}

type FreeTimesProps = {
  columns: readonly GridColumn[]
  frees: readonly FreeTime[][]
  slotMinutes: number
}

/** The next free times of each doctor, the first and what is soon. The arrow keys reach them by their hours. */
export function FreeTimes({ columns, frees, slotMinutes }: FreeTimesProps) {
  const t = useTranslations('schedule')
  return (
    <div className={`${css.row} ${css.cells}`}>
      {columns.map(({ name, doctorId, day, content }, index) =>
        frees[index]?.map(({ start, time, top, soon }, nth) => {
          // Shorter slots would cover each other.
          if (top === null || (nth > 0 && !(soon && slotMinutes >= leastMinutes))) return null
          const at = content.appointments.inside.filter((block) => block.top === top)
          // A name of a cancelled visit stands in the first half of the time.
          const isGiven = at.length > 0
          const place: Record<`--${string}`, number> = {
            '--column': index,
            '--t': top,
            '--h': slotMinutes,
          }
          // A press in the middle of a schedule changes it.
          const isMiddle = content.shifts.inside.some((shift) => {
            const middle = shift.top + shift.length / 2
            return top < middle && middle < top + slotMinutes
          })
          if (at.some(isLive) || (isGiven && (isMiddle || slotMinutes < lowestShared))) return null
          return (
            <button
              key={`${doctorId} ${start}`}
              type="button"
              tabIndex={-1}
              className={css.cell}
              style={place as CSSProperties}
              data-wide={isGiven ? 'given' : isMiddle ? undefined : ''}
              data-shown
              data-slot
              aria-label={t('cellBook', { day: name, time, count: 0 })}
              onClick={() => bookVisit({ doctorId, day, start })}
            >
              <Icon name="plus" />
              <time translate="no">{time}</time>
            </button>
          )
        }),
      )}
    </div>
  )
}
