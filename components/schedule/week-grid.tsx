'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useRef, useState } from 'react'
import { firstHour, hourRows, nowTop, placeWeek } from '@/lib/domain/grid'
import type { Cell } from '@/lib/domain/grid-cursor'
import { type DayContent, opensAt } from '@/lib/domain/grid-view'
import type { WeekSchedule, WeekShift } from '@/lib/domain/schedule'
import { columnOf, daysOf } from '@/lib/domain/week'
import { weekdayName } from '@/lib/format/week'
import { DayColumn, placeAt } from './day-column'
import { EdgeStrip } from './edge-strip'
import { GridBody } from './grid-body'
import { HiddenHints } from './hidden-hints'
import type { CalendarPlace } from './use-calendar-place'
import { useOpening } from './use-opening'
import css from './week-grid.module.css'

const hours = Array.from({ length: hourRows }, (_, row) => `${String(firstHour + row).padStart(2, '0')}:00`)

const noBlocks = { early: [], inside: [], late: [] }
const emptyDay: DayContent = { shifts: noBlocks, appointments: noBlocks }

type WeekGridProps = {
  place: CalendarPlace
  contents: DayContent[]
  loading: boolean
  timeZone: string
  now: Date
  onPick: (cell: Cell) => void
  onEdit: (shift: WeekShift) => void
}

/** The seven days of a schedule, Monday first; empty while there is none. */
export function useWeekContents(schedule: WeekSchedule | undefined, week: string, timeZone: string) {
  return useMemo((): DayContent[] => {
    const shifts = placeWeek(schedule?.shifts ?? [], week, timeZone)
    const visits = schedule?.appointments ?? []
    const appointments = placeWeek(visits, week, timeZone, ({ status }) => status === 'cancelled')
    return daysOf(week).map((_, index) => ({
      shifts: shifts[index] ?? emptyDay.shifts,
      appointments: appointments[index] ?? emptyDay.appointments,
    }))
  }, [schedule, week, timeZone])
}

export function WeekGrid({ place, contents, loading, timeZone, now, onPick, onEdit }: WeekGridProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const days = daysOf(place.week)
  const top = nowTop(now.getTime(), timeZone)
  const today = contents[columnOf(place.week, place.today)]
  const pickedDay = contents[columnOf(place.week, place.day)] ?? emptyDay
  const opens = {
    week: opensAt(contents, today, today ? top : null),
    day: opensAt([pickedDay], pickedDay, pickedDay === today ? top : null),
  }
  // Until somebody scrolls, browsers follow what they opened at: it stays where it was when entries come and go.
  const [opened] = useState(opens)
  const scroller = useRef<HTMLElement>(null)
  useOpening(scroller, { place, contents, opens, loading })
  const edges = { days, contents, pickedDay: place.day, onEdit }
  return (
    <div className={css.frame}>
      <HiddenHints scroller={scroller} contents={contents} pickedDay={pickedDay} />
      <section
        ref={scroller}
        className={css.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a day without blocks leaves nothing else to scroll it by keyboard
        tabIndex={0}
        aria-busy={loading}
        aria-label={t('title')}
      >
        {loading && <span className={css.bar} />}
        <div className={css.head}>
          <div className={`${css.row} ${css.names}`}>
            <span className={css.corner} />
            {days.map((day) => (
              <div key={day} className={css.name} aria-current={day === place.today ? 'date' : undefined}>
                <span aria-hidden="true" className="uppercase lg:hidden">
                  {weekdayName(day, locale).charAt(0)}
                </span>
                <span className="max-lg:sr-only">{weekdayName(day, locale)}</span>
                <b>{Number(day.slice(8))}</b>
              </div>
            ))}
          </div>
          <EdgeStrip edge="early" label={t('beforeGrid')} {...edges} />
        </div>
        <GridBody place={place} contents={contents} onPick={onPick}>
          <ol className={css.hours}>
            {hours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
          <span className={css.opensWeek} style={placeAt(opened.week)} />
          <span className={css.opensDay} style={placeAt(opened.day)} />
          {days.map((day, index) => (
            <DayColumn
              // A column stays in its place when the week changes.
              key={weekdayName(day, locale)}
              day={day}
              content={contents[index] ?? emptyDay}
              picked={day === place.day}
              today={day === place.today}
              now={day === place.today ? top : null}
              onEdit={onEdit}
            />
          ))}
        </GridBody>
        <EdgeStrip edge="late" label={t('afterGrid')} {...edges} />
      </section>
    </div>
  )
}
