'use client'

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { bookVisit } from '@/lib/browser/book-visit'
import { type FreeSlot, freeSlotOfHour } from '@/lib/domain/free-slot'
import { firstHour } from '@/lib/domain/grid'
import { type Beside, type Cell, moveStop, type Stop, stopsOf } from '@/lib/domain/grid-cursor'
import type { GridColumn } from '@/lib/domain/grid-view'
import { FreeCell } from './free-cell'
import { cellOf, isFree, isWithin, slotOf } from './pointed-at'
import type { CalendarPlace } from './use-calendar-place'
import { isPhone, useDaySwipe } from './use-day-swipe'
import { type DragContext, useDragLayer } from './use-drag-layer'
import css from './week-grid.module.css'

/** Where the keyboard starts: the usual beginning of a day. */
const startHour = 9

type GridBodyProps = {
  place: CalendarPlace
  columns: GridColumn[]
  clinic: Pick<DragContext, 'timeZone' | 'slotMinutes' | 'now'>
  beside: Beside
  onElsewhere: (column: string) => void
  onPick: (cell: Cell) => void
  children: ReactNode
}

/**
 * The hours. No free hour is an element: one cell stands where the pointer or the keyboard is, and says its name.
 * A fresh element after every move makes screen readers say the new one.
 */
export function GridBody(props: GridBodyProps) {
  const { place, columns, clinic, beside, onElsewhere, onPick, children } = props
  const body = useRef<HTMLDivElement>(null)
  const cell = useRef<HTMLButtonElement>(null)
  const picked = (columns.find(({ day }) => day === place.day) ?? columns[0])?.id ?? ''
  const [stop, setStop] = useState<Stop>({ column: picked, hour: startHour, block: null })
  const [hovered, setHovered] = useState(false)
  const [pointed, setPointed] = useState<FreeSlot | null>(null)
  const [moves, setMoves] = useState(0)
  const [shownFirst, setShownFirst] = useState(picked)
  if (shownFirst !== picked) {
    setShownFirst(picked)
    setStop({ ...stop, column: picked, block: null })
  }
  const indexOf = (column: string) => columns.findIndex(({ id }) => id === column)
  const blocksOf = (column: string) => {
    const content = columns[indexOf(column)]?.content
    return content ? [...content.shifts.inside, ...content.appointments.inside] : []
  }
  const known = { ...clinic, now: clinic.now.getTime() }
  const standsIn = columns[indexOf(stop.column)]
  const slot = hovered ? pointed : standsIn ? freeSlotOfHour(standsIn, stop.hour, known) : null
  const swipe = useDaySwipe(place, body)
  const drag = useDragLayer({ body, columns, ...clinic })

  useLayoutEffect(() => {
    if (moves > 0) cell.current?.focus()
  }, [moves])

  function moveTo(next: Stop) {
    setHovered(false)
    setStop(next)
    if (next.block === null) setMoves(moves + 1)
    else elementOf(body.current, next)?.focus()
    if (indexOf(next.column) < 0) onElsewhere(next.column)
    else if (place.view === 'week' && next.column !== place.day && isPhone())
      place.go({ day: next.column }, { replace: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const from = stopAt(event.target) ?? stop
    const next = moveStop(from, event.key, {
      beside,
      stops: (column) => stopsOf(column, blocksOf(column)),
    })
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
    return stopsOf(found.column, blocksOf(found.column)).find((each) => each.block === block) ?? null
  }

  function onPointerMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || body.current?.dataset.holding) return
    if (cell.current?.matches(':focus-visible') || isWithin(event.target, cell.current)) return
    const free = slotOf(event, columns, known)
    const hour = free && { column: free.column, hour: firstHour + Math.floor(free.slot.top / 60) }
    const under = isFree(event.target) ? cellOf(event.target, event.clientY) : hour
    setHovered(under !== null)
    if (free?.slot.start !== pointed?.start) setPointed(free?.slot ?? null)
    if (under && (under.column !== stop.column || under.hour !== stop.hour))
      setStop({ ...under, block: null })
  }

  function onClick(event: MouseEvent) {
    const clicked = isFree(event.target) ? cellOf(event.target, event.clientY) : null
    if (!clicked) return
    setStop({ ...clicked, block: null })
    // The dialog gives the focus back to where it was.
    cell.current?.focus({ preventScroll: true })
    onPick(clicked)
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
      {...drag.handlers}
    >
      {children}
      <FreeCell
        key={moves}
        ref={cell}
        hour={stop.hour}
        columns={columns}
        index={indexOf(stop.column)}
        slot={slot}
        shown={hovered}
        onClick={() => (slot && standsIn ? book(standsIn, slot) : onPick(stop))}
      />
      {drag.element}
    </div>
  )
}

const book = ({ doctorId, day }: GridColumn, { start }: FreeSlot) => bookVisit({ doctorId, day, start })

function elementOf(body: HTMLElement | null, { column, block }: Stop): HTMLElement | null {
  const [inside, wanted] = [CSS.escape(column), CSS.escape(block ?? '')]
  return body?.querySelector<HTMLElement>(`[data-column="${inside}"] [data-block="${wanted}"]`) ?? null
}
