import type { WithId } from '#contract/calls/call'
import type { VisitMessage } from '#contract/reminders'

/** A mail to the patient about one visit. */
export type VisitMail = WithId<VisitMessage>
