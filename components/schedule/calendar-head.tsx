'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import type { CalendarStart } from '@/lib/domain/schedule'
import { mondayOf } from '@/lib/domain/week'
import { CalendarActions, HourTools } from './calendar-actions'
import { PlaceLink } from './place-link'
import { PlaceTitle } from './place-title'
import type { CalendarPlace } from './use-calendar-place'
import { ViewSwitch } from './view-switch'
import { WeekPickerButton } from './week-picker-button'

type CalendarHeadProps = {
  start: CalendarStart
  place: CalendarPlace
  now: Date
  /** Content below the title. */
  subtitle: ReactNode
  /** Whose calendar, or which doctors: a select. */
  choice: ReactNode
  hoursFixed: true | undefined
  onAdd: () => void
  onWeekly: () => void
  onDaysOff: () => void
}

/** Previous, title, next, and what the calendar is written into with; below them where one goes, and the hours' tools. */
export function CalendarHead(props: CalendarHeadProps) {
  const { start, place, now, subtitle, choice, hoursFixed, onAdd, ...tools } = props
  const t = useTranslations('schedule')
  const byDay = place.view === 'day' || place.view === 'team'
  const isPresent = byDay ? place.day === place.today : place.week === mondayOf(place.today)
  return (
    <header className="@container flex flex-wrap items-center gap-2 px-3 py-2 sm:px-4">
      <PlaceTitle place={place} start={start} now={now} byDay={byDay}>
        {subtitle}
      </PlaceTitle>
      {/* On phones they stand at the foot. */}
      <div className="flex items-center gap-2 max-md:hidden print:hidden">
        <CalendarActions
          wanted={place.view === 'team' ? {} : { doctorId: place.doctorId }}
          hoursFixed={hoursFixed}
          onAdd={onAdd}
        />
      </div>
      <div className="flex min-w-0 basis-full flex-wrap items-center gap-2 print:hidden">
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
        <div className="ms-auto flex gap-2 max-md:hidden">{!hoursFixed && <HourTools {...tools} />}</div>
      </div>
    </header>
  )
}
