'use client'

import { useTranslations } from 'next-intl'
import { gapsOf } from '@/lib/domain/day-gaps'
import type { DayLoad } from '@/lib/domain/day-load'
import type { Block } from '@/lib/domain/grid'
import { entriesOf, type GridColumn, isLive } from '@/lib/domain/grid-view'
import { presentVisits } from '@/lib/domain/next-visit'
import type { CalendarStart, WeekAppointment, WeekShift } from '@/lib/domain/schedule'
import { useDayVisits } from '@/lib/swr/today'
import { AgendaElsewhere, AgendaGap, AgendaShift, AgendaVisit } from './agenda-entries'
import { DayOffWords } from './day-off-shade'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'

interface AgendaProps {
  place: CalendarPlace
  columns: GridColumn[]
  loads: DayLoad[]
  clinic: Pick<CalendarStart, 'timeZone' | 'slotMinutes'>
  now: Date
  onEdit: (shift: WeekShift, doctorId: string) => void
}

/** The week as a list: for phones, for those who listen to it, and for paper. */
export function Agenda({ columns, loads, ...shown }: AgendaProps) {
  const { place, now } = shown
  const appointments = columns.flatMap(({ content }) =>
    entriesOf(content.appointments).map(({ item }) => item),
  )
  const isMixed = new Set(appointments.map(({ specialty }) => specialty)).size > 1
  // A week to come has a first appointment, which is not the next one.
  const present = columns.some(({ day }) => day === place.today)
    ? presentVisits({ appointments }, now.getTime()).map(({ visit }) => visit.id)
    : []
  return (
    <div className="relative min-h-0 grow overflow-y-auto border-t print:overflow-visible print:border-0">
      {columns.map((column, index) => (
        <section
          key={column.id}
          aria-labelledby={`agenda-${column.day}`}
          className="border-b px-3 py-3 last:border-b-0 has-[h2_[aria-current]]:[scroll-initial-target:nearest] sm:px-4 md:grid md:py-4 md:grid-cols-[10rem_minmax(0,1fr)] md:gap-6 lg:grid-cols-[12rem_minmax(0,1fr)] print:break-inside-avoid print:py-1.5"
        >
          <AgendaHead {...shown} column={column} load={loads[index]} />
          <AgendaDay {...shown} column={column} isMixed={isMixed} present={present} />
        </section>
      ))}
    </div>
  )
}

type DayProps = Omit<AgendaProps, 'columns' | 'loads'> & { column: GridColumn }

const hoursOf = ({ shifts, elsewhere }: GridColumn['content']) =>
  [
    ...entriesOf(shifts).map((block) => ({ isHere: true as const, ...block })),
    ...(elsewhere ? entriesOf(elsewhere) : []).map((block) => ({ isHere: false as const, ...block })),
  ].toSorted((one, other) => Date.parse(one.item.start) - Date.parse(other.item.start))

const isIn = (gap: { start: number; end: number }, { start, end }: { start: string; end: string }) =>
  Date.parse(start) >= gap.start && Date.parse(end) <= gap.end

/** The day, its hours, and how much of it is booked. */
function AgendaHead({ place, column, load, onEdit }: DayProps & { load: DayLoad | undefined }) {
  const t = useTranslations('schedule')
  const { day, name, doctorId, content } = column
  return (
    <div className="-mx-2 flex flex-wrap items-center gap-x-3 self-start rounded-md px-2 py-1 has-[h2_[aria-current]]:bg-today md:block">
      <div className="grow">
        <h2 id={`agenda-${day}`}>
          <PlaceLink
            translate="no"
            place={place}
            to={{ view: 'day', day }}
            aria-current={day === place.today ? 'date' : undefined}
            className="inline-block rounded-xs text-base font-semibold first-letter:uppercase hover:underline aria-[current]:text-primary-strong"
          >
            {name}
          </PlaceLink>
        </h2>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 max-sm:pe-2">
        {hoursOf(content).map((block) =>
          block.isHere ? (
            <AgendaShift key={block.item.id} block={block} onEdit={(shift) => onEdit(shift, doctorId)} />
          ) : (
            <AgendaElsewhere key={block.item.id} block={block} />
          ),
        )}
        {load && load.bookable > 0 && (
          <p className="text-xs text-muted-foreground tabular-nums">{t('load', { ...load })}</p>
        )}
      </div>
    </div>
  )
}

const closed = ['completed', 'no-show', 'cancelled'] as const

/** A cancelled time still says that somebody else could come, until it is over. */
const isDone = ({ item: { status, end } }: Block<WeekAppointment>, now: number) =>
  status !== 'pending' && (status !== 'cancelled' || Date.parse(end) <= now)

const list = 'grid content-start gap-0.5 empty:hidden'

/** The day's visits, with free times between them. */
function AgendaDay(props: DayProps & { isMixed: boolean; present: readonly string[] }) {
  const { place, column, clinic, now, isMixed, present } = props
  const t = useTranslations('schedule')
  const { day, doctorId, off, content } = column
  // Patients are called on their day alone: each further day would be a request.
  const isCalled =
    day === place.today && entriesOf(content.appointments).some(({ item }) => item.status === 'pending')
  const { visits: called } = useDayVisits(doctorId, isCalled ? day : null)
  const blocks = entriesOf(content.appointments)
  const gaps = gapsOf(column, { ...clinic, now: now.getTime() }).map((gap) => ({
    at: gap.start,
    gap,
    cancelled: blocks.filter((block) => !isLive(block) && isIn(gap, block.item)),
  }))
  const rows = [
    ...blocks
      .filter((block) => !gaps.some(({ cancelled }) => cancelled.includes(block)))
      .map((block) => ({ at: Date.parse(block.item.start), block })),
    ...gaps,
  ].toSorted((one, other) => one.at - other.at)
  if (off === undefined && rows.length === 0 && hoursOf(content).length === 0)
    return <p className="mt-1 text-muted-foreground md:mt-0">{t('nothing')}</p>
  const draw = (row: (typeof rows)[number]) =>
    'block' in row ? (
      <AgendaVisit
        key={row.block.item.id}
        block={row.block}
        showsSpecialty={isMixed}
        isPresent={present.includes(row.block.item.id)}
        known={called?.find(({ id }) => id === row.block.item.id)}
        day={day}
      />
    ) : (
      <AgendaGap key={row.at} {...row} of={{ doctorId, day }} timeZone={clinic.timeZone} />
    )
  // Finished appointments of today give their place to the others.
  const over = rows.flatMap((row) =>
    day === place.today && 'block' in row && isDone(row.block, now.getTime()) ? row : [],
  )
  const counted = closed.flatMap((status) => {
    const count = over.filter(({ block }) => block.item.status === status).length
    return count > 0 ? t('over', { status, count }) : []
  })
  return (
    <div className="min-w-0">
      {off && (
        <p className="mt-1 flex items-center gap-2 rounded-sm bg-muted px-2 py-1 text-muted-foreground md:mt-0">
          <DayOffWords off={off} />
        </p>
      )}
      {over.length > 0 && (
        <details className="-mx-2 print:details-content:[content-visibility:visible]">
          <summary className="fold-summary px-2 text-muted-foreground">{counted.join(' · ')}</summary>
          <ul className={list}>{over.map(draw)}</ul>
        </details>
      )}
      <ul className={`-mx-2 ${list}`}>
        {rows.filter((row) => !over.some((each) => each === row)).map(draw)}
      </ul>
    </div>
  )
}
