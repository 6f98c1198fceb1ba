'use client'

import { useTranslations } from 'next-intl'
import { bookVisit } from '@/lib/browser/book-visit'
import type { DayLoad } from '@/lib/domain/day-load'
import type { FreeSlot } from '@/lib/domain/free-slot'
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
  /** When each works that day: who comes in the afternoon is not taken for free. */
  hours: string[]
  /** The next free time of each that day. */
  free: (FreeSlot | null)[]
  day: string
}

/** The heads of the doctors: each leads to the doctor's own week, and to booking their next free time. */
export function DoctorNames({ place, doctors, loads, hours, free, day }: DoctorNamesProps) {
  const t = useTranslations()
  return doctors.map(({ id, name, specialty }, index) => {
    const [load, slot] = [loads[index], free[index]]
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
        {load &&
          (load.bookable > 0 ? (
            <span className={css.load}>
              <span translate="no" className="truncate max-xl:sr-only">
                {hours[index]}
              </span>
              <LoadFigures {...load}>
                {slot && (
                  <button
                    type="button"
                    className={css.freeAt}
                    aria-label={`${t('schedule.free')} ${slot.time}, ${name}`}
                    onClick={() => bookVisit({ doctorId: id, day, start: slot.start })}
                  >
                    {t('schedule.free')} <b translate="no">{slot.time}</b>
                  </button>
                )}
              </LoadFigures>
            </span>
          ) : (
            t('schedule.noHours')
          ))}
      </div>
    )
  })
}
