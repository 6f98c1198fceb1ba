'use client'

import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { bookVisit } from '@/lib/browser/book-visit'
import type { DayLoad } from '@/lib/domain/day-load'
import { entriesOf, type GridColumn } from '@/lib/domain/grid-view'
import type { TeamDoctor } from '@/lib/domain/schedule'
import { specialtyLabel } from '@/lib/format/labels'
import type { FreeTime } from './free-times'
import { LoadBar } from './load-bar'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'
import css from './week-grid.module.css'

type DoctorNamesProps = {
  place: CalendarPlace
  doctors: TeamDoctor[]
  loads: DayLoad[]
  columns: GridColumn[]
  /** The next free time of each. */
  frees: readonly (FreeTime | undefined)[]
}

/** The working hours of a day: a doctor who comes in the afternoon is not taken for free. */
const hoursOf = (column: GridColumn) =>
  entriesOf(column.content.shifts)
    .map(({ startTime, endTime }) => `${startTime}–${endTime}`)
    .join(', ')

/** The heads of the doctors: each leads to the doctor's own week, and to booking their next free time. */
export function DoctorNames({ place, doctors, loads, columns, frees }: DoctorNamesProps) {
  const t = useTranslations()
  return doctors.map(({ id, name, specialty }, index) => {
    const [load, column] = [loads[index], columns[index]]
    if (!(load && column)) return null
    const free = frees[index]
    const freeFrom = free && (
      <>
        {t('schedule.free')} <Time>{free.time}</Time>
      </>
    )
    return (
      <div key={id} className={`${css.name} ${css.doctor}`}>
        <PlaceLink
          translate="no"
          place={place}
          to={{ view: 'week', doctorId: id }}
          className="line-clamp-2 py-0.5 rounded-xs font-semibold text-foreground hover:underline"
          title={name}
        >
          {name}
        </PlaceLink>
        <div className="flex justify-between gap-1.5 max-md:sr-only">
          <span className="truncate">{specialtyLabel((key) => t(`specialties.${key}`), specialty)}</span>
          {load.bookable > 0 && <span className="max-xl:sr-only">{t('schedule.load', { ...load })}</span>}
        </div>
        <div className="flex justify-between gap-1.5">
          {load.bookable > 0 ? (
            <>
              <span translate="no" className="truncate max-xl:sr-only">
                {hoursOf(column)}
              </span>
              <span aria-hidden={!free} className="ms-auto md:hidden">
                {freeFrom ?? `${load.booked}/${load.bookable}`}
              </span>
            </>
          ) : (
            t('schedule.noHours')
          )}
          {free && (
            <button
              type="button"
              aria-label={`${t('schedule.free')} ${free.time}, ${name}`}
              className="ms-auto max-md:hidden"
              onClick={() => bookVisit({ doctorId: id, day: column.day, start: free.start })}
            >
              {freeFrom}
            </button>
          )}
        </div>
        {load.bookable > 0 && <LoadBar {...load} />}
      </div>
    )
  })
}
