import { nudged, usualStep } from '@/lib/domain/drag'
import { type Board, type Drop, dropOn, type Held } from '@/lib/domain/dragged'
import { isArrow } from '@/lib/domain/grid-cursor'
import { type DragPreview, makePreview } from './preview'
import { measure } from './surface'

export interface KeyTask {
  body: HTMLElement
  board: () => Board
  reasonOf: (drop: Drop) => string | null
  /** Says where it stands now. */
  say: (drop: Drop) => void
  /** Brought back: says so. */
  onEscape: () => void
  onDrop: (drop: Drop, preview: DragPreview) => void
  /** Nothing is held any more. */
  onEnd: () => void
}

export interface KeyboardDrag {
  press: (event: KeyboardEvent) => void
  letGo: () => void
  leave: () => void
}

/** Moves what is held by keys: letting go of Alt or Enter drops it, Escape brings it back. */
export function followKeys(held: Held, task: KeyTask): KeyboardDrag {
  const stop = new AbortController()
  const { signal } = stop
  const preview = makePreview(measure(task.body))
  const start =
    held.kind === 'new' ? { ...held.grab.origin, to: held.grab.origin.from + 60 } : held.grab.origin
  let drop = dropOn(held, start, task.board())

  function press(event: KeyboardEvent) {
    const board = task.board()
    const columns = board.columns.map(({ id }) => id)
    // A slot is the least that a visit moves.
    const step = held.kind === 'visit' ? board.slotMinutes : usualStep
    const next = nudged(drop.stretch, {
      key: event.key,
      resize: event.shiftKey && held.kind !== 'visit',
      step,
      columns,
    })
    if (!next) return
    drop = dropOn(held, next, board)
    preview.show(drop, task.reasonOf(drop))
    task.say(drop)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      leave()
      task.onEscape()
    } else if (event.altKey && isArrow(event.key)) {
      event.preventDefault()
      event.stopPropagation()
      press(event)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      letGo()
    }
  }

  function letGo() {
    stop.abort()
    task.onEnd()
    if (drop.idle) preview.remove()
    else task.onDrop(drop, preview)
  }

  function leave() {
    stop.abort()
    task.onEnd()
    preview.remove()
  }

  addEventListener('keydown', onKeyDown, { signal, capture: true })
  addEventListener('keyup', (event) => event.key === 'Alt' && letGo(), { signal, capture: true })
  addEventListener('pointerdown', leave, { signal, capture: true })
  addEventListener('blur', leave, { signal })
  return { press, letGo, leave }
}
