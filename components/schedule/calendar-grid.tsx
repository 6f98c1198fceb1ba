'use client'

import { useTranslations } from 'next-intl'
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react'
import { VisitCard } from '@/components/schedule/large-parts'
import { useLinksInside } from '@/lib/browser/open-screen'
import { firstHour, hourRows, nowTop, type Span } from '@/lib/domain/grid'
import type { Beside, Cell } from '@/lib/domain/grid-cursor'
import { entriesOf, type GridColumn, opensAt } from '@/lib/domain/grid-view'
import type { WeekShift } from '@/lib/domain/schedule'
import { useBlockWords } from './blocks'
import { DayColumn } from './day-column'
import { EdgeStrip } from './edge-strip'
import { GridBody } from './grid-body'
import { HiddenHints } from './hidden-hints'
import type { CalendarPlace } from './use-calendar-place'
import { useMedia } from './use-day-swipe'
import { useOpening } from './use-opening'
import { useVisitCard } from './use-visit-card'
import css from './week-grid.module.css'

const hours = Array.from({ length: hourRows }, (_, row) => `${String(firstHour + row).padStart(2, '0')}:00`)

type CalendarGridProps = {
  place: CalendarPlace
  columns: GridColumn[]
  /** Heads of the columns. */
  names: ReactNode
  /** The columns that the arrow keys reach from a column. */
  beside: Beside
  /** Shows a column that is none of these. */
  onElsewhere: (column: string) => void
  loading: boolean
  timeZone: string
  slotMinutes: number
  now: Date
  onPick: (cell: Cell) => void
  onEdit: (shift: WeekShift, doctorId: string) => void
  /** Stands over the hours. */
  children?: ReactNode
}

/** Hours down, columns across: the days of a week, a day, or the doctors of a day. Phones show one day of a week. */
export function CalendarGrid(props: CalendarGridProps) {
  const { place, columns, names, loading, timeZone, slotMinutes, now, onEdit } = props
  const t = useTranslations('schedule')
  const top = nowTop(now.getTime(), timeZone)
  const todays = columns.filter(({ day }) => day === place.today).map(({ content }) => content)
  const isWeek = place.view === 'week'
  // An empty weekend gets less width, unless it is today.
  const isQuiet = isWeek && columns.slice(5).every((column) => column.day !== place.today && isEmpty(column))
  const contents = useMemo(() => columns.map(({ content }) => content), [columns])
  const onPhone = useMemo(
    () => (isWeek ? columns.filter(({ day }) => day === place.day) : columns).map(({ content }) => content),
    [columns, isWeek, place.day],
  )
  const opens = {
    week: opensAt(contents, todays, top),
    day: opensAt(onPhone, isWeek && place.day !== place.today ? [] : todays, top, 0),
  }
  // Until somebody scrolls, browsers follow what they opened at: it stays where it was when entries come and go.
  const [opened] = useState(opens)
  const scroller = useRef<HTMLElement>(null)
  useOpening(scroller, { place, contents, onPhone, opens, loading })
  const openBlock = useLinksInside('a[data-block]')
  const { shown, handlers, close } = useVisitCard()
  const pointed = shown && visitOf(columns, shown)
  // Columns are wide enough for reasons in a day or team, in the week on phones, which show one day, and on desks.
  const hasRoom = useMedia('(width < 48rem), (width >= 80rem)')
  const words = useBlockWords(!isWeek || hasRoom)
  const edges = { words, columns, pickedDay: place.day, onEdit }
  const stands = (edge: 'early' | 'late') =>
    contents.some(({ shifts, appointments }) => shifts[edge].length + appointments[edge].length > 0)
  const style: Record<`--${string}`, number | null> = {
    '--columns': columns.length,
    '--now': top,
    '--t': opened.week,
    '--d': opened.day,
  }
  return (
    <div className={css.frame} style={style as CSSProperties}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too */}
      <section
        ref={scroller}
        className={css.scroller}
        data-view={place.view}
        data-quiet={isQuiet || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a day without blocks leaves nothing else to scroll it by keyboard
        tabIndex={0}
        aria-busy={loading || undefined}
        aria-label={t('title')}
        onClick={openBlock}
        {...handlers}
      >
        {loading && <span className={css.bar} />}
        <div className={css.head}>
          <div className={`${css.row} ${css.names}`}>
            <span className={css.corner} />
            {names}
          </div>
          {stands('early') && <EdgeStrip edge="early" label={t('beforeGrid')} {...edges} />}
          <HiddenHints scroller={scroller} columns={columns} pickedDay={place.day} />
        </div>
        <GridBody
          place={place}
          columns={columns}
          clinic={{ timeZone, slotMinutes, now }}
          beside={props.beside}
          onElsewhere={props.onElsewhere}
          onPick={props.onPick}
        >
          <ol className={css.hours} translate="no">
            {hours.map((hour) => (
              <li key={hour}>{hour}</li>
            ))}
          </ol>
          <span className={css.opens} />
          {columns.map((column, index) => (
            <DayColumn
              // A day's column stays in its place when the week changes.
              key={place.view === 'team' ? column.id : index}
              words={words}
              column={column}
              picked={column.day === place.day}
              now={column.day === place.today ? top : null}
              past={column.day < place.today}
              onEdit={onEdit}
            />
          ))}
          {props.children}
        </GridBody>
        {stands('late') && <EdgeStrip edge="late" label={t('afterGrid')} {...edges} />}
      </section>
      {shown && pointed && (
        <VisitCard key={pointed.visit.id} block={shown} timeZone={timeZone} onClose={close} {...pointed} />
      )}
    </div>
  )
}

export const isEmpty = ({ content: { shifts, appointments, elsewhere } }: GridColumn) =>
  [shifts, appointments, elsewhere].every((blocks) => !blocks || entriesOf<Span>(blocks).length === 0)

/** The visit of a block, and in whose day it stands. */
function visitOf(columns: readonly GridColumn[], { dataset }: HTMLElement) {
  for (const { doctorId, day, content } of columns) {
    const found = entriesOf(content.appointments).find(({ item }) => item.id === dataset.block)
    if (found) return { visit: found.item, doctorId, day }
  }
  return null
}
