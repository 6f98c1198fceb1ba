import { fineStep, usualStep } from '@/lib/domain/drag'
import { type Board, type Drop, dropAt, type Held } from '@/lib/domain/dragged'
import { type DragPreview, makePreview } from './preview'
import { measure } from './surface'

/** Pixels a mouse moves before a press becomes a drag. */
const slack = 4
/** How long a finger rests before it takes hold, and how far it may slip meanwhile. */
const restMs = 400
const restSlack = 8

export interface PointerTask {
  body: HTMLElement
  board: () => Board
  held: (minute: number) => Held | null
  reasonOf: (drop: Drop) => string | null
  /** Let go at a place; the preview is the caller's from then on. */
  onDrop: (drop: Drop, preview: DragPreview) => void
}

export interface PointerDrag {
  /** The pointer has gone on. */
  move: (event: PointerEvent) => void
  /** Lets go of everything at once. */
  end: () => void
}

/** Timer after which a dropped item no longer counts as held, unless something else is taken meanwhile. */
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Follows a pointer from its press on. */
export function followPointer(press: PointerEvent, task: PointerTask): PointerDrag {
  const byMouse = press.pointerType === 'mouse'
  const stop = new AbortController()
  const { signal } = stop
  let last = press
  let frame = 0
  let drop: Drop | null = null
  let drag: { preview: DragPreview; held: Held; surface: ReturnType<typeof measure> } | null = null
  const rest = byMouse ? undefined : setTimeout(begin, restMs)

  function begin() {
    const surface = measure(task.body)
    const held = task.held(surface.pointAt(press.clientX, press.clientY).minute)
    if (!held) return end()
    drag = { held, surface, preview: makePreview(surface) }
    clearTimeout(forgetting)
    task.body.dataset.holding = held.grab.grip
    sourceOf(task.body, held)?.setAttribute('data-held', '')
    frame = requestAnimationFrame(draw)
  }

  function draw() {
    frame = 0
    if (!drag) return
    const { held, surface, preview } = drag
    const step = last.altKey ? fineStep : usualStep
    drop = dropAt(held, surface.pointAt(last.clientX, last.clientY), step, task.board())
    preview.show(drop, task.reasonOf(drop))
    if (surface.follow(last.clientX, last.clientY)) frame = requestAnimationFrame(draw)
  }

  function onMove(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    last = event
    // Nothing else of the page follows what is held.
    if (drag) event.stopPropagation()
    const moved = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY)
    if (drag) frame ||= requestAnimationFrame(draw)
    else if (!byMouse && moved > restSlack) end()
    else if (byMouse && moved > slack) begin()
  }

  function onUp(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    if (!drag) return end()
    last = event
    draw()
    const { preview } = drag
    drag = null
    swallowClick()
    end()
    if (drop && !drop.idle) task.onDrop(drop, preview)
    else preview.remove()
  }

  function end() {
    clearTimeout(rest)
    cancelAnimationFrame(frame)
    stop.abort()
    drag?.preview.remove()
    drag = null
    // A swipe of the same finger asks for it a moment later.
    clearTimeout(forgetting)
    forgetting = setTimeout(() => delete task.body.dataset.holding, 60)
    for (const each of task.body.querySelectorAll('[data-held]')) each.removeAttribute('data-held')
  }

  addEventListener('pointermove', onMove, { signal, capture: true })
  addEventListener('mousemove', (event) => drag && event.stopPropagation(), { signal, capture: true })
  addEventListener('pointerup', onUp, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('blur', end, { signal })
  addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag) return
      event.preventDefault()
      event.stopPropagation()
      addEventListener('pointerup', swallowClick, { capture: true, once: true })
      end()
    },
    { signal, capture: true },
  )
  return { move: onMove, end }
}

function sourceOf(body: HTMLElement, { item }: Held): Element | null {
  return item && body.querySelector(`[data-block="${CSS.escape(item.id)}"]`)
}

/** The click that ends a drag opens nothing. */
function swallowClick() {
  const stop = new AbortController()
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, once: true, signal: stop.signal },
  )
  setTimeout(() => stop.abort(), 50)
}
