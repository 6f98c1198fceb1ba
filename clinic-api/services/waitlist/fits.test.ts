import { describe, expect, it } from 'vitest'
import { byTurn, type Candidate, placeOf, share } from './fits.ts'

const timeZone = 'Europe/Madrid'
const minute = 60_000
/** Half hours of Tuesday 24 November 2026 in Madrid. */
const at = (clock: string) => Date.parse(`2026-11-24T${clock}:00+01:00`)
const nine = at('09:00')
const half = at('09:30')
const ten = at('10:00')

const candidate = (changes: Partial<Candidate> = {}): Candidate => ({
  id: 'ana',
  weekdays: [],
  from: '08:00',
  to: '20:00',
  since: null,
  until: '2026-12-10',
  before: null,
  free: [nine, half],
  minutes: 30,
  hasOffer: false,
  offered: new Set(),
  busy: [],
  ...changes,
})

const visit = (start: number, minutes = 30) => ({ start, end: start + minutes * minute })

describe('a freed time', () => {
  it.each<[string, Partial<Candidate>, number | string]>([
    ['on any day', {}, nine],
    ['on that weekday', { weekdays: [2, 5] }, nine],
    ['on another weekday', { weekdays: [1, 3] }, 'does-not-fit'],
    ['from that time on', { from: '09:30' }, half],
    ['until before it', { to: '09:00' }, 'does-not-fit'],
    ['until after it', { to: '09:01' }, nine],
    ['from that day on', { since: '2026-11-24' }, nine],
    ['from the day after on', { since: '2026-11-25' }, 'does-not-fit'],
    ['until that day', { until: '2026-11-24' }, nine],
    ['until the day before', { until: '2026-11-23' }, 'does-not-fit'],
    ['earlier than a visit after it', { before: half }, nine],
    ['earlier than a visit at that time', { before: nine }, 'does-not-fit'],
    ['and has an offer', { hasOffer: true }, 'has-an-offer'],
    ['and let the first pass', { offered: new Set([nine]) }, half],
    ['and let both pass', { offered: new Set([nine, half]) }, 'offered-before'],
    ['and has a visit then', { busy: [visit(nine)] }, half],
    ['and has a visit before and after', { busy: [visit(nine - 30 * minute), visit(half)] }, nine],
    ['and has visits at both', { busy: [visit(nine, 60)] }, 'busy'],
    ['for longer than they are free', { minutes: 60, busy: [visit(ten)] }, nine],
    ['for so long that it meets their visit', { minutes: 61, free: [nine], busy: [visit(ten)] }, 'busy'],
  ])('for somebody who waits %s', (_how, changes, expected) => {
    const { matches, passed } = share([candidate(changes)], timeZone)
    if (typeof expected === 'string') {
      expect({ matches, passed }).toEqual({ matches: [], passed: [{ id: 'ana', reason: expected }] })
      return
    }
    const end = expected + (changes.minutes ?? 30) * minute
    expect({ matches, passed }).toEqual({ matches: [{ id: 'ana', start: expected, end }], passed: [] })
  })

  it('is for one person, and the next gets the next', () => {
    const all = ['ana', 'ben', 'eva'].map((id) => candidate({ id }))
    expect(share(all, timeZone)).toEqual({
      matches: [
        { id: 'ana', ...visit(nine) },
        { id: 'ben', ...visit(half) },
      ],
      passed: [{ id: 'eva', reason: 'given-to-another' }],
    })
  })
})

describe('the order of those who wait', () => {
  const [early, late] = [new Date(nine), new Date(ten)]
  const waiting = (id: string, createdAt: Date, urgentAt: Date | null = null) => ({
    id,
    createdAt,
    urgentAt,
    clinicId: 'here',
    specialty: 'cardiology',
    doctorId: null as string | null,
  })

  it.each([
    ['who waits longer', waiting('b', early), waiting('a', late)],
    ['who is urgent', waiting('b', late, late), waiting('a', early)],
    ['who was urgent sooner', waiting('b', late, early), waiting('a', early, late)],
    ['of two urgent at once who waits longer', waiting('b', early, late), waiting('a', late, late)],
    ['of two who came at once the first id', waiting('a', early), waiting('b', early)],
  ])('%s comes first', (_who, first, second) => {
    expect(byTurn(first, second)).toBeLessThan(0)
    expect(byTurn(second, first)).toBeGreaterThan(0)
  })

  it.each([
    ['the same doctor', {}, { doctorId: 'gil' }, 2],
    ['any doctor', {}, { doctorId: null }, 2],
    ['another doctor', {}, { doctorId: 'sol' }, 1],
    ['a doctor, where this one waits for any', { doctorId: null }, { doctorId: 'sol' }, 2],
    ['another specialty', {}, { doctorId: null, specialty: 'urology' }, 1],
    ['another clinic', {}, { doctorId: null, clinicId: 'elsewhere' }, 1],
  ])('counts who waits longer for %s', (_what, own, others, position) => {
    const entry = { ...waiting('b', late), doctorId: 'gil', ...own }
    const other = { ...waiting('a', early), ...others }
    expect(placeOf(entry, [other, entry])).toEqual({
      position,
      ahead: { urgent: 0, longer: position - 1 },
    })
  })

  it('tells who is ahead as urgent from who waits longer', () => {
    const entry = waiting('c', late)
    const all = [waiting('a', early), waiting('b', late, late), entry, waiting('d', new Date(ten + minute))]
    expect(placeOf(entry, all)).toEqual({ position: 3, ahead: { urgent: 1, longer: 1 } })
  })
})
