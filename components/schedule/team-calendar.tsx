'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { hourMs } from '#contract/durations'
import { RoomsButton, RoomsDay, TeamShiftDialog } from '@/components/schedule/large-parts'
import { loadsOf } from '@/lib/domain/day-load'
import { nowTop } from '@/lib/domain/grid'
import { besideIn, type Cell } from '@/lib/domain/grid-cursor'
import { contentsOf, type GridColumn } from '@/lib/domain/grid-view'
import { byPresence, worksFrom } from '@/lib/domain/presence'
import type { TeamDoctor } from '@/lib/domain/schedule'
import { dayOffOn, specialtiesOf } from '@/lib/domain/schedule'
import { formatClock } from '@/lib/format/dates'
import { useTeamDay } from '@/lib/swr/team'
import { CalendarFrame } from './calendar-frame'
import { CalendarGrid } from './calendar-grid'
import { CalendarHead } from './calendar-head'
import { DoctorNames } from './doctor-names'
import { FreeTimes } from './free-times'
import { MoreDoctors } from './more-doctors'
import { SpecialtySelect } from './specialty-select'
import { useHourPanels } from './use-hour-panels'
import { useShiftDraft } from './use-shift-draft'
import type { Shown } from './week-calendar'

const none: TeamDoctor[] = []

/** One day of all doctors of the clinic, side by side. */
export function TeamCalendar({ start, place, now, tasks }: Shown) {
  const t = useTranslations('schedule')
  const { timeZone, slotMinutes, noticeMs = 0, hoursFixed } = start
  const { day } = place
  const { team, error, retry } = useTeamDay(day, start)
  const doctors = useMemo(
    () => byPresence(chosen(team?.doctors ?? none, place.specialty), { day, now: start.now }),
    [team, place.specialty, day, start.now],
  )
  const columns = useMemo(
    () =>
      doctors.map((doctor): GridColumn => {
        const [content] = contentsOf(doctor, [day], timeZone)
        if (!content) throw new Error('A day has its content')
        const off = dayOffOn(day, doctor)
        return { id: doctor.id, name: doctor.name, day, doctorId: doctor.id, off, hoursFixed, content }
      }),
    [doctors, day, timeZone, hoursFixed],
  )
  const loads = useMemo(
    () => doctors.flatMap((doctor) => loadsOf([day], doctor, { timeZone, slotMinutes, now: now.getTime() })),
    [doctors, day, timeZone, slotMinutes, now],
  )
  const bookableFrom = now.getTime() + noticeMs
  const frees = doctors.map(({ nextTimes = [] }) =>
    nextTimes
      .filter((each) => Date.parse(each) >= bookableFrom)
      .map((start) => ({
        start,
        time: formatClock(start, timeZone),
        top: nowTop(Date.parse(start), timeZone),
        soon: Date.parse(start) < now.getTime() + 2 * hourMs,
      })),
  )
  // Only the first free times are told: once all of a doctor's have passed, there may be more.
  const arePast = doctors.some(({ nextTimes }, at) => nextTimes?.length && !frees[at]?.length)
  const readAgain = useEffectEvent(retry)
  useEffect(() => {
    if (arePast) readAgain()
  }, [arePast])
  const sum = (count: 'booked' | 'bookable') => loads.reduce((all, load) => all + load[count], 0)
  const name = 'schedule:team'
  const { draft, open, setOpen, edit, add } = useShiftDraft({ name, start })
  const addHere = () => add(place.doctorId, day)
  const pick = ({ column, hour }: Cell) => add(column, day, hour)
  const { opens, panels } = useHourPanels({ start, place, offFrom: day })
  const actions = { hoursFixed, onAdd: addHere, ...opens }
  const loading = !team && !error
  const [byRoom, setByRoom] = useState(false)
  return (
    <CalendarFrame
      place={place}
      failed={Boolean(error && !team)}
      retry={retry}
      {...actions}
      head={
        <CalendarHead
          start={start}
          place={place}
          now={now}
          tasks={tasks}
          subtitle={
            loading
              ? t('loadingWeek')
              : `${t('doctorsShown', { count: doctors.length })} · ${t('load', { booked: sum('booked'), bookable: sum('bookable') })}`
          }
          choice={
            <>
              <SpecialtySelect doctors={start.doctors} place={place} />
              <RoomsButton pressed={byRoom} onPress={() => setByRoom(!byRoom)} />
            </>
          }
          {...actions}
        />
      }
    >
      {byRoom ? (
        <RoomsDay day={day} timeZone={timeZone} mayClose={!hoursFixed} />
      ) : (
        <div className="contents" style={tracksOf(doctors, day, now)}>
          <CalendarGrid
            place={place}
            columns={columns}
            names={
              <>
                <MoreDoctors count={columns.length} />
                <DoctorNames place={place} doctors={doctors} columns={columns} loads={loads} frees={frees} />
              </>
            }
            beside={besideIn(columns.map(({ id }) => id))}
            onElsewhere={() => undefined}
            loading={loading}
            timeZone={timeZone}
            slotMinutes={slotMinutes}
            now={now}
            onPick={pick}
            onEdit={edit}
          >
            <FreeTimes columns={columns} frees={frees} slotMinutes={slotMinutes} />
          </CalendarGrid>
        </div>
      )}
      {panels}
      {draft && (
        <TeamShiftDialog
          key={draft.serial}
          name={name}
          draft={draft}
          open={open}
          onOpenChange={setOpen}
          timeZone={timeZone}
          week={place.week}
          doctors={doctors}
          today={place.today}
        />
      )}
    </CalendarFrame>
  )
}

/** The doctors of the specialty; all of them when none has it. */
function chosen(doctors: TeamDoctor[], specialty: string): TeamDoctor[] {
  const known = specialtiesOf(doctors).find((each) => each === specialty)
  return known ? doctors.filter((doctor) => doctor.specialty === known) : doctors
}

/** Doctors who begin later give width to those who work; a share below 1 would leave one who is alone a part of the hours. */
function tracksOf(doctors: readonly TeamDoctor[], day: string, now: Date): CSSProperties {
  const from = { day, now: now.toISOString() }
  const shareOf = (doctor: TeamDoctor) => (worksFrom(doctor, from) > now.getTime() + hourMs ? 1 : 1.4)
  const tracks: Record<`--${string}`, string> = {
    '--tracks': doctors.map((doctor) => `minmax(8rem, ${shareOf(doctor)}fr)`).join(' '),
  }
  return tracks
}
