import type { DemoClinical } from './clinical.ts'
import type { DemoPeople } from './people.ts'
import type { DemoVisit } from './visits.ts'

/** Ties a condition and a treatment that each patient had at the latest visit that took place to it, as its doctor. */
export function tieToVisits(
  { histories, conditions, treatments }: DemoClinical,
  visits: readonly DemoVisit[],
  people: DemoPeople,
): void {
  for (const history of histories) {
    const visit = visits
      .filter(({ patientId, status }) => patientId === history.patientId && status === 'completed')
      .toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime())
      .at(-1)
    const doctor = people.doctors.find(({ id }) => id === visit?.doctorId)
    if (!visit || !doctor) continue
    const tie = { updatedBy: doctor.userId, updatedAt: visit.endAt, visitId: visit.id, version: 2 }
    const day = visit.startAt.toISOString().slice(0, 10)
    const condition = conditions.find(
      ({ historyId, since, until }) => historyId === history.id && since <= day && (!until || until >= day),
    )
    const treatment = treatments.find(
      ({ historyId, startDate, endDate }) => historyId === history.id && startDate <= day && endDate >= day,
    )
    for (const entry of [condition, treatment]) if (entry) Object.assign(entry, tie)
    Object.assign(history, { changedAt: visit.endAt, changedBy: doctor.userId })
  }
}
