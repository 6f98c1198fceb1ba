import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlaps, slotsOf } from '#contract/slots'
import { noRules } from '#contract/visit-rules'
import { propose, type Touched, type World } from './propose.ts'

const hour = 3_600_000
const slot = 30 * 60_000
const window = { start: 0, open: 0, end: 40 * hour }

const doctors = ['a', 'b', 'c', 'd'] as const
const interval = fc
  .tuple(fc.integer({ min: 0, max: 78 }), fc.integer({ min: 1, max: 10 }))
  .map(([from, length]) => ({ start: from * slot, end: (from + length) * slot }))
const world: fc.Arbitrary<World> = fc
  .tuple(
    fc.array(
      fc.record({
        shifts: fc.array(interval, { maxLength: 3 }),
        busy: fc.array(interval, { maxLength: 3 }),
        off: fc.array(interval, { maxLength: 1 }),
      }),
      {
        minLength: 4,
        maxLength: 4,
      },
    ),
    fc.record({
      here: fc.array(interval, { maxLength: 3 }),
      elsewhere: fc.array(interval, { maxLength: 3 }),
    }),
  )
  .map(([plans, own]) => ({
    doctors: plans.map((plan, index) => ({
      ...plan,
      timeZone: 'UTC',
      id: doctors[index] ?? 'd',
      specialty: index < 3 ? 'x' : 'y',
    })),
    patients: new Map([['p0', own]]),
    window,
  }))
const visits: fc.Arbitrary<Touched[]> = fc
  .array(
    fc.tuple(fc.constantFrom(...doctors), fc.integer({ min: 0, max: 79 }), fc.integer({ min: 0, max: 3 })),
    {
      maxLength: 8,
    },
  )
  .map((rows) =>
    rows.map(([doctorId, at, patient], index) => ({
      id: String(index),
      doctorId,
      patientId: `p${patient}`,
      specialty: doctorId === 'd' ? 'y' : 'x',
      start: at * slot,
      end: (at + 1) * slot,
      length: { minutes: 30, step: 30 },
    })),
  )

