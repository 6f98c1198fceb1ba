'use client'

import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { ZoneNote } from '@/components/shared/text/zone-note'
import { Button, buttonVariants } from '@/components/ui/button'
import type { CalendarStart, WeekAppointment } from '@/lib/domain/schedule'
import { addWeeks, mondayOf } from '@/lib/domain/week'
import { formatClock, zoneCity } from '@/lib/format/dates'
import { weekdayName, weekInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { DoctorSelect } from './doctor-select'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'
import { WeekPickerButton } from './week-picker-button'

type WeekHeadProps = {
  start: CalendarStart
  place: CalendarPlace
  now: Date
  /** Said under the title instead of whose week it is. */
  notice: string | null
  /** Who comes next in the week shown. */
  next: WeekAppointment | null
  onAdd: () => void
}

/** Previous, title, next, This week, date picker, doctor, Add Schedule. */
export function WeekHead({ start, place, now, notice, next, onAdd }: WeekHeadProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const step = buttonVariants({ variant: 'ghost', size: 'icon' })
  const doctor = start.doctors.find(({ id }) => id === place.doctorId) ?? start.doctor
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 px-3 py-2 sm:px-4">
      <div className="flex min-w-0 items-center gap-1 max-md:w-full max-md:justify-between">
        <PlaceLink
          place={place}
          to={{ week: addWeeks(place.week, -1) }}
          className={`${step} print:hidden`}
          aria-label={t('previousWeek')}
          title={t('previousWeek')}
        >
          <ChevronLeft aria-hidden="true" />
        </PlaceLink>
        <div className="min-w-0 text-center md:text-start">
          <h1
            className="font-semibold text-balance max-sm:flex max-sm:min-h-10 max-sm:items-center max-sm:justify-center sm:truncate sm:text-base lg:text-lg"
            aria-live="polite"
          >
            {t('week', weekInWords(place.week, locale))}
          </h1>
          <p className="truncate text-xs text-muted-foreground">
            {notice ?? doctor.name}
            {next && (
              <>
                {' · '}
                <Link
                  prefetch={false}
                  href={routes.appointment(next.id)}
                  className="rounded-xs font-medium text-foreground underline-offset-4 hover:underline"
                >
                  {t('next', {
                    when: `${weekdayName(dayAt(Date.parse(next.start), start.timeZone), locale)} ${formatClock(next.start, start.timeZone)}`,
                    name: next.patientName ?? t('appointment'),
                  })}
                </Link>
              </>
            )}
            <span className="lg:hidden">
              <ZoneNote
                instant={now.toISOString()}
                timeZone={start.timeZone}
                label={t('clinicTime', { zone: zoneCity(start.timeZone, locale) })}
              />
            </span>
          </p>
        </div>
        <PlaceLink
          place={place}
          to={{ week: addWeeks(place.week, 1) }}
          className={`${step} print:hidden`}
          aria-label={t('nextWeek')}
          title={t('nextWeek')}
        >
          <ChevronRight aria-hidden="true" />
        </PlaceLink>
      </div>
      <div className="flex min-w-0 grow items-center gap-2 print:hidden">
        <PlaceLink
          place={place}
          to={{ week: mondayOf(place.today), day: place.today }}
          className={buttonVariants({ variant: 'secondary' })}
          aria-current={place.week === mondayOf(place.today) ? 'true' : undefined}
        >
          {t('thisWeek')}
        </PlaceLink>
        <WeekPickerButton place={place} />
        {start.doctors.length > 0 && <DoctorSelect doctors={start.doctors} place={place} />}
        <Button className="ms-auto max-md:hidden" onClick={onAdd}>
          <Plus aria-hidden="true" />
          {t('addSchedule')}
        </Button>
      </div>
    </header>
  )
}
