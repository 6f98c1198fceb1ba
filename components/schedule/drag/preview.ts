import { clockOf } from '@/lib/domain/drag'
import type { Drop } from '@/lib/domain/dragged'
import { firstHour, hourRows } from '@/lib/domain/grid'
import css from './drag.module.css'
import type { Surface } from './surface'

/** The outline that follows the pointer: the new place, its times, and why it cannot be there. */
export interface DragPreview {
  show(drop: Drop, reason: string | null): void
  /** Let go, and not yet written. */
  settle(): void
  remove(): void
}

/** Written to by hand: nothing else of the page is drawn anew while something is dragged. */
export function makePreview(surface: Surface): DragPreview {
  const element = document.createElement('div')
  element.className = css.preview ?? ''
  element.setAttribute('aria-hidden', 'true')
  // Their text is changed in place: a new node would have every `:has()` of the page asked again.
  const [times, reasons] = [new Text(), new Text()]
  for (const [name, text] of [
    ['b', times],
    ['span', reasons],
  ] as const) {
    const line = document.createElement(name)
    line.append(text)
    element.append(line)
  }
  // Over everything: the pointer asks one element what is under it, and not every block.
  const cover = document.createElement('div')
  cover.className = css.cover ?? ''
  document.body.append(cover)
  surface.body.append(element)
  let shown = ''
  let size = ''
  return {
    show({ held, stretch }, reason) {
      const key = [stretch.column, stretch.from, stretch.to, reason].join()
      const place = surface.placeOf(stretch.column)
      if (key === shown || !place) return
      shown = key
      const from = Math.max(0, stretch.from - firstHour * 60)
      const to = Math.min(hourRows * 60, stretch.to - firstHour * 60)
      // Moved by the compositor: only another size lays anything out.
      element.style.transform = `translate(${place.left + 1}px, ${from * surface.minute}px)`
      const length = Math.max(15, to - from) * surface.minute - 1
      const next = `${place.width - 2} ${length}`
      if (next !== size)
        Object.assign(element.style, { width: `${place.width - 2}px`, height: `${length}px` })
      size = next
      element.dataset.kind = held.kind
      element.toggleAttribute('data-refused', reason !== null)
      times.data = `${clockOf(stretch.from)}–${clockOf(stretch.to)}`
      reasons.data = reason ?? ''
    },
    settle: () => {
      cover.remove()
      element.setAttribute('data-pending', '')
    },
    remove: () => {
      cover.remove()
      element.remove()
    },
  }
}
