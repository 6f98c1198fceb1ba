'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { WeekPicker } from '@/components/schedule/large-parts'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { calendarViews } from '@/lib/domain/calendar-place'
import type { CalendarStart } from '@/lib/domain/schedule'
import { mondayOf } from '@/lib/domain/week'
import { CalendarActions, HourTools, type HourToolsProps } from './calendar-actions'
import css from './calendar-frame.module.css'
import { PlaceLink } from './place-link'
import { PlaceTitle } from './place-title'
import type { CalendarPlace } from './use-calendar-place'
import { useLazyPanel } from './use-lazy-panel'

/** Week, day, agenda, and the team for those who see one. Phones show one day of the week: there it is the day. */
function ViewSwitch({ place, hasTeam }: { place: CalendarPlace; hasTeam: boolean }) {
  const t = useTranslations('schedule')
  return (
    <nav aria-label={t('viewChoice')} className={css.views}>
      {calendarViews.map((view) =>
        view === 'team' && !hasTeam ? null : (
          <PlaceLink
            key={view}
            place={place}
            to={{ view }}
            aria-current={view === place.view ? 'page' : undefined}
            className={css.view}
          >
            {view === 'week' && <span className="md:hidden">{t('views.day')}</span>}
            {view === 'week' ? <span className="max-md:hidden">{t('views.week')}</span> : t(`views.${view}`)}
          </PlaceLink>
        ),
      )}
    </nav>
  )
}

type CalendarHeadProps = {
  start: CalendarStart
  place: CalendarPlace
  now: Date
  tasks: ReactNode
  /** Content below the title. */
  subtitle: ReactNode
  /** Whose calendar, or which doctors: a select. */
  choice: ReactNode
  hoursFixed: true | undefined
  onAdd: () => void
} & HourToolsProps

/**
 * Previous, title, next, and what the calendar is written into with; below them where one goes, and the hours' tools. On
 * phones, which have these at the foot, the title and where one goes are one row, and choices have another.
 */
export function CalendarHead(props: CalendarHeadProps) {
  const { start, place, now, tasks, subtitle, choice, hoursFixed, onAdd, ...tools } = props
  const t = useTranslations('schedule')
  const byDay = place.view === 'day' || place.view === 'team'
  return (
    <header className={css.header}>
      <PlaceTitle place={place} start={start} now={now} byDay={byDay}>
        {subtitle}
      </PlaceTitle>
      {tasks}
      {/* On phones they stand at the foot. */}
      <div className="flex items-center gap-2 max-md:hidden print:hidden">
        <CalendarActions
          wanted={place.view === 'team' ? {} : { doctorId: place.doctorId }}
          hoursFixed={hoursFixed}
          onAdd={onAdd}
        />
      </div>
      <div className={css.tools}>
        <PlaceLink
          place={place}
          to={{ week: mondayOf(place.today), day: place.today }}
          className={buttonVariants({ variant: 'secondary' })}
          aria-current={place.day === place.today ? 'true' : undefined}
        >
          {t('today')}
        </PlaceLink>
        <WeekPickerButton place={place} />
        {choice}
        <ViewSwitch place={place} hasTeam={start.doctors.length > 0} />
        {!hoursFixed && <HourTools {...tools} />}
      </div>
    </header>
  )
}

/** The calendar to pick a week from loads when it is first opened. */
function WeekPickerButton({ place }: { place: CalendarPlace }) {
  const { asked, button, ...panel } = useLazyPanel(WeekPicker.ahead)
  const t = useTranslations('schedule')
  const trigger = (
    <Button variant="secondary" size="icon" aria-label={t('pickWeek')} title={t('pickWeek')} {...button}>
      <Icon name="calendar-days" />
    </Button>
  )
  if (!asked) return trigger
  return <WeekPicker place={place} {...panel} trigger={trigger} />
}
