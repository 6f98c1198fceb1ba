import { dayMs } from '#contract/durations'
import type { Notice } from '#contract/notifications'
import type { notifications } from '../../db/schema/notifications.ts'
import type { DemoPeople } from './people.ts'
import { Random } from './random.ts'
import { zoneOf } from './shifts.ts'
import type { DemoThreads } from './threads.ts'
import type { DemoVisit } from './visits.ts'

type Entry = typeof notifications.$inferInsert

/** Older notices have been read. */
const unreadDays = 1
const mostVisits = 6

/** Numbers of its own, so that what else the demo is made of stays as it is. */
const seed = 20_260_103

interface Made {
  people: DemoPeople
  visits: readonly DemoVisit[]
  threads: DemoThreads
}

/** Notices behind the bells of the demo's accounts: bookings and messages, the older ones read. */
export function makeNotices({ people, visits, threads }: Made, now: Date): Entry[] {
  const random = new Random(seed)
  const told = [...bookings(people, visits, now), ...writings(people, threads)]
  const isRead = ({ at }: Told) => at.getTime() < now.getTime() - unreadDays * dayMs
  return told.flatMap((each) => {
    const { at, to, about } = each
    const readAt = isRead(each) ? new Date(at.getTime() + dayMs) : null
    const id = random.id(at)
    return to.map((userId): Entry => {
      const { kind, ...facts } = about(userId)
      return { userId, id, kind, at, facts, readAt }
    })
  })
}

interface Told {
  at: Date
  to: string[]
  about: (userId: string) => Notice
}

/** Patients booked them, from home: their doctor and the desk hear of it. */
function bookings(people: DemoPeople, visits: readonly DemoVisit[], now: Date): Told[] {
  const booked = visits.filter(
    ({ doctorId, status, startAt }) => doctorId === people.doctor && status === 'pending' && startAt > now,
  )
  const doctor = people.doctors.find(({ id }) => id === people.doctor)
  const latest = booked.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return latest.slice(0, mostVisits).map(({ id, clinicId, startAt, createdAt }) => ({
    at: createdAt,
    to: staffOf(people, clinicId),
    about: (userId) => ({
      kind: 'visit-booked',
      appointmentId: id,
      start: startAt.toISOString(),
      timeZone: zoneOf(people, clinicId),
      ...(doctor && userId !== doctor.userId && { doctorName: `${doctor.name} ${doctor.surname}` }),
    }),
  }))
}

function writings(people: DemoPeople, { threads, messages }: DemoThreads): Told[] {
  const shared = messages.filter(({ internal }) => !internal)
  return shared.flatMap(({ threadId, fromPatient, at }): Told[] => {
    const thread = threads.find(({ id }) => id === threadId)
    const patient = people.patients.find(({ id }) => id === thread?.patientId)
    if (!thread || !patient) return []
    const to = fromPatient ? staffOf(people, thread.clinicId) : [patient.userId]
    return [{ at, to, about: () => ({ kind: 'message', threadId }) }]
  })
}

/** The demo's doctor, and whoever administers the clinic. */
function staffOf(people: DemoPeople, clinicId: string): string[] {
  const admins = new Set(
    people.users.filter(({ roles }) => roles.includes('clinicadmin')).map(({ id }) => id),
  )
  return people.staff
    .filter((each) => each.clinicId === clinicId && (each.id === people.doctor || admins.has(each.userId)))
    .map(({ userId }) => userId)
}
