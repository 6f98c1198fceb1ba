import type { DemoClinical } from './clinical.ts'
import type { DemoPeople } from './people.ts'
import type { DemoVisit } from './visits.ts'

/** Ties the first condition and treatment of each patient to the latest visit that took place, as its doctor. */
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
    const last = { updatedBy: doctor.userId, updatedAt: visit.endAt }
    for (const entries of [conditions, treatments]) {
      const entry = entries.find(({ historyId }) => historyId === history.id)
      if (entry) Object.assign(entry, { ...last, visitId: visit.id, version: 2 })
    }
    Object.assign(history, { changedAt: visit.endAt, changedBy: doctor.userId })
  }
}
