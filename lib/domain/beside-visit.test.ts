import { expect, it } from 'vitest'
import { neighboursOf, tellingMail } from './beside-visit'

const at = (id: string, day: number, status: 'pending' | 'completed' | 'cancelled') => ({
  id,
  start: `2026-11-${day}T09:00:00.000Z`,
  timeZone: 'Europe/Madrid',
  doctorName: 'Eva Gil',
  status,
})

it('the neighbours of a visit are the completed one before it and the next one after it', () => {
  const [first, own, next] = [at('a', 20, 'pending'), at('b', 24, 'pending'), at('c', 27, 'pending')]
  const past = [at('d', 18, 'cancelled'), at('e', 16, 'completed'), at('f', 10, 'completed')]
  const found = neighboursOf(own, { mails: [], ahead: [first, own, next], past })
  expect([found.last?.id, found.next?.id]).toEqual(['e', 'c'])
  expect(neighboursOf(own, { mails: [], ahead: [own] })).toEqual({ last: undefined, next: undefined })
})

it.each([
  [['planned', 'sent', 'planned'], 1],
  [['sent', 'failed', 'planned'], 1],
  [['planned', 'planned'], 0],
  [[], -1],
] as const)('of messages that are %j the one at %d says most', (states, which) => {
  const mails = states.map((state, day) => ({ kind: 'reminder' as const, state, at: `2026-11-2${day}` }))
  expect(tellingMail({ mails: mails.toReversed(), ahead: [] })).toBe(mails.at(which === -1 ? 9 : which))
})
