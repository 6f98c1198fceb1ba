import { leadOf, withAttendance } from '../../clinic-api/scripts/demo/attendance.ts'
import { makePeople } from '../../clinic-api/scripts/demo/people.ts'
import { Random } from '../../clinic-api/scripts/demo/random.ts'
import { demoSeed } from '../../clinic-api/scripts/demo/seed-demo.ts'
import { makeShifts } from '../../clinic-api/scripts/demo/shifts.ts'
import { makeVisits } from '../../clinic-api/scripts/demo/visits.ts'
import {
  chanceOfMiss,
  type MissFacts,
  missWeights,
  weightsOf,
} from '../../clinic-api/services/hints/miss-rule.ts'
import type { Figure } from './figures.ts'

interface Closed {
  facts: MissFacts
  isMissed: boolean
}

/** The instant all demos are made at, so that they are the same ones in every run. */
const now = new Date('2026-11-16T07:00:00.000Z')

/** The visits that are over in a demo with other visits of the same people, each with what was known of it before. */
function closedOf(seed: number): Closed[] {
  const people = makePeople(new Random(demoSeed), '', now)
  const random = new Random(seed)
  const visits = withAttendance(
    makeVisits(random, people, makeShifts(random, people, now), now),
    people,
    now,
    { seed },
  )
  const known = new Map<string, { closed: number; missed: number }>()
  return visits
    .filter(({ status }) => status === 'completed' || status === 'no-show')
    .toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())
    .map((visit) => {
      const key = `${visit.clinicId} ${visit.patientId}`
      const past = known.get(key) ?? { closed: 0, missed: 0 }
      const isMissed = visit.status === 'no-show'
      known.set(key, { closed: past.closed + 1, missed: past.missed + (isMissed ? 1 : 0) })
      const facts = { ...past, leadDays: leadOf(visit, people), isConfirmed: visit.confirmedAt != null }
      return { facts, isMissed }
    })
}

/** The visits of so many demos, none of which is the demo that people see. */
export const closedVisits = (firstSeed: number, demos: number) =>
  Array.from({ length: demos }, (_, index) => closedOf(firstSeed + index)).flat()

type Weights = typeof missWeights

export const weightNames = Object.keys(missWeights) as (keyof Weights)[]

const nothing: Weights = {
  base: 0,
  'missed-before': 0,
  'half-missed': 0,
  'long-lead': 0,
  'first-visit': 0,
  unconfirmed: 0,
}
const rounds = 4000
const stride = 3

/** The weights that fit these visits best: logistic regression, by steps along the gradient. */
export function learn(visits: readonly Closed[]): Weights {
  // Visits with the same weights are one to the rule.
  const groups = [...Map.groupBy(visits, ({ facts }) => weightsOf(facts).join()).values()].map((own) => ({
    facts: own[0]?.facts,
    visits: own.length,
    missed: own.filter(({ isMissed }) => isMissed).length,
  }))
  const weights = { ...nothing }
  for (let round = 0; round < rounds; round += 1) {
    const step = { ...nothing }
    for (const { facts, visits: count, missed } of groups) {
      if (!facts) continue
      const off = (missed - count * chanceOfMiss(facts, weights)) / visits.length
      for (const each of weightsOf(facts)) step[each] += stride * off
    }
    for (const each of weightNames) weights[each] += step[each]
  }
  return weights
}

interface Bin {
  from: number
  to: number
  visits: number
  /** The rule's average forecast and the actual outcome, in percent. */
  said: number
  missed: number
}

const edges = [0, 10, 15, 20, 30, 40, 60] as const

/** The rule's forecasts for visits, compared with how many of them were missed. */
export function calibration(visits: readonly Closed[]): Bin[] {
  const told = visits.map(({ facts, isMissed }) => ({ chance: chanceOfMiss(facts) * 100, isMissed }))
  return edges.map((from, index) => {
    const to = edges[index + 1] ?? 100
    const within = told.filter(({ chance }) => chance >= from && chance < to)
    const share = (sum: number) => (within.length > 0 ? sum / within.length : Number.NaN)
    return {
      from,
      to,
      visits: within.length,
      said: share(within.reduce((sum, { chance }) => sum + chance, 0)),
      missed: share(within.filter(({ isMissed }) => isMissed).length * 100),
    }
  })
}

/** Demos that the rule is learned from, and as many that it has not seen. */
export const demos = { learned: [1, 100], heldBack: [101, 100] } as const

/** How well the rule of the hints says what becomes of visits that it was not learned from. */
export async function benchHints(): Promise<Figure[]> {
  const learned = learn(closedVisits(...demos.learned))
  const heldBack = closedVisits(...demos.heldBack)
  return [
    ...Object.entries(learned).map(([reason, value]) => ({ what: `learned weight: ${reason}`, value })),
    { what: 'visits held back', value: heldBack.length },
    ...calibration(heldBack)
      .filter(({ visits }) => visits > 0)
      .flatMap(({ from, to, visits, said, missed }) => [
        { what: `${from} to ${to} %, ${visits} visits: said, %`, value: said },
        { what: `${from} to ${to} %, ${visits} visits: missed, %`, value: missed },
      ]),
  ]
}
