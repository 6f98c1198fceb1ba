'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, useMemo } from 'react'
import { DayFacts, ShiftDialog } from '@/components/schedule/large-parts'
import { loadWithRetry } from '@/lib/browser/load-with-retry'
import { type DayLoad, loadsOf } from '@/lib/domain/day-load'
import { type Cell, dayBeside } from '@/lib/domain/grid-cursor'
import { contentsOf, type GridColumn } from '@/lib/domain/grid-view'
import { presentVisits } from '@/lib/domain/next-visit'
import { type CalendarStart, dayOffOn } from '@/lib/domain/schedule'
import { daysOf } from '@/lib/domain/week'
import { dayInWords, weekdayName } from '@/lib/format/week'
import { useWeekPrefetch, useWeekSchedule } from '@/lib/swr/schedule'
import { CalendarFrame } from './calendar-frame'
import { CalendarGrid, isEmpty } from './calendar-grid'
import { CalendarHead } from './calendar-head'
import { DayStrip } from './day-strip'
import { DoctorSelect } from './doctor-select'
import { LoadFigures } from './load-bar'
import { NextVisitLink } from './next-visit-link'
import type { CalendarPlace } from './use-calendar-place'
import { isPhone, useMedia } from './use-day-swipe'
import { useHourPanels } from './use-hour-panels'
import { useShiftDraft } from './use-shift-draft'
import css from './week-grid.module.css'

// Without a boundary of its own: what the server draws waits for it, and so stands there without scripts.
const Agenda = lazy(() =>
  loadWithRetry(() => import('./agenda')).then((module) => ({ default: module.Agenda })),
)

export type Shown = { start: CalendarStart; place: CalendarPlace; now: Date; tasks?: ReactNode }

/** One doctor's week: the server's first read, then whatever the address, the cache and the live stream say. */
export function WeekCalendar({ start, place, now, tasks }: Shown) {
  const t = useTranslations('schedule')
  const { timeZone, slotMinutes } = start
  const { doctorId, week, view } = place
  const { schedule, error, retry } = useWeekSchedule({ doctorId, week, start })
  const prefetch = useWeekPrefetch()
  const columns = useColumns(schedule, place, start)
  const loads = useMemo(
    () => loadsOf(daysOf(week), schedule ?? nothing, { timeZone, slotMinutes, now: now.getTime() }),
    [schedule, week, timeZone, slotMinutes, now],
  )
  const dialogName = `schedule:${doctorId}`
  const { draft, open, setOpen, edit, add } = useShiftDraft({ name: dialogName, start })
  const addHere = () => add(doctorId, place.pickedDay ?? (view === 'day' || isPhone() ? place.day : ''))
  function pick({ column, hour }: Cell) {
    place.go({ day: column }, { replace: true })
    add(doctorId, column, hour)
  }
  const { doctor, opens, panels } = useHourPanels({ start, place, offFrom: place.pickedDay ?? place.today })
  const copied = { place, timeZone, schedule }
  const actions = { hoursFixed: start.hoursFixed, onAdd: addHere, copied, ...opens }
  const loading = !schedule && !error
  const notice = loading ? t('loadingWeek') : schedule?.shifts.length === 0 ? t('emptyWeek') : null
  const picked = columns.filter(({ day }) => day === place.day)
  const shown = view === 'day' ? picked : columns
  const isOwn = start.doctors.length === 0
  const onPhone = useMedia('(width < 48rem)')
  const facts = picked[0] && <DayFacts column={picked[0]} clinic={start} now={now} isOwn={isOwn} />
  return (
    <CalendarFrame
      place={place}
      failed={Boolean(error && !schedule)}
      retry={retry}
      // Early enough to have the neighbouring weeks ready for the first click.
      onSign={() => prefetch(doctorId, week)}
      {...actions}
      head={
        <CalendarHead
          start={start}
          place={place}
          now={now}
          tasks={tasks}
          subtitle={
            <>
              {notice ?? <span translate="no">{doctor.name}</span>}
              {/* The agenda has it in a frame. */}
              {view !== 'agenda' &&
                presentVisits(schedule, now.getTime()).map((present) => (
                  <NextVisitLink key={present.word} {...present} timeZone={timeZone} today={place.today} />
                ))}
            </>
          }
          choice={!isOwn && <DoctorSelect doctors={start.doctors} place={place} />}
          {...actions}
        />
      }
    >
      <DayStrip place={place} busy={columns.map((column) => !isEmpty(column))} loads={loads} />
      {view === 'agenda' ? (
        <Agenda place={place} columns={columns} loads={loads} clinic={start} now={now} onEdit={edit} />
      ) : (
        <div className="flex min-h-0 grow max-md:flex-col">
          {/* Phones show who comes next above the hours of today. */}
          {isOwn && place.day === place.today && <div className={css.comesNext}>{onPhone && facts}</div>}
          <CalendarGrid
            place={place}
            columns={shown}
            names={
              <DayNames
                days={shown.map(({ day }) => day)}
                today={place.today}
                loads={view === 'day' ? loads.slice(daysOf(week).indexOf(place.day)) : loads}
              />
            }
            beside={dayBeside}
            onElsewhere={(day) => place.go({ day })}
            loading={loading}
            timeZone={timeZone}
            slotMinutes={slotMinutes}
            now={now}
            onPick={pick}
            onEdit={edit}
          />
          {view === 'day' && <div className={css.dayFacts}>{!onPhone && facts}</div>}
        </div>
      )}
      {panels}
      {draft && (
        <ShiftDialog
          key={draft.serial}
          name={dialogName}
          draft={draft}
          open={open}
          onOpenChange={setOpen}
          shown={{ doctorId, doctorName: doctor?.name, timeZone, week, schedule }}
          today={place.today}
        />
      )}
    </CalendarFrame>
  )
}

const nothing = { shifts: [], appointments: [] }

/** The seven days of the schedule, Monday first; empty while there is none. */
function useColumns(
  schedule: ReturnType<typeof useWeekSchedule>['schedule'],
  { week, doctorId }: CalendarPlace,
  { timeZone, hoursFixed }: CalendarStart,
): GridColumn[] {
  const locale = useLocale()
  return useMemo(() => {
    const days = daysOf(week)
    const contents = contentsOf(schedule, days, timeZone)
    return contents.map((content, index) => {
      const day = days[index] ?? week
      const off = schedule && dayOffOn(day, schedule)
      return { id: day, name: dayInWords(day, locale), day, doctorId, off, hoursFixed, content }
    })
  }, [schedule, week, doctorId, timeZone, hoursFixed, locale])
}

type DayNamesProps = { days: string[]; today: string; loads: DayLoad[] }

/** The heads of the days: name, number, and how much of what can be booked is. */
function DayNames({ days, today, loads }: DayNamesProps) {
  const locale = useLocale()
  return days.map((day, index) => {
    const load = loads[index]
    const name = weekdayName(day, locale)
    return (
      <div key={day} className={css.name} aria-current={day === today ? 'date' : undefined}>
        <span aria-hidden="true" className="lg:hidden">
          {name.charAt(0)}
        </span>
        <span className="max-lg:sr-only">{name}</span>
        <b>{Number(day.slice(8))}</b>
        {load && <LoadFigures {...load} />}
      </div>
    )
  })
}
