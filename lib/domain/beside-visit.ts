import type { WithId } from '#contract/calls/call'
import type { VisitMessage } from '#contract/reminders'
import type { Appointment } from '@/lib/domain/appointment'

export interface OtherVisit extends Pick<Appointment, 'id' | 'start' | 'timeZone' | 'doctorName'> {
  status?: Appointment['status'] | undefined
}

/** What the desk sees beside a visit. */
export interface BesideVisit {
  /** Messages to the patient about it. */
  mails: readonly Pick<WithId<VisitMessage>, 'kind' | 'state' | 'at'>[]
  /** The patient's visits to come, the earliest first. */
  ahead: readonly OtherVisit[]
  /** Those that are over, the latest first. */
  past?: readonly OtherVisit[] | undefined
}

export const noneBeside: BesideVisit = { mails: [], ahead: [] }

/** The completed visit before this one, and the next one after it. */
export function neighboursOf(visit: Pick<Appointment, 'id' | 'start'>, { ahead, past = [] }: BesideVisit) {
  return {
    last: past.find(({ start, status }) => start < visit.start && status === 'completed'),
    next: ahead.find(({ id, start }) => id !== visit.id && start > visit.start),
  }
}

/** The latest message that went out or failed to, or else the first that is planned. */
export function tellingMail({ mails }: BesideVisit) {
  const inOrder = mails.toSorted((a, b) => a.at.localeCompare(b.at))
  return inOrder.findLast(({ state }) => state !== 'planned') ?? inOrder[0]
}
