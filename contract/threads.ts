import { z } from 'zod'
import { cleanText, visibleText } from './clean-text.ts'
import { id, instant, plainDate } from './common.ts'
import { identityDocument } from './documents.ts'
import { maxMessage, mostAttachments, threadEntryKinds, threadSubjects } from './thread-choices.ts'

const missing = 'This field is required'

const subject = z.enum(threadSubjects)

/** The text as typed, to the last space; a text of invisible characters is no message. */
export const messageText = z
  .string({ error: missing })
  .overwrite(visibleText)
  .max(maxMessage, `Must be at most ${maxMessage} characters long`)
  .refine((text) => text.trim() !== '', missing)

const about = z.union([
  z.strictObject({ appointmentId: id }),
  z.strictObject({ entryId: id, entryKind: z.enum(threadEntryKinds) }),
])

/** Files that were stored in the thread before, by their ids. */
const files = z.array(id).max(mostAttachments, `Must be at most ${mostAttachments} files`).optional()

export const newThread = z.object({
  clinicId: id,
  /** Staff say with whom; a patient's session says it itself. */
  patientId: id.optional(),
  subject,
  about: about.optional(),
  text: messageText,
})

export type NewThread = z.infer<typeof newThread>

export const newMessage = z.object({
  text: messageText,
  /** For the team alone; staff only. */
  internal: z.boolean().optional(),
  files,
  /** The last message that the writer has seen; a colleague's answer after it refuses this one with `stale`. */
  seen: id.optional(),
})

export type NewMessage = z.infer<typeof newMessage>

/** The team's change of a thread; `assignedTo` is a member of its staff, or null for nobody. */
export const threadChange = z.object({
  assignedTo: id.nullable().optional(),
  state: z.enum(['open', 'closed']).optional(),
  /** When the last message that the caller has seen was written; one of the patient after it refuses to close. */
  seenUntil: instant.optional(),
})

export type ThreadChange = z.infer<typeof threadChange>

/** Whether the caller writes an answer at the moment. */
export const answering = z.object({ answering: z.boolean() })

/** Read up to this message, or up to the newest. */
export const readUpTo = z.object({ messageId: id.optional() }).nullish()

export const threadQuery = z.object({
  /** `waiting` are the open ones that the team has to answer; a patient gets all open ones. */
  state: z.enum(['open', 'closed', 'waiting']).optional(),
  /** `waiting`: of those that the team has to answer, the longest wait first. */
  sort: z.enum(['newest', 'waiting']).default('newest'),
  /** Words of messages, and for staff of the patient's name. */
  q: z.string().overwrite(cleanText).max(100).optional(),
  /** Only those assigned to the caller. */
  mine: z.enum(['true', 'false']).optional(),
  patientId: id.optional(),
  appointmentId: id.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

export type ThreadQuery = z.infer<typeof threadQuery>

/** One page of messages: those before a message, the latest first asked for; or those after one. */
export const messageQuery = z.object({
  before: id.optional(),
  after: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export type MessageQuery = z.infer<typeof messageQuery>

const person = z.object({ _id: id, name: z.string() })

export const thread = z.object({
  _id: id,
  clinicId: id,
  clinicName: z.string(),
  /** IANA zone of the clinic. */
  timeZone: z.string(),
  patientId: id,
  /** For staff only. */
  patientName: z.string().optional(),
  /** Present and true once the patient has died. */
  patientDeceased: z.boolean().optional(),
  subject,
  about: z
    .object({
      appointmentId: id.optional(),
      entryId: id.optional(),
      entryKind: z.enum(threadEntryKinds).optional(),
      /** When the visit is, and with whom. */
      start: instant.optional(),
      doctorId: id.optional(),
      doctorName: z.string().optional(),
      /** The entry's name; absent when it is gone. */
      label: z.string().optional(),
    })
    .nullable(),
  state: z.enum(['open', 'closed']),
  /** Facts about the last message that the reader may see. */
  lastAt: instant,
  lastText: z.string(),
  lastAuthor: z.string(),
  lastFromPatient: z.boolean(),
  /** Whether the other side has written something that the reader has not read. */
  unread: z.boolean(),
  /** For patients only: who of the team answered last. */
  answeredBy: z.string().optional(),
  /** For patients only: within how many opening hours, and which ones, they are answered. */
  answerHours: z.number().optional(),
  openingHours: z.array(z.string()).nullable().optional(),
  /** Whether somebody may still write: not once the patient has left the clinic. */
  writable: z.boolean(),
  /** For staff only. */
  assignedTo: person.nullable().optional(),
  /** For staff only: the patient wrote last. */
  waiting: z.boolean().optional(),
  /** For staff only, of one that waits: when the patient first wrote after the team. */
  waitingSince: instant.optional(),
  /** For staff only: a colleague who writes an answer at the moment. */
  answering: z.string().nullable().optional(),
})

export type Thread = z.infer<typeof thread>

export const threadList = z.object({ threads: z.array(thread), nextCursor: z.string().nullable() })

export const attachment = z.object({
  _id: id,
  originalName: z.string(),
  size: z.number(),
  contentType: z.string(),
})

export const message = z.object({
  _id: id,
  threadId: id,
  text: z.string(),
  at: instant,
  authorName: z.string(),
  fromPatient: z.boolean(),
  /** Whether the reader wrote it. */
  mine: z.boolean(),
  /** For staff only. */
  internal: z.boolean().optional(),
  readAt: instant.nullable(),
  /** The author's own Idempotency-Key, for the author alone. */
  key: z.string().optional(),
  files: z.array(attachment),
})

export type Message = z.infer<typeof message>

/** Oldest first. `more` says that there are further ones in the asked direction. */
export const messageList = z.object({ messages: z.array(message), more: z.boolean() })

/** Facts beside the field: when to expect answers, and for staff the saved replies. */
export const threadDetail = thread.extend({
  answerHours: z.number(),
  openingHours: z.array(z.string()).nullable(),
  /** The clinic's telephone. */
  phone: z.string().nullable(),
  /** Who the patient is, for staff, as long as they are treated there. */
  patient: z
    .object({ birthdate: plainDate, document: identityDocument, phone: z.string().nullable() })
    .optional(),
})

/** Members of the clinic's staff who can be given a thread; `desk` those who are given none about somebody's health. */
export const threadTeam = z.array(person.extend({ desk: z.boolean().optional() }))

/** Clinics that a patient can write to, and the opening hours within which each answers. */
export const threadPartners = z.array(
  person.extend({
    answerHours: z.number().optional(),
    openingHours: z.array(z.string()).nullable().optional(),
    /** IANA zone of the clinic. */
    timeZone: z.string().optional(),
  }),
)
