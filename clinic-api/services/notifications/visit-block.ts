import type { Letter } from '../../write/notification.ts'
import type { MailClinic } from './clinic-of-mail.ts'
import { moment } from './phrases.ts'
import { visitLabels } from './visit-labels.ts'

/** The visit of a mail at a glance, above its sentences. */
export interface VisitBlock {
  when: string
  zone: string
  isCancelled: boolean
  /** The time that the visit had before it was moved. */
  before: string | null
  /** Doctor, place and phone. */
  lines: string[]
  /** Day and time for the subject, which lists of mails cut. */
  short: string
}

/** A line of its own begins with a capital letter; Spanish days have a small one. */
const asLine = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const cancelling = new Set<Letter['kind']>(['appointment-cancelled', 'doctor-deleted'])

/** Null for a mail that is not about one visit. */
export function visitBlockOf(letter: Letter, clinic: MailClinic | null): VisitBlock | null {
  const visit = 'meeting' in letter ? letter.meeting : 'doctorName' in letter && letter
  if (!visit || !('startAt' in visit)) return null
  const { language } = letter
  const labels = visitLabels[language]
  const { timeZone, city, startAt, doctorName, clinicName } = visit
  const momentOf = (instant: string) => moment(language === 'es' ? 'es-ES' : 'en-GB', instant, timeZone)
  const at = momentOf(startAt)
  const isCancelled = cancelling.has(letter.kind)
  const isForDoctor = letter.kind === 'doctor-rescheduled'
  const where = 'where' in visit ? visit.where : undefined
  const place = where ? labels.placeLine[where] : clinic?.address
  return {
    when: asLine(labels.when(at)),
    zone: labels.zone(city),
    isCancelled,
    before: 'previousStartAt' in letter ? labels.before(labels.when(momentOf(letter.previousStartAt))) : null,
    lines: [
      ...(isForDoctor ? [] : [labels.doctor(doctorName)]),
      clinicName,
      ...(place && !isCancelled && !isForDoctor ? [place] : []),
      ...(clinic?.phone && !isForDoctor ? [labels.phone(clinic.phone)] : []),
    ],
    short: `${at.shortDay}, ${at.time}`,
  }
}
