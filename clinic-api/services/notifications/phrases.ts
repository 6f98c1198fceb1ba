import type { VisitLinkAction } from '#contract/visit-links'
import { clockMark } from '#contract/zone'
import type { Letter, Meeting } from '../../write/notification.ts'

export interface Text {
  subject: string
  paragraphs: string[]
  /** What the recipient can do next. */
  actions: { label: string; path: string }[]
}

export type PlanEnding = Extract<Letter, { kind: 'plan-ending' }>

/** What is said in every language. */
export interface Phrases {
  when(meeting: Meeting, startAt?: string): string
  /** `by`: who of the clinic booked for the patient. */
  booked(meeting: Meeting, by: string | undefined): Text
  cancelled(meeting: Meeting): Text
  rescheduled(meeting: Meeting, previousStartAt: string): Text
  /** To the doctor; whose visit it is stays behind the sign-in. */
  visitMoved(meeting: Meeting, previousStartAt: string): Text
  doctorDeleted(meeting: Meeting): Text
  reminder(meeting: Meeting, links: Record<VisitLinkAction, string>): Text
  geneticStudy(clinicName: string | null): Text
  patientLinked(clinicName: string): Text
  patientInvited(clinicName: string, link: string): Text
  patientSignedUp(clinicName: string, link: string): Text
  patientJoining(clinicName: string, link: string): Text
  passwordReset(link: string): Text
  planEnding(ending: PlanEnding): Text
  planEnded(clinicName: string): Text
  alreadyRegistered(): Text
}

export const pathOf = (meeting: Meeting) => `/app/appointments/${encodeURIComponent(meeting.appointmentId)}`

/** Day and time on the clock of the clinic. */
export function moment(locale: string, instant: string, timeZone: string): { day: string; time: string } {
  const date = new Date(instant)
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone }).format(
    date,
  )
  return {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(date),
    time: `${time} ${clockMark(date.getTime(), timeZone)}`.trimEnd(),
  }
}
