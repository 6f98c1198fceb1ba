import { expect, it } from 'vitest'
import { isAtRest } from './at-rest'

const event = (type: string, more: object) => Object.assign(new Event(type), more)

it.each([
  ['pointermove', { movementX: 0, movementY: 0 }, true],
  ['pointermove', { movementX: 0, movementY: -1 }, false],
  ['pointermove', { movementX: 3, movementY: 0 }, false],
  ['pointerdown', { movementX: 0, movementY: 0 }, false],
  ['keydown', {}, false],
])('%s %o', (type, moved, rests) => {
  expect(isAtRest(event(type, moved))).toBe(rests)
})
