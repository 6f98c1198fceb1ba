import { type FreeSlot, freeSlotAt } from '@/lib/domain/free-slot'
import { hourRows } from '@/lib/domain/grid'
import { type Cell, hourFromOffset } from '@/lib/domain/grid-cursor'
import type { GridColumn } from '@/lib/domain/grid-view'

export function isFree(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-block],button') === null
}

export function isWithin(target: EventTarget, element: Element | null): boolean {
  return target instanceof Node && element?.contains(target) === true
}

/** The column under a point, and how far down it lies: 0 at the top, 1 at the end. */
function placeIn(target: EventTarget, clientY: number) {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const column = element?.dataset.column
  if (!element || !column) return null
  const { top, height } = element.getBoundingClientRect()
  return { column, offset: clientY - top, height }
}

export function cellOf(target: EventTarget, clientY: number): Cell | null {
  const place = placeIn(target, clientY)
  return place && { column: place.column, hour: hourFromOffset(place.offset, place.height) }
}

/** The free time of a schedule under a point; null over anything else. */
export function slotOf(
  { target, clientY }: { target: EventTarget; clientY: number },
  columns: readonly GridColumn[],
  clinic: Parameters<typeof freeSlotAt>[2],
): { column: string; slot: FreeSlot } | null {
  if (!(target instanceof Element) || !target.closest('button[data-block]')) return null
  const place = placeIn(target, clientY)
  const column = columns.find(({ id }) => id === place?.column)
  if (!place || !column) return null
  const minute = Math.floor((place.offset / place.height) * hourRows * 60)
  const slot = freeSlotAt(column, minute, clinic)
  return slot && { column: column.id, slot }
}
