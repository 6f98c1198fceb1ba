import {
  deskSubjects,
  type ThreadEntryKind,
  type ThreadSubject,
  threadEntryKinds,
} from '#contract/thread-choices'
import type { Message as WireMessage, Thread as WireThread } from '#contract/threads'
import { markedName } from './deceased'

export interface TeamMember {
  id: string
  name: string
  /** Is given no thread about somebody's health. */
  desk?: boolean | undefined
}

/** Those of the team who can be given a thread of this subject. */
export function assignable(team: readonly TeamMember[], subject: ThreadSubject): TeamMember[] {
  return team.filter(({ desk }) => !desk || deskSubjects.includes(subject))
}

export interface Thread {
  id: string
  clinicId: string
  clinicName: string
  timeZone: string
  patientId: string
  /** For staff only. */
  patientName: string | null
  subject: ThreadSubject
  about: {
    appointmentId?: string | undefined
    entryKind?: ThreadEntryKind | undefined
    start?: string | undefined
    doctorName?: string | undefined
    label?: string | undefined
  } | null
  state: 'open' | 'closed'
  lastAt: string
  lastText: string
  /** The team's author; null when the patient wrote last. */
  lastAuthor: string | null
  unread: boolean
  writable: boolean
  /** For staff: who it is given to, whether the patient waits, which colleague writes an answer. */
  assignedTo: TeamMember | null
  waiting: boolean
  answering: string | null
}

/** A thread with what stands beside the field. */
export interface ThreadDetail extends Thread {
  answerHours: number
  openingHours: string[] | null
  phone: string | null
}

export interface Attachment {
  id: string
  name: string
  size: number
}

export interface Message {
  id: string
  text: string
  at: string
  /** The team's author; null for the patient's own. */
  author: string | null
  mine: boolean
  internal: boolean
  readAt: string | null
  /** The author's name for it until it is sent. */
  key: string | null
  files: Attachment[]
}

/** The known end of a thread, and whether there is more before it. */
export interface Conversation {
  messages: Message[]
  more: boolean
}

/** Patients are named in one place, so that a discreet screen hides them. */
export function threadFromWire({ _id, ...wire }: WireThread): Thread {
  const {
    patientName: name,
    patientDeceased = false,
    waiting = false,
    answering = null,
    assignedTo,
    lastFromPatient,
    ...rest
  } = wire
  return {
    ...rest,
    id: _id,
    patientName: name === undefined ? null : markedName(name, patientDeceased),
    waiting,
    answering,
    lastAuthor: lastFromPatient ? null : wire.lastAuthor,
    assignedTo: assignedTo ? { id: assignedTo._id, name: assignedTo.name } : null,
  }
}

export function messageFromWire(wire: WireMessage): Message {
  const { _id: id, text, at, mine, internal = false, readAt, key = null, files } = wire
  return {
    id,
    text,
    at,
    mine,
    internal,
    readAt,
    key,
    author: wire.fromPatient ? null : wire.authorName,
    files: files.map(({ _id, originalName, size }) => ({ id: _id, name: originalName, size })),
  }
}

/** Joins the latest page to the known messages; it replaces them when there may be a gap between. */
export function withLatest(known: Conversation, latest: Conversation): Conversation {
  const [first] = latest.messages
  const at = first ? known.messages.findIndex(({ id }) => id === first.id) : -1
  if (at <= 0) return latest
  return { messages: [...known.messages.slice(0, at), ...latest.messages], more: known.more }
}

export function withEarlier(known: Conversation, earlier: Conversation): Conversation {
  return { messages: [...earlier.messages, ...known.messages], more: earlier.more }
}

/** With what the viewer has just sent, unless it has come in by another way already. */
export function withSent(known: Conversation, sent: Message): Conversation {
  if (known.messages.some(({ id }) => id === sent.id)) return known
  return { ...known, messages: [...known.messages, sent] }
}

/** The last message that both sides see; what the team notes for itself tells nobody what was answered. */
export function lastShared({ messages }: Conversation): Message | undefined {
  return messages.findLast(({ internal }) => !internal)
}

/** A text in pieces, its addresses apart; each knows where it begins. */
export function piecesOf(text: string): { text: string; at: number; isLink: boolean }[] {
  let end = 0
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/g)
    .map((piece, index) => {
      const at = end
      end += piece.length
      return { text: piece, at, isLink: index % 2 === 1 }
    })
    .filter((piece) => piece.text !== '')
}

/** A saved reply with what is known filled in; what is not known stays to be seen. */
export function filled(text: string, fields: Record<string, string | undefined>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => fields[name] ?? whole)
}

/** The entry of the history that the query of a new thread names. */
export function entryAsked({ entry, kind }: Record<string, string | string[] | undefined>) {
  const entryKind = threadEntryKinds.find((each) => each === kind)
  return entryKind && typeof entry === 'string' ? { entryKind, entryId: entry } : null
}
