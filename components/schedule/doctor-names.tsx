'use client'

import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { bookVisit } from '@/lib/browser/book-visit'
import type { DayLoad } from '@/lib/domain/day-load'
import { freeSlotIn } from '@/lib/domain/free-slot'
import { entriesOf, type GridColumn } from '@/lib/domain/grid-view'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import { specialtyLabel } from '@/lib/format/labels'
import { LoadFigures } from './load-bar'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'
import css from './week-grid.module.css'

type DoctorNamesProps = {
  place: CalendarPlace
  doctors: CalendarDoctor[]
  loads: DayLoad[]
  columns: GridColumn[]
  clinic: Parameters<typeof freeSlotIn>[2]
}

/** Minutes after 7:00. */
const wholeDay = { from: -420, to: 1440 }

/** The working hours of a day: a doctor who comes in the afternoon is not taken for free. */
const hoursOf = (column: GridColumn) =>
  entriesOf(column.content.shifts)
    .map(({ startTime, endTime }) => `${startTime}–${endTime}`)
    .join(', ')

/** The heads of the doctors: each leads to the doctor's own week, and to booking their next free time. */
export function DoctorNames({ place, doctors, loads, columns, clinic }: DoctorNamesProps) {
  const t = useTranslations()
  return doctors.map(({ id, name, specialty }, index) => {
    const [load, column] = [loads[index], columns[index]]
    if (!(load && column)) return null
    const slot = freeSlotIn(column, wholeDay, clinic)
    return (
      <div key={id} className={`${css.name} ${css.doctor}`}>
        <PlaceLink
          translate="no"
          place={place}
          to={{ view: 'week', doctorId: id }}
          className="line-clamp-2 min-h-6 shrink-0 rounded-xs leading-5 font-medium text-foreground hover:underline"
          title={name}
        >
          {name}
        </PlaceLink>
        <span className="truncate max-md:sr-only">
          {specialtyLabel((key) => t(`specialties.${key}`), specialty)}
        </span>
        {load.bookable > 0 ? (
          <span className={css.load}>
            <span translate="no" className="truncate max-xl:sr-only">
              {hoursOf(column)}
            </span>
            <LoadFigures {...load}>
              {slot && (
                <button
                  type="button"
                  aria-label={`${t('schedule.free')} ${slot.time}, ${name}`}
                  onClick={() => bookVisit({ doctorId: id, day: column.day, start: slot.start })}
                >
                  {t('schedule.free')} <Time>{slot.time}</Time>
                </button>
              )}
            </LoadFigures>
          </span>
        ) : (
          t('schedule.noHours')
        )}
      </div>
    )
  })
}
