import { defaultMessaging } from '#contract/messaging'
import type { Message, Thread } from '#contract/threads'
import type { Caller } from '../../policy/caller.ts'
import { reachFor } from '../../policy/can.ts'
import { documentIn } from '../patients/document.ts'
import type { AttachmentRow } from './attachments.ts'
import type { ListedMessage } from './list-messages.ts'
import type { ListedThread } from './list-threads.ts'

const iso = (text: string) => new Date(text).toISOString()

/** Assignment, answering and waiting are for the team only; who answered and how soon, for the patient. */
export function toWireThread(row: ListedThread, asPatient: boolean, caller: Caller): Thread {
  const { clinicId, clinicName, timeZone, patientId, patientName, subject, state, writable } = row
  const { assignedTo, assignedName, answering, answeredBy, patientSeq, teamSeq, readSeq } = row
  return {
    _id: row.id,
    clinicId,
    clinicName,
    timeZone,
    patientId,
    subject,
    state,
    writable,
    about: aboutOf(row, reachFor(caller, 'thread.read-clinical') !== null),
    lastAt: iso(row.at),
    lastText: row.lastText ?? '',
    lastAuthor: row.lastAuthor ?? '',
    lastFromPatient: row.lastFromPatient ?? false,
    unread: (asPatient ? teamSeq : patientSeq) > readSeq,
    ...(asPatient && { ...answersOf(row), ...(answeredBy && { answeredBy }) }),
    ...(!asPatient && {
      patientName,
      ...(row.patientDeceased && { patientDeceased: true }),
      answering,
      assignedTo: assignedTo === null ? null : { _id: assignedTo, name: assignedName ?? '' },
      waiting: patientSeq > teamSeq,
      ...(patientSeq > teamSeq && row.waitingSince && { waitingSince: iso(row.waitingSince) }),
    }),
  }
}

const answersOf = ({ openingHours, answerHours }: Pick<ListedThread, 'openingHours' | 'answerHours'>) => ({
  openingHours,
  answerHours: answerHours ?? defaultMessaging.answerHours,
})

/** The thread's subject; null for an entry of the history when the reader may not open histories. */
function aboutOf(row: ListedThread, seesEntries: boolean): Thread['about'] {
  const { aboutKind, aboutId, visitStart, doctorId, doctorName, label } = row
  if (aboutKind === null || aboutId === null) return null
  if (aboutKind !== 'appointment' && !seesEntries) return null
  if (aboutKind !== 'appointment') return { entryId: aboutId, entryKind: aboutKind, ...(label && { label }) }
  return {
    appointmentId: aboutId,
    ...(visitStart && { start: iso(visitStart) }),
    ...(doctorId && { doctorId }),
    ...(doctorName && { doctorName }),
  }
}

export function toWireDetail(row: ListedThread, asPatient: boolean, caller: Caller) {
  const { phone, birthdate, patientPhone } = row
  const patient = { birthdate, document: documentIn(row), phone: patientPhone }
  return {
    ...toWireThread(row, asPatient, caller),
    ...answersOf(row),
    phone,
    ...(!asPatient && row.writable && { patient }),
  }
}

interface Eyes {
  userId: string
  asPatient: boolean
}

export function toWireMessage(row: ListedMessage, { userId, asPatient }: Eyes): Message {
  const { id, threadId, text, at, authorId, authorName, fromPatient, internal, readAt, key, files } = row
  const isMine = authorId === userId
  return {
    _id: id,
    threadId,
    text,
    fromPatient,
    files: files.map(({ id: _id, ...file }) => ({ _id, ...file })),
    at: iso(at),
    authorName: authorName ?? '',
    mine: isMine,
    readAt: readAt === null ? null : iso(readAt),
    ...(!asPatient && { internal }),
    ...(isMine && key !== null && { key }),
  }
}

export function toWireAttachment({ id, originalName, size, contentType }: AttachmentRow) {
  return { _id: id, originalName, size, contentType }
}

interface Partner {
  id: string
  name: string
  answerHours: number | null
  openingHours: string[] | null
  timeZone: string
}

export function toWirePartner({ id, name, timeZone, ...answers }: Partner) {
  return { _id: id, name, timeZone, ...answersOf(answers) }
}

export function toWireMember({ id, name, desk }: { id: string; name: string; desk?: boolean }) {
  return { _id: id, name, ...(desk && { desk }) }
}
