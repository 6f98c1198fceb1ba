import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Drop, Held } from '@/lib/domain/dragged'
import { firstHour, hourRows } from '@/lib/domain/grid'
import { contentsOf, type GridColumn } from '@/lib/domain/grid-view'
import type { WeekAppointment } from '@/lib/domain/schedule'
import { followKeys } from './keyboard-drag'
import { holdFocused, itemAt } from './pick-up'
import { followPointer } from './pointer-drag'

const timeZone = 'Europe/Madrid'
const days = ['2026-11-23', '2026-11-24']
const visit: WeekAppointment = {
  id: 'visit',
  start: '2026-11-23T09:00:00.000Z',
  end: '2026-11-23T09:30:00.000Z',
  status: 'pending',
  specialty: 'cardiology',
  patientName: 'Luis Gómez',
}
const shifts = days.map((day) => ({
  id: `shift-${day}`,
  start: `${day}T08:00:00.000Z`,
  end: `${day}T13:00:00.000Z`,
}))
const columns: GridColumn[] = contentsOf({ shifts, appointments: [visit] }, days, timeZone).map(
  (content, index) => {
    const day = days[index] ?? ''
    return { id: day, name: day, day, doctorId: 'doctor', content }
  },
)
const board = () => ({ columns, timeZone, slotMinutes: 30, now: Date.parse('2026-11-23T06:00:00.000Z') })

const width = 100
/** A pixel is a minute. */
const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return (hours - firstHour) * 60 + minutes
}

let body: HTMLElement
let block: HTMLElement
const dropped: Drop[] = []

function place(element: HTMLElement, left: number, top: number, height: number) {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height)
}

