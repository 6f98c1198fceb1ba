import type { Visit } from '@/lib/domain/appointment'
import { type History, isOngoing, treatmentPhase } from '@/lib/domain/history'

/** What the patient has and takes on the day `today`. */
export const presentOf = (
  { conditions, treatments }: Pick<History, 'conditions' | 'treatments'>,
  today: string,
) => ({
  conditions: conditions.filter((each) => isOngoing(each, today)),
  treatments: treatments.filter((each) => treatmentPhase(each, today) === 'current'),
})

/** The newest completed visit before another one, and the newest with a note. */
export function lastVisits(
  { visits }: Pick<History, 'visits'>,
  visit: Pick<Visit, 'id' | 'start'>,
): { last: Visit | undefined; noted: Visit | undefined } {
  const before = visits.filter(({ id, start }) => id !== visit.id && start < visit.start)
  return { last: before.find(({ status }) => status === 'completed'), noted: before.find(({ note }) => note) }
}
