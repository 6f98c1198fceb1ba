import type { Grip } from '@/lib/domain/drag'
import { type Held, holdItem, scheduleOf } from '@/lib/domain/dragged'
import { firstHour } from '@/lib/domain/grid'
import type { GridColumn } from '@/lib/domain/grid-view'

/** How near to an edge, in pixels, the pointer takes hold of it; a finger is wider. */
const edge = { mouse: 7, touch: 14 }

type Columns = readonly GridColumn[]

interface Press {
  target: EventTarget | null
  pointerType: string
  clientY: number
}

/** The item that a press takes hold of: a block, one of its edges, or free hours; null if it cannot be moved. */
export function itemAt(press: Press, minute: number, columns: Columns, timeZone: string): Held | null {
  const target = press.target instanceof Element ? press.target : null
  const column = columnOf(target, columns)
  if (!target || !column) return null
  const element = target.closest<HTMLElement>('[data-block]')
  if (element) return heldOf(element, column, columns, { grip: gripAt(element, press), at: minute, timeZone })
  // The cell stands under the pointer wherever it is free; any other button is one.
  const button = target.closest('button')
  if (button && !button.closest('[role=gridcell]')) return null
  return newAt(column, minute)
}

/** Something new at the free hour that has the focus. */
export function holdCell(target: EventTarget | null, columns: Columns): Held | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null
  const column = columns[Number(cell?.getAttribute('aria-colindex')) - 1]
  const row = Number(cell?.parentElement?.getAttribute('aria-rowindex'))
  return column && row ? newAt(column, (firstHour + row - 1) * 60) : null
}

/** Something new that begins at a minute of a column; null where the hours are not the viewer's to change. */
function newAt({ id, doctorId, hoursFixed }: GridColumn, minute: number): Held | null {
  if (hoursFixed) return null
  const origin = { column: id, from: minute, to: minute }
  return { kind: 'new', item: null, doctorId, grab: { grip: 'draw', origin, at: minute } }
}

/** The block that has the focus, held as a whole. */
export function holdFocused(target: EventTarget | null, columns: Columns, timeZone: string): Held | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null
  const column = columnOf(element, columns)
  return element && column ? heldOf(element, column, columns, { grip: 'move', at: 0, timeZone }) : null
}

function heldOf(
  element: HTMLElement,
  column: GridColumn,
  columns: Columns,
  grab: { grip: Grip; at: number; timeZone: string },
): Held | null {
  const { shifts, appointments } = scheduleOf(columns, column.doctorId)
  const isIt = ({ id }: { id: string }) => id === element.dataset.block
  const shift = shifts.find(isIt)
  if (shift && column.hoursFixed) return null
  if (shift) return holdItem({ kind: 'shift', item: shift }, column, grab)
  const visit = appointments.find(isIt)
  return visit ? holdItem({ kind: 'visit', item: visit }, column, { ...grab, grip: 'move' }) : null
}

function columnOf(target: Element | null, columns: Columns): GridColumn | null {
  const id = target?.closest<HTMLElement>('[data-column]')?.dataset.column
  return columns.find((column) => column.id === id) ?? null
}

function gripAt(element: HTMLElement, { pointerType, clientY }: Press): Grip {
  const { top, bottom } = element.getBoundingClientRect()
  const reach = pointerType === 'mouse' ? edge.mouse : edge.touch
  if (bottom - top < 3 * reach) return 'move'
  if (clientY < top + reach) return 'start'
  return clientY > bottom - reach ? 'end' : 'move'
}
