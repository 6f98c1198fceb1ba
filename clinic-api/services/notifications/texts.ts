import type { Language, Letter, Meeting } from '../../write/notification.ts'
import { english } from './english.ts'
import type { Phrases, Text } from './phrases.ts'
import { spanish } from './spanish.ts'
import { visitLabels } from './visit-labels.ts'

const phrases: Record<Language, Phrases> = { en: english, es: spanish }

const threadPath = (threadId: string) => `/app/messages/${encodeURIComponent(threadId)}`

export function textOf(letter: Letter): Text {
  const text = withOwn(wordsOf(letter), letter)
  return 'meeting' in letter && placed.has(letter.kind) ? withCalendar(withPlace(text, letter), letter) : text
}

/** Puts the ways to change a visit without an account in the place of the one that leads into it. */
function withOwn(text: Text, letter: Letter): Text {
  if (!('own' in letter) || !letter.own) return text
  const { move, cancel } = visitLabels[letter.language].change
  const { own } = letter
  return {
    ...text,
    actions: [
      { label: move, path: own.move },
      { label: cancel, path: own.cancel },
    ],
  }
}

/** The mails that tell of a visit to come. */
const placed = new Set<Letter['kind']>(['appointment-booked', 'appointment-rescheduled', 'visit-reminder'])

function withCalendar(text: Text, { language, meeting }: { language: Language; meeting: Meeting }): Text {
  if (!meeting.calendar) return text
  const action = { label: visitLabels[language].addToCalendar, path: meeting.calendar }
  return { ...text, actions: [...text.actions, action] }
}

/** Says where a visit takes place that is not at the clinic, and leads there. */
function withPlace(text: Text, { language, meeting }: { language: Language; meeting: Meeting }): Text {
  const { where, join } = meeting
  if (!where) return text
  const { place, join: label } = visitLabels[language]
  const actions = join ? [{ label, path: join }, ...text.actions] : text.actions
  return { ...text, paragraphs: [place[where], ...text.paragraphs], actions }
}

function wordsOf(letter: Letter): Text {
  const words = phrases[letter.language]
  switch (letter.kind) {
    case 'appointment-booked':
      return words.booked(letter.meeting, letter.by)
    case 'appointment-cancelled':
      return words.cancelled()
    case 'appointment-rescheduled':
      return words.rescheduled(letter.meeting)
    case 'doctor-rescheduled':
      return words.visitMoved(letter.meeting)
    case 'doctor-deleted':
      return words.doctorDeleted(letter.meeting)
    case 'visit-reminder':
      return words.reminder(letter.links)
    case 'booking-held':
      return words.bookingHeld(letter)
    case 'slot-offered':
      return words.slotOffered(letter)
    case 'genetic-study':
      return words.geneticStudy(letter.clinicName)
    case 'patient-linked':
      return words.patientLinked(letter.clinicName)
    case 'patient-invited':
      return words.patientInvited(letter.clinicName, letter.link)
    case 'doctor-invited':
      return words.doctorInvited(letter.clinicName, letter.link)
    case 'member-invited':
      return words.memberInvited(letter.clinicName, letter.link)
    case 'patient-signed-up':
      return words.patientSignedUp(letter.clinicName, letter.link)
    case 'patient-joining':
      return words.patientJoining(letter.clinicName, letter.link)
    case 'guardian-invited':
      return words.guardianInvited(letter.clinicName, letter.link)
    case 'guardian-ending':
      return words.guardianEnding(letter)
    case 'email-change':
      return words.emailChange(letter.link)
    case 'email-changing':
      return words.emailChanging(letter)
    case 'details-changed':
      return words.detailsChanged(letter.clinicName)
    case 'contact-request':
      return words.contactRequest(letter)
    case 'password-reset':
      return words.passwordReset(letter.link)
    case 'plan-ending':
      return words.planEnding(letter)
    case 'clinic-message':
      return words.clinicMessage(letter.clinicName, threadPath(letter.threadId))
    case 'patient-message':
      return words.patientMessage(letter.clinicName, threadPath(letter.threadId))
    case 'plan-ended':
      return words.planEnded(letter.clinicName)
    case 'plan-kept':
      return words.planKept(letter)
    case 'new-device':
      return words.newDevice(letter)
    case 'password-changed':
      return words.passwordChanged()
    case 'passkey-changed':
      return words.passkeyChanged(letter)
    case 'factor-changed':
      return words.factorChanged(letter)
    case 'notice':
      return words.notice(letter)
    case 'daily-summary':
      return words.dailySummary(letter)
    case 'audit-anchors':
      return words.auditAnchors(letter)
    case 'already-registered':
      return words.alreadyRegistered()
  }
}
