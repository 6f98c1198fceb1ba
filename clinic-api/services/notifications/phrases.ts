import type { VisitLinkAction } from '#contract/visit-links'
import { clockMark, timeOf, wallTimeAt } from '#contract/zone'
import type { Language, Letter, Meeting, OfferLetter } from '../../write/notification.ts'
import { hrefOf } from './href-of.ts'
import { visitLabels } from './visit-labels.ts'

export interface Text {
  subject: string
  paragraphs: string[]
  /** Buttons for the recipient's next step. */
  actions: { label: string; path: string }[]
}

export type PlanKept = Extract<Letter, { kind: 'plan-kept' }>
export type PlanEnding = Extract<Letter, { kind: 'plan-ending' }>

/** About the sign-in of an account. */
export interface AccountPhrases {
  guardianInvited(clinicName: string, link: string): Text
  guardianEnding(letter: Extract<Letter, { kind: 'guardian-ending' }>): Text
  contactRequest(letter: Extract<Letter, { kind: 'contact-request' }>): Text
  emailChange(link: string): Text
  emailChanging(letter: Extract<Letter, { kind: 'email-changing' }>): Text
  detailsChanged(clinicName: string): Text
  newDevice(letter: Extract<Letter, { kind: 'new-device' }>): Text
  passwordChanged(): Text
  passkeyChanged(letter: Extract<Letter, { kind: 'passkey-changed' }>): Text
  factorChanged(letter: Extract<Letter, { kind: 'factor-changed' }>): Text
}

export type NoticeLetter = Extract<Letter, { kind: 'notice' }>
type AnchorLetter = Extract<Letter, { kind: 'audit-anchors' }>
export type DailySummary = Extract<Letter, { kind: 'daily-summary' }>

export type HeldLetter = Extract<Letter, { kind: 'booking-held' }>

/** Phrases that each language provides. */
export interface Phrases extends AccountPhrases {
  when(meeting: Omit<Meeting, 'appointmentId'>, startAt?: string): string
  /** `by`: who of the clinic booked for the patient. */
  booked(meeting: Meeting, by: string | undefined): Text
  cancelled(): Text
  rescheduled(meeting: Meeting): Text
  /** To the doctor; whose visit it is stays behind the sign-in. */
  visitMoved(meeting: Meeting): Text
  doctorDeleted(meeting: Meeting): Text
  reminder(links: Record<VisitLinkAction, string>): Text
  slotOffered(offer: OfferLetter): Text
  bookingHeld(held: HeldLetter): Text
  geneticStudy(clinicName: string | null): Text
  patientLinked(clinicName: string): Text
  patientInvited(clinicName: string, link: string): Text
  doctorInvited(clinicName: string, link: string): Text
  memberInvited(clinicName: string, link: string): Text
  patientSignedUp(clinicName: string, link: string): Text
  patientJoining(clinicName: string, link: string): Text
  passwordReset(link: string): Text
  planEnding(ending: PlanEnding): Text
  /** Both say that there is a message; what it says stays behind the sign-in. */
  clinicMessage(clinicName: string, path: string): Text
  patientMessage(clinicName: string, path: string): Text
  planEnded(clinicName: string): Text
  planKept(kept: PlanKept): Text
  auditAnchors(letter: AnchorLetter): Text
  alreadyRegistered(): Text
  notice(letter: NoticeLetter): Text
  dailySummary(summary: DailySummary): Text
}

/** One line an anchor, as in the file of anchors. */
export const linesOfAnchors = ({ day, anchors }: AnchorLetter) =>
  anchors.map((anchor) => JSON.stringify({ day, ...anchor }))

export const pathOf = (meeting: Meeting) => `/app/appointments/${encodeURIComponent(meeting.appointmentId)}`

export const pathOfNotice = ({ about, toPatient }: NoticeLetter) => hrefOf(about, toPatient)

/** The sentence of a summary about the day before; empty where nothing happened. */
export function sinceYesterday(counts: [count: number, word: string][], since: string): string[] {
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`)
  return told.length > 0 ? [`${since}: ${told.join(', ')}.`] : []
}

const locales = { en: 'en-GB', es: 'es-ES' } as const

type Timed = Pick<Meeting, 'city' | 'timeZone' | 'startAt'>

/** The start of a visit, or another instant, in a sentence. */
export function whenIn(language: Language, { city, timeZone, startAt }: Timed, other = startAt): string {
  const { when, zone } = visitLabels[language]
  return `${when(moment(locales[language], other, timeZone))} ${zone(city)}`
}

/** Day and time on the clock of the clinic, as the screens write them: Wed 25 Nov 2026, 09:00. */
export function moment(
  locale: string,
  instant: string,
  timeZone: string,
): { day: string; shortDay: string; time: string } {
  const date = new Date(instant)
  const time = timeOf(wallTimeAt(date.getTime(), timeZone))
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === 'en-GB' ? 'en-US' : locale, { ...options, timeZone }).format(date)
  const shortDay = [part({ weekday: 'short' }), part({ day: 'numeric' }), part({ month: 'short' })].join(' ')
  return {
    day: `${shortDay} ${part({ year: 'numeric' })}`,
    shortDay,
    time: `${time} ${clockMark(date.getTime(), timeZone)}`.trimEnd(),
  }
}
