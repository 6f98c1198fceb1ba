import type { VisitMessage } from '#contract/reminders'
import type { StoredMessage } from './visit-messages.ts'

export function toWireMessage({ id, at, ...rest }: StoredMessage): VisitMessage {
  return { _id: id, at: at.toISOString(), ...rest }
}
