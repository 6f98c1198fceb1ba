'use client'

import { useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { bookVisit } from '@/lib/browser/book-visit'
import type { DayLoad } from '@/lib/domain/day-load'
import type { GridColumn } from '@/lib/domain/grid-view'
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
  /** The next free times of each. */
  frees: readonly FreeTime[][]
}

/** The heads of the doctors: each leads to the doctor's own week, and to booking their next free time. */
export function DoctorNames({ place, doctors, loads, columns, frees }: DoctorNamesProps) {
  const t = useTranslations()
  return doctors.map(({ id, name, specialty }, index) => {
    const [load, column] = [loads[index], columns[index]]
    if (!(load && column)) return null
    const free = frees[index]?.[0]
    const figures = { taken: load.booked, of: load.bookable }
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
          className="truncate py-0.5 rounded-xs font-semibold text-foreground hover:underline"
          title={name}
        >
          {name}
        </PlaceLink>
        <div className="flex justify-between gap-1.5">
          <span className="truncate">
            {load.bookable > 0 && (
              <>
                {free && <span aria-hidden="true">{t('schedule.seats', figures)} · </span>}
                <span className="sr-only">{t('schedule.load', { ...load })} </span>
              </>
            )}
            {specialtyLabel((key) => t(`specialties.${key}`), specialty)}
          </span>
          {load.bookable > 0 ? (
            <span aria-hidden={!free} className={free ? 'ms-auto md:hidden' : 'ms-auto'}>
              {freeFrom ?? `${load.booked}/${load.bookable}`}
            </span>
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
