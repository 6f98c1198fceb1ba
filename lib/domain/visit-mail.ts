import type { VisitMessage } from '#contract/reminders'

/** A mail to the patient about one visit; `at` is an ISO instant. */
export interface VisitMail extends Pick<VisitMessage, 'kind' | 'at' | 'state' | 'why'> {
  id: string
}