describe('what is proposed for visits without hours', () => {
  it('is free, of the doctor or a colleague of the same specialty, and at most three of each', () => {
    fc.assert(
      fc.property(visits, world, (touched, around) => {
        const answers = propose(touched, around)
        expect(answers.map(({ id }) => id)).toEqual(touched.map(({ id }) => id))
        for (const [index, { same, colleague }] of answers.entries()) {
          const visit = touched[index]
          expect(Math.max(same.length, colleague.length)).toBeLessThanOrEqual(3)
          expect(same.every(({ doctorId }) => doctorId === visit?.doctorId)).toBe(true)
          for (const { doctorId, start } of [...same, ...colleague]) {
            const doctor = around.doctors.find(({ id }) => id === doctorId)
            const place = { start, end: start + slot }
            expect(doctor?.specialty).toBe(visit?.specialty)
            expect(doctor?.shifts.some((shift) => slotsOf(shift, 30).includes(start))).toBe(true)
            const taken = [...(doctor?.busy ?? []), ...(doctor?.off ?? [])]
            const { here = [], elsewhere = [] } = around.patients.get(visit?.patientId ?? '') ?? {}
            expect([...taken, ...here, ...elsewhere].some((each) => overlaps(each, place))).toBe(false)
          }
          expect(colleague.every(({ doctorId }) => doctorId !== visit?.doctorId)).toBe(true)
        }
      }),
    )
  })

  it('can be taken all together: the first ways of no two visits meet, at a doctor or at a patient', () => {
    fc.assert(
      fc.property(visits, world, (touched, around) => {
        const firsts = propose(touched, around).flatMap(({ same, colleague }, index) =>
          [same[0], colleague[0]].flatMap((place) =>
            place ? { ...place, index, patientId: touched[index]?.patientId } : [],
          ),
        )
        for (const one of firsts)
          for (const other of firsts) {
            if (one.index >= other.index) continue
            const shared = one.doctorId === other.doctorId || one.patientId === other.patientId
            expect(shared && Math.abs(one.start - other.start) < slot).toBe(false)
          }
      }),
    )
  })

  it('is the nearest after the old time; an earlier one stands last', () => {
    fc.assert(
      fc.property(visits, world, (touched, around) => {
        for (const [index, { same, colleague }] of propose(touched, around).entries()) {
          const away = ({ start }: { start: number }) => start - (touched[index]?.start ?? 0)
          for (const places of [same, colleague]) {
            const [later, earlier] = [
              places.map(away).filter((each) => each >= 0),
              places.map(away).filter((each) => each < 0),
            ]
            expect(places.map(away)).toEqual([...later, ...earlier])
            expect(later).toEqual(later.toSorted((one, other) => one - other))
            expect(earlier).toEqual(earlier.toSorted((one, other) => other - one))
          }
        }
      }),
    )
  })

  it('is no time without the notice that the visit needs', () => {
    const plan = { busy: [], off: [], timeZone: 'UTC', specialty: 'x', id: 'a' }
    const around = {
      doctors: [{ ...plan, shifts: [{ start: 0, end: 4 * hour }] }],
      patients: new Map(),
      window,
    }
    const rules = { ...noRules, noticeMinutes: 120 }
    const visit = { id: '0', doctorId: 'a', patientId: 'p0', specialty: 'x', start: hour, end: hour + slot }
    const starts = (length: Touched['length']) =>
      propose([{ ...visit, length }], around)[0]?.same.map(({ start }) => start / hour)
    expect(starts({ minutes: 30, step: 30 })).toEqual([1, 1.5, 2])
    expect(starts({ minutes: 30, step: 30, rules })).toEqual([2, 2.5, 3])
  })

  it('is none at the time of a visit at another clinic, of which nothing is said', () => {
    const plan = { busy: [], off: [], timeZone: 'UTC', specialty: 'x', id: 'x' }
    const around = {
      doctors: [{ ...plan, shifts: [{ start: 0, end: 4 * hour }] }],
      patients: new Map([['p0', { here: [], elsewhere: [{ start: hour, end: hour + slot }] }]]),
      window,
    }
    const visit = { id: '0', doctorId: 'x', patientId: 'p0', specialty: 'x', start: hour, end: hour + slot }
    const [answer] = propose([{ ...visit, length: { minutes: 30, step: 30 } }], around)
    expect(answer?.same.map(({ start }) => start / hour)).toEqual([1.5, 2, 2.5])
    expect(answer?.clash).toBeNull()
  })

  it('says nothing of a colleague’s hour where the doctor has free times', () => {
    const plan = { busy: [], off: [], timeZone: 'UTC', specialty: 'x' }
    const around = {
      doctors: [
        { ...plan, id: 'x', shifts: [{ start: 2 * hour, end: 4 * hour }] },
        { ...plan, id: 'y', shifts: [{ start: 0, end: 4 * hour }] },
      ],
      patients: new Map([['p0', { here: [{ start: hour, end: hour + slot }], elsewhere: [] }]]),
      window,
    }
    const visit = { id: '0', doctorId: 'x', patientId: 'p0', specialty: 'x', start: hour, end: hour + slot }
    const [answer] = propose([{ ...visit, length: { minutes: 30, step: 30 } }], around)
    expect(answer?.same.length).toBeGreaterThan(0)
    expect(answer?.clash).toBeNull()
  })

  it.each([
    ['with the doctor', [{ start: hour, end: hour + slot }], 'x', hour, [1.5, 2, 2.5]],
    [
      'with a colleague, where the doctor has nothing',
      [{ start: hour, end: hour + slot }],
      'y',
      hour,
      undefined,
    ],
    ['not further away than what is offered', [{ start: 3 * hour, end: 4 * hour }], 'x', null, [1, 1.5, 2]],
    ['none at all', [], 'x', null, [1, 1.5, 2]],
  ])('says which visit of the patient stands at the nearest time: %s', (_where, here, id, clash, same) => {
    const plan = { busy: [], off: [], timeZone: 'UTC', specialty: 'x' }
    const around = {
      doctors: [{ ...plan, id, shifts: [{ start: 0, end: 4 * hour }] }],
      patients: new Map([['p0', { here, elsewhere: [] }]]),
      window,
    }
    const visit = { id: '0', doctorId: 'x', patientId: 'p0', specialty: 'x', start: hour, end: hour + slot }
    const [answer] = propose([{ ...visit, length: { minutes: 30, step: 30 } }], around)
    expect(answer?.clash).toBe(clash)
    if (same) expect(answer?.same.map(({ start }) => start / hour)).toEqual(same)
  })
})
