'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { firstHour, hourRows } from '@/lib/domain/grid'
import { type Cell, hourFromOffset, moveStop, type Stop, stopsOf } from '@/lib/domain/grid-cursor'
import type { DayContent } from '@/lib/domain/grid-view'
import { columnOf } from '@/lib/domain/week'
import type { CalendarPlace } from './use-calendar-place'
import { useCellName } from './use-cell-name'
import { isPhone, useDaySwipe } from './use-day-swipe'
import css from './week-grid.module.css'

/** Where the keyboard starts: the usual beginning of a day. */
const startHour = 9

type GridBodyProps = {
  place: CalendarPlace
  contents: DayContent[]
  onPick: (cell: Cell) => void
  children: ReactNode
}

/**
 * The hours. No free hour is an element: one cell stands where the pointer or the keyboard is, and says its name.
 * A fresh element after every move makes screen readers say the new one.
 */
export function GridBody({ place, contents, onPick, children }: GridBodyProps) {
  const t = useTranslations('schedule')
  const body = useRef<HTMLDivElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const [stop, setStop] = useState<Stop>({ day: place.day, hour: startHour, block: null })
  const [hovered, setHovered] = useState(false)
  const [moves, setMoves] = useState(0)
  const [pickedDay, setPickedDay] = useState(place.day)
  if (pickedDay !== place.day) {
    setPickedDay(place.day)
    setStop({ ...stop, day: place.day, block: null })
  }
  const blocksOf = (day: string) => {
    const content = contents[columnOf(place.week, day)]
    return content ? [...content.shifts.inside, ...content.appointments.inside] : []
  }
  const name = useCellName(stop, contents[columnOf(place.week, stop.day)])
  const swipe = useDaySwipe(place, body)

  useLayoutEffect(() => {
    if (moves > 0) cell.current?.focus()
  }, [moves])

  function moveTo(next: Stop) {
    setHovered(false)
    setStop(next)
    if (next.block === null) setMoves(moves + 1)
    else elementOf(body.current, next)?.focus()
    const elsewhere = columnOf(place.week, next.day) < 0
    if (next.day !== place.day && (elsewhere || isPhone()))
      place.go({ day: next.day }, { replace: !elsewhere })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const from = stopAt(event.target) ?? stop
    const next = moveStop(from, event.key, (day) => stopsOf(day, blocksOf(day)))
    if (next) {
      event.preventDefault()
      moveTo(next)
    } else if (event.key === 'Escape') cell.current?.blur()
  }

  function stopAt(target: EventTarget): Stop | null {
    const found = cellOf(target, 0)
    const block =
      target instanceof Element ? target.closest<HTMLElement>('[data-block]')?.dataset.block : null
    if (!found || !block) return null
    return stopsOf(found.day, blocksOf(found.day)).find((each) => each.block === block) ?? null
  }

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || cell.current?.matches(':focus-visible')) return
    const under = isFree(event.target) ? cellOf(event.target, event.clientY) : null
    setHovered(under !== null)
    if (under && (under.day !== stop.day || under.hour !== stop.hour)) setStop({ ...under, block: null })
  }

  function onClick(event: MouseEvent) {
    const clicked = isFree(event.target) ? cellOf(event.target, event.clientY) : null
    if (!clicked) return
    setStop({ ...clicked, block: null })
    // The dialog gives the focus back to where it was.
    cell.current?.focus({ preventScroll: true })
    onPick(clicked)
  }

  const position: Record<`--${string}`, number> = {
    '--row': stop.hour - firstHour,
    '--column': columnOf(place.week, stop.day),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's part is played by the cell inside
    <div
      ref={body}
      data-hours
      className={`${css.row} ${css.body}`}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setHovered(false)}
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a table would need every cell */}
      <div
        role="grid"
        aria-label={t('grid')}
        aria-rowcount={hourRows}
        aria-colcount={7}
        className={css.cells}
      >
        {/* biome-ignore lint/a11y: one cell of a grid too large to be written down */}
        <div role="row" aria-rowindex={stop.hour - firstHour + 1}>
          {/* biome-ignore lint/a11y: the button inside has the focus */}
          <div role="gridcell" aria-colindex={columnOf(place.week, stop.day) + 1}>
            <button
              key={moves}
              ref={cell}
              type="button"
              className={css.cell}
              style={position}
              data-shown={hovered || undefined}
              aria-label={name}
              aria-description={t('gridHelp')}
              onClick={() => onPick(stop)}
            >
              <Plus aria-hidden="true" />
              {String(stop.hour).padStart(2, '0')}:00
            </button>
          </div>
        </div>
      </div>
    </div>
  )
}

function isFree(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-block],button') === null
}

function cellOf(target: EventTarget, clientY: number): Cell | null {
  const column = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null
  const day = column?.dataset.day
  if (!column || !day) return null
  const { top, height } = column.getBoundingClientRect()
  return { day, hour: hourFromOffset(clientY - top, height) }
}

function elementOf(body: HTMLElement | null, { day, block }: Stop): HTMLElement | null {
  return (
    body?.querySelector<HTMLElement>(`[data-day="${day}"] [data-block="${CSS.escape(block ?? '')}"]`) ?? null
  )
}
