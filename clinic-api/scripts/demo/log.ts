import { dayMs, hourMs, minuteMs } from '#contract/durations'
import { dayAt, instantOf, wallOf } from '#contract/zone'
import type { audit } from '../../db/schema/audit.ts'
import type { histories } from '../../db/schema/histories.ts'
import { type DemoPeople, receptionOf } from './people.ts'
import { Random } from './random.ts'
import { zoneOf } from './shifts.ts'
import type { DemoVisit } from './visits.ts'

/** Numbers of its own, so that what else the demo is made of stays as it is. */
const seed = 20_260_108

const days = 14

type Entry = typeof audit.$inferInsert
type Act = Pick<Entry, 'action' | 'entity' | 'entityId' | 'patientId' | 'details'>
type History = Pick<typeof histories.$inferInsert, 'id' | 'patientId'>
interface Member {
  userId: string
  role: string
}

/** Two weeks of the first clinic's activity log: who logged in, booked, received, opened a history and completed. */
export function makeLog(
  people: DemoPeople,
  { visits, histories: kept }: { visits: readonly DemoVisit[]; histories: readonly History[] },
  now: Date,
): Entry[] {
  const random = new Random(seed)
  const since = now.getTime() - days * dayMs
  const clinicId = people.clinics[0]?.id ?? ''
  const reception = receptionOf(people)
  const desk = reception && { userId: reception.userId, role: 'receptionist' }
  const doctors = new Map(people.doctors.map(({ id, userId }) => [id, { userId, role: 'doctor' }]))
  const historyOf = new Map(kept.map(({ id, patientId }) => [patientId, id]))
  const entries: Entry[] = []
  const zone = zoneOf(people, clinicId)

  /** A time of its own in the morning of the day on which a visit was made: the desk does not book dozens at once. */
  function booked({ createdAt, arrivedAt }: DemoVisit): Date {
    const nine = instantOf(wallOf(dayAt(createdAt.getTime(), zone), '09:00'), zone)
    const at = nine + random.between(0, 4 * hourMs)
    return new Date(Math.min(at, arrivedAt?.getTime() ?? at, now.getTime()))
  }

  function add(at: Date | null | undefined, member: Member | undefined, act: Act): void {
    if (!at || !member || at.getTime() < since || at > now) return
    const details = { ...act.details, as: [member.role] }
    const by = { actorId: member.userId, address: '192.0.2.24', clinicId, outcome: 'done' }
    entries.push({ ...act, ...by, id: random.id(at), at, details })
  }

  for (const visit of visits.filter((each) => each.clinicId === clinicId)) {
    const { id, patientId, status, startAt, arrivedAt, startedAt } = visit
    const doctor = doctors.get(visit.doctorId)
    const of = (verb: string) => ({
      action: `appointment.${verb}`,
      entity: 'appointment',
      entityId: id,
      patientId,
    })
    const opened = { action: 'history.read', entity: 'history', entityId: historyOf.get(patientId) ?? null }
    add(booked(visit), desk, of('book'))
    add(arrivedAt, desk, of('arrive'))
    add(startedAt, doctor, { ...opened, patientId, details: { why: 'care' } })
    if (status === 'completed') add(startedAt && after(startedAt, 18), doctor, of('complete'))
    if (status === 'no-show') add(after(startAt, 25), desk, of('no-show'))
  }
  const ofDay = ({ actorId, at }: Entry) => `${actorId} ${dayAt(at.getTime(), zone)}`
  for (const acts of Map.groupBy(entries, ofDay).values()) {
    const first = acts.reduce((one, other) => (other.at < one.at ? other : one))
    const at = after(first.at, -4)
    const own = { action: 'session.sign-in', entity: 'user', entityId: first.actorId, patientId: null }
    const details = { as: first.details?.as }
    entries.push({ ...first, ...own, id: random.id(at), at, clinicId: null, details })
  }
  return entries
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minuteMs)
