'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import type { CalendarStart } from '@/lib/domain/schedule'
import { mondayOf } from '@/lib/domain/week'
import { CalendarActions } from './calendar-actions'
import { PlaceLink } from './place-link'
import { PlaceTitle } from './place-title'
import type { CalendarPlace } from './use-calendar-place'
import { ViewSwitch } from './view-switch'
import { WeekPickerButton } from './week-picker-button'

type CalendarHeadProps = {
  start: CalendarStart
  place: CalendarPlace
  now: Date
  /** What stands under the title. */
  subtitle: ReactNode
  /** Whose calendar, or which doctors: a select. */
  choice: ReactNode
  onAdd: () => void
  onWeekly: () => void
  onDaysOff: () => void
}

/** Previous, title, next; below them This week, date picker, doctor, view and what the calendar is written into with. */
export function CalendarHead({ start, place, now, subtitle, choice, ...actions }: CalendarHeadProps) {
  const t = useTranslations('schedule')
  const byDay = place.view === 'day' || place.view === 'team'
  const isPresent = byDay ? place.day === place.today : place.week === mondayOf(place.today)
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 px-3 py-2 sm:px-4">
      <PlaceTitle place={place} start={start} now={now} byDay={byDay}>
        {subtitle}
      </PlaceTitle>
      <div className="flex min-w-0 flex-wrap items-center gap-2 max-md:basis-full md:contents print:hidden">
        <PlaceLink
          place={place}
          to={{ week: mondayOf(place.today), day: place.today }}
          className={buttonVariants({ variant: 'secondary' })}
          aria-current={isPresent ? 'true' : undefined}
        >
          {t(byDay ? 'today' : 'thisWeek')}
        </PlaceLink>
        <WeekPickerButton place={place} />
        {choice}
        <ViewSwitch place={place} hasTeam={start.doctors.length > 0} />
      </div>
      {/* On phones they stand at the foot. */}
      <div className="ms-auto flex items-center gap-2 max-md:hidden print:hidden">
        <CalendarActions doctorId={place.doctorId} {...actions} />
      </div>
    </header>
  )
}
