import { hourMs, minuteMs } from '#contract/durations'
import type { appointmentChanges } from '../../db/schema/appointments.ts'
import type { reminders } from '../../db/schema/reminders.ts'
import type { DemoPeople } from './people.ts'
import { Random } from './random.ts'
import type { DemoVisit } from './visits.ts'

/** Numbers of its own, so that what else the demo is made of stays as it is. */
const seed = 20_260_102

interface Outcomes {
  visits: DemoVisit[]
  changes: (typeof appointmentChanges.$inferInsert)[]
  reminders: (typeof reminders.$inferInsert)[]
}

/** How the visits that are over went: who came when, who was reminded, and when the others called off. */
export function makeOutcomes(
  { patients }: Pick<DemoPeople, 'patients'>,
  visits: readonly DemoVisit[],
  now: Date,
  from = seed,
): Outcomes {
  const accounts = new Map(patients.map(({ id, userId }) => [id, userId]))
  const random = new Random(from)
  const outcomes: Outcomes = { visits: [], changes: [], reminders: [] }
  for (const visit of visits) {
    outcomes.visits.push({ ...visit, ...waitingOf(visit, now), ...presenceOf(visit, random) })
    const byUserId = accounts.get(visit.patientId)
    if (visit.status === 'cancelled' && byUserId)
      outcomes.changes.push({ ...cancellationOf(visit, now, random), byUserId })
    if (visit.startAt < now && isReminded(visit, random)) outcomes.reminders.push(reminderOf(visit, random))
  }
  return outcomes
}

function presenceOf({ status, startAt }: DemoVisit, random: Random) {
  if (status !== 'completed') return {}
  const arrivedAt = new Date(startAt.getTime() - random.between(0, 12) * minuteMs)
  const startedAt = new Date(startAt.getTime() + random.between(0, 14) * minuteMs)
  return { arrivedAt, startedAt }
}

/** Whoever comes next sits in the waiting room already. */
function waitingOf({ status, startAt }: DemoVisit, now: Date) {
  const ahead = startAt.getTime() - now.getTime()
  if (status !== 'pending' || ahead <= 0 || ahead > 10 * minuteMs) return {}
  return { arrivedAt: new Date(startAt.getTime() - 12 * minuteMs) }
}

function cancellationOf(visit: DemoVisit, now: Date, random: Random) {
  const { id: appointmentId, startAt, createdAt } = visit
  const latest = Math.min(startAt.getTime(), now.getTime())
  const at = new Date(Math.max(createdAt.getTime(), latest - random.between(2, 120) * hourMs))
  const sides = { fromStatus: 'pending', toStatus: 'cancelled', fromStartAt: startAt, toStartAt: startAt }
  return { id: random.id(at), appointmentId, kind: 'cancel', ...sides, at }
}

/** Fewer of those who missed their visit. */
function isReminded({ status }: DemoVisit, random: Random): boolean {
  const chance = { completed: 0.85, 'no-show': 0.4, pending: 0.85, cancelled: 0 }[status]
  return random.next() < chance
}

function reminderOf({ id: appointmentId, startAt }: DemoVisit, random: Random) {
  const dueAt = new Date(startAt.getTime() - 3 * hourMs)
  return { id: random.id(dueAt), appointmentId, hoursBefore: 3, startAt, dueAt, state: 'queued' }
}