beforeEach(() => {
  vi.useFakeTimers()
  dropped.length = 0
  document.body.innerHTML = `<div><div id="hours">${days
    .map((day) => `<div data-column="${day}"></div>`)
    .join('')}</div></div>`
  const hours = document.querySelector<HTMLElement>('#hours')
  if (!hours) throw new Error('nothing is drawn')
  body = hours
  place(body, 0, 0, hourRows * 60)
  const drawn = [...body.querySelectorAll<HTMLElement>('[data-column]')]
  for (const [index, column] of drawn.entries()) place(column, index * width, 0, hourRows * 60)
  block = document.createElement('button')
  block.dataset.block = visit.id
  place(block, 0, at('10:00'), 90)
  drawn[0]?.append(block)
})
afterEach(() => {
  dispatchEvent(new Event('blur'))
  // The listener that swallows the click after a drag would catch one of the next test, which shares the window.
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

const onDrop = (drop: Drop) => {
  dropped.push(drop)
}
const ghosts = () => body.querySelectorAll('[aria-hidden=true]').length
const held = () => body.querySelectorAll('[data-held]').length

function pointer(type: string, x: number, y: number, pointerType = 'mouse') {
  const init = { clientX: x, clientY: y, pointerId: 1, pointerType, bubbles: true, cancelable: true }
  return new PointerEvent(type, init)
}

/** Presses the visit at 10:15 with a mouse or a finger. */
function take(pointerType = 'mouse') {
  const press = pointer('pointerdown', 50, at('10:45'), pointerType)
  block.dispatchEvent(press)
  return followPointer(press, {
    body,
    board,
    held: (minute) => itemAt(press, minute, columns, timeZone),
    reasonOf: ({ refusal }) => refusal?.why ?? null,
    onDrop,
  })
}
const go = (x: number, clock: string, pointerType?: string) =>
  dispatchEvent(pointer('pointermove', x, at(clock), pointerType))
const letGo = (x: number, clock: string, pointerType?: string) =>
  dispatchEvent(pointer('pointerup', x, at(clock), pointerType))

describe('a visit dragged by a pointer', () => {
  it('is taken by a move, follows to another day and is dropped there', () => {
    take()
    expect([ghosts(), held()]).toEqual([0, 0])
    go(60, '11:15')
    expect([ghosts(), held(), body.dataset.holding]).toEqual([1, 1, 'move'])
    letGo(150, '11:45')
    expect(dropped).toMatchObject([
      { start: '2026-11-24T10:00:00.000Z', end: '2026-11-24T10:30:00.000Z', refusal: null, day: days[1] },
    ])
    expect(held()).toBe(0)
  })

  it('opens at a click: a press that hardly moves takes nothing', () => {
    take()
    go(52, '10:46')
    letGo(52, '10:46')
    expect([dropped.length, ghosts()]).toEqual([0, 0])
  })

  it('comes back with Escape, and the click that follows opens nothing', () => {
    const opened = vi.fn()
    block.addEventListener('click', opened)
    take()
    go(50, '12:00')
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
    expect([ghosts(), held()]).toEqual([0, 0])
    letGo(50, '12:00')
    block.click()
    expect([dropped.length, opened.mock.calls.length]).toEqual([0, 0])
    vi.advanceTimersByTime(100)
    block.click()
    expect(opened).toHaveBeenCalledOnce()
  })

  it('comes back when the window is left or the pointer is taken away', () => {
    for (const end of [new Event('blur'), pointer('pointercancel', 50, 0)]) {
      take()
      go(50, '12:00')
      expect(ghosts()).toBe(1)
      dispatchEvent(end)
      letGo(50, '12:00')
      expect([dropped.length, ghosts()]).toEqual([0, 0])
    }
  })

  it('that is let go where it stood changes nothing', () => {
    take()
    go(50, '12:00')
    letGo(50, '10:45')
    expect([dropped.length, ghosts()]).toEqual([0, 0])
  })

  it('waits for a finger to rest: one that moves on scrolls', () => {
    take('touch')
    go(50, '11:00', 'touch')
    vi.advanceTimersByTime(500)
    expect(ghosts()).toBe(0)
    take('touch')
    vi.advanceTimersByTime(500)
    expect(ghosts()).toBe(1)
    letGo(150, '10:45', 'touch')
    expect(dropped).toMatchObject([{ day: days[1] }])
  })

  it('says why it cannot stay outside the hours', () => {
    take()
    go(50, '12:00')
    letGo(50, '20:00')
    expect(dropped[0]?.refusal).not.toBeNull()
  })
})

describe('a visit moved by keys', () => {
  const said: string[] = []
  const onEscape = vi.fn()
  const onEnd = vi.fn()

  function takeByKeys() {
    said.length = 0
    onEscape.mockClear()
    onEnd.mockClear()
    const taken: Held | null = holdFocused(block, columns, timeZone)
    if (!taken) throw new Error('it cannot be taken')
    return followKeys(taken, {
      body,
      board,
      reasonOf: () => null,
      say: ({ start }) => said.push(start),
      onEscape,
      onDrop,
      onEnd,
    })
  }
  const press = (key: string, altKey = true) =>
    dispatchEvent(new KeyboardEvent('keydown', { key, altKey, cancelable: true }))

  it('goes a slot down and a day on, and says each place; Enter drops it', () => {
    takeByKeys()
    press('ArrowDown')
    press('ArrowRight')
    expect(said).toEqual(['2026-11-23T09:30:00.000Z', '2026-11-24T09:30:00.000Z'])
    press('Enter', false)
    expect(dropped).toMatchObject([{ start: '2026-11-24T09:30:00.000Z', refusal: null }])
    expect(onEnd).toHaveBeenCalledOnce()
  })

  it('is dropped when Alt is let go', () => {
    takeByKeys()
    press('ArrowUp')
    dispatchEvent(new KeyboardEvent('keyup', { key: 'Alt' }))
    expect(dropped).toHaveLength(1)
    press('ArrowUp')
    expect(said).toHaveLength(1)
  })

  it('comes back with Escape, and where it stood nothing is dropped', () => {
    takeByKeys()
    press('ArrowDown')
    press('Escape', false)
    expect([onEscape.mock.calls.length, ghosts(), dropped.length]).toEqual([1, 0, 0])
    takeByKeys()
    press('ArrowDown')
    press('ArrowUp')
    press('Enter', false)
    expect([onEscape.mock.calls.length, ghosts(), dropped.length]).toEqual([0, 0, 0])
  })

  it('comes back when a pointer is pressed', () => {
    takeByKeys()
    press('ArrowDown')
    dispatchEvent(pointer('pointerdown', 0, 0))
    expect([onEnd.mock.calls.length, ghosts(), dropped.length]).toEqual([1, 0, 0])
  })
})
