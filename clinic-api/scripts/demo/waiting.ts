import { dayMs } from '#contract/durations'
import type { Specialty } from '#contract/specialties'
import { addDays, dayAt } from '#contract/zone'
import type { waitlist } from '../../db/schema/waitlist.ts'
import type { DemoPeople } from './people.ts'
import { Random } from './random.ts'
import { zoneOf } from './shifts.ts'
import type { ThirdMonth } from './third-month.ts'
import type { DemoVisit } from './visits.ts'

/** Numbers of its own, so that what else the demo is made of stays as it is. */
const seed = 20_260_106

type Wish = typeof waitlist.$inferInsert

interface Waits {
  specialty: Specialty
  weekdays: number[]
  daysAgo: number
  urgentReason?: string
}

const waits: readonly Waits[] = [
  { specialty: 'dermatology', weekdays: [], daysAgo: 6 },
  { specialty: 'pediatrics', weekdays: [2, 4], daysAgo: 4 },
  {
    specialty: 'cardiology',
    weekdays: [],
    daysAgo: 2,
    urgentReason: 'Palpitaciones al subir escaleras',
  },
]

/**
 * Regulars of the first clinic who would come earlier to their doctor, in the afternoon: for each specialty the one whose
 * visit is latest. With any doctor of it they would be offered the first hours of whoever is registered next.
 */
export function makeWaiting(people: DemoPeople, { visits }: Pick<ThirdMonth, 'visits'>, now: Date): Wish[] {
  const random = new Random(seed)
  const latestFirst = visits.filter(isAhead(now)).sort((a, b) => +b.startAt - +a.startAt)
  return waits.flatMap(({ specialty, weekdays, daysAgo, urgentReason }): Wish[] => {
    const visit = latestFirst.find((each) => each.specialty === specialty)
    if (!visit) return []
    const { clinicId, patientId, doctorId } = visit
    const createdAt = new Date(Math.max(+visit.createdAt, +now - daysAgo * dayMs))
    return [
      {
        id: random.id(createdAt),
        clinicId,
        patientId,
        appointmentId: visit.id,
        doctorId,
        specialty,
        weekdays,
        from: '16:00',
        to: '20:00',
        until: addDays(dayAt(+visit.startAt, zoneOf(people, clinicId)), -1),
        urgentAt: urgentReason ? new Date(+now - dayMs) : null,
        urgentReason: urgentReason ?? null,
        createdAt,
      },
    ]
  })
}

const isAhead = (now: Date) => (visit: DemoVisit) =>
  visit.status === 'pending' && +visit.startAt > +now + 2 * dayMs
