import { expect, it } from 'vitest'
import { type PresenceVerb, presenceAfter } from './presence.ts'

const now = new Date('2026-11-16T09:00:00Z')
const before = new Date('2026-11-16T08:50:00Z')
const [none, there, begun] = [
  { arrivedAt: null, startedAt: null },
  { arrivedAt: before, startedAt: null },
  { arrivedAt: before, startedAt: before },
]

it.each<[PresenceVerb, typeof begun | typeof there | typeof none, object | null]>([
  ['arrive', none, { arrivedAt: now, startedAt: null }],
  ['arrive', there, null],
  ['arrive', begun, null],
  ['start', none, { arrivedAt: now, startedAt: now }],
  ['start', there, { arrivedAt: before, startedAt: now }],
  ['start', begun, null],
  ['halt', none, null],
  ['halt', there, null],
  ['halt', begun, there],
  ['leave', none, null],
  ['leave', there, none],
  ['leave', begun, none],
])('%s on %j makes %j', (verb, presence, expected) => {
  expect(presenceAfter(presence, verb, now)).toEqual(expected)
})
