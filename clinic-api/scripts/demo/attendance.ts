import { dayMs, hourMs } from '#contract/durations'
import { dayAt } from '#contract/zone'
import type { DemoPeople } from './people.ts'
import { Random } from './random.ts'
import { zoneOf } from './shifts.ts'
import type { DemoVisit } from './visits.ts'

/**
 * Adds confirmations and missed visits. A visit is missed more often the longer ago it was booked, after a miss,
 * by those who miss half, at a first visit, and without a confirmation. `seed` is its own, so that the rest of the demo and
 * the demo patient's story stay as they are. `calmer` lowers the odds of every miss.
 */
export function withAttendance(
  visits: readonly DemoVisit[],
  people: DemoPeople,
  now: Date,
  { seed, calmer = 0 }: { seed: number; calmer?: number },
): DemoVisit[] {
  const random = new Random(seed)
  const known = new Map<string, { closed: number; missed: number }>()
  const changed = new Map<string, DemoVisit>()
  for (const visit of visits.toSorted((a, b) => a.startAt.getTime() - b.startAt.getTime())) {
    if (visit.patientId === people.patient) continue
    if (visit.status === 'cancelled') continue
    const key = `${visit.clinicId} ${visit.patientId}`
    const past = known.get(key) ?? { closed: 0, missed: 0 }
    const isConfirmed = random.next() < 0.45
    const chance = chanceOf({ ...past, isConfirmed, leadDays: leadOf(visit, people), calmer })
    const isClosed = visit.status === 'completed' || visit.status === 'no-show'
    const isMissed = random.next() < chance && isClosed
    const status = isMissed ? 'no-show' : isClosed ? 'completed' : visit.status
    if (isClosed) known.set(key, { closed: past.closed + 1, missed: past.missed + (isMissed ? 1 : 0) })
    const confirmedAt = isConfirmed ? momentOf(visit, now, random) : null
    changed.set(visit.id, { ...visit, status, confirmedAt })
  }
  return visits.map((visit) => changed.get(visit.id) ?? visit)
}

interface Facts {
  leadDays: number
  closed: number
  missed: number
  isConfirmed: boolean
  calmer: number
}

/** Not the rule of the hints, which knows it only by what came of it. */
function chanceOf({ leadDays, closed, missed, isConfirmed, calmer }: Facts): number {
  const isHabit = missed > 1 && missed * 2 >= closed
  const past = closed === 0 ? 0.5 : 0.9 * Math.min(missed, 1) + (isHabit ? 1.2 : 0)
  const odds = -3.4 - calmer + 0.06 * leadDays + past + (isConfirmed ? 0 : 0.9)
  return 1 / (1 + Math.exp(-odds))
}

/** Whole days from the booking to the visit, on the clinic's clock. */
export function leadOf({ clinicId, startAt, createdAt }: DemoVisit, people: DemoPeople): number {
  const zone = zoneOf(people, clinicId)
  const [from, to] = [createdAt, startAt].map((at) => Date.parse(dayAt(at.getTime(), zone)))
  return Math.max(0, Math.round(((to ?? 0) - (from ?? 0)) / dayMs))
}

/** After the booking, before the visit, and not in the future. */
function momentOf({ createdAt, startAt }: DemoVisit, now: Date, random: Random): Date {
  const latest = Math.min(startAt.getTime() - 2 * hourMs, now.getTime())
  const wanted = latest - random.between(0, 40) * hourMs
  return new Date(Math.max(createdAt.getTime(), wanted))
}
