import type { z } from 'zod'
import type { WithId } from '#contract/calls/call'
import { deskSubjects, type ThreadSubject, threadEntryKinds } from '#contract/thread-choices'
import type {
  messageList,
  threadDetail,
  threadPartners,
  threadTeam,
  Message as WireMessage,
  Thread as WireThread,
} from '#contract/threads'
import { markedName } from './deceased'

export type TeamMember = WithId<z.infer<typeof threadTeam>>[number]
/** A clinic that can be written to, and the day by which it answers what is sent now, where that is known. */
export type Partner = WithId<z.infer<typeof threadPartners>>[number] & { answerBy?: string | null }

/** The clinic of a visit, as far as it is known. */
export function partnerOf(
  { clinicId: id, clinicName: name }: Pick<Thread, 'clinicId' | 'clinicName'>,
  partners: readonly Partner[] = [],
): Partner {
  return partners.find((each) => each.id === id) ?? { id, name }
}

/** Those of the team who can be given a thread of this subject. */
export function assignable(team: readonly TeamMember[], subject: ThreadSubject): TeamMember[] {
  return team.filter(({ desk }) => !desk || deskSubjects.includes(subject))
}

export type Thread = WithId<WireThread>

/** Those that need a reply. */
export interface Waiting {
  /** The longest wait first. */
  threads: readonly Thread[]
  /** There are more. */
  more: boolean
}

/** A thread with what stands beside the field. */
export type ThreadDetail = WithId<z.infer<typeof threadDetail>>
export type Message = WithId<WireMessage>
export type Attachment = Message['files'][number]
/** The known end of a thread, and whether there is more before it. */
export type Conversation = WithId<z.infer<typeof messageList>>

/** The patient's name as staff read it; undefined for the patient. */
export const patientNameOf = ({ patientName, patientDeceased = false }: Thread): string | undefined =>
  patientName && markedName(patientName, patientDeceased)

/** Whether the team owes an answer; a closed conversation asks for nothing any more. */
export const needsReply = ({ waiting = false, state }: Thread): boolean => waiting && state === 'open'

/** Since when the patient of one that needs a reply waits. */
export const sinceOf = ({ waitingSince, lastAt }: Thread): string => waitingSince ?? lastAt

/** The team's author; null for what the patient wrote. */
export const authorOf = ({ authorName, fromPatient }: Message): string | null =>
  fromPatient ? null : authorName

/** Joins the latest page to the known messages; it replaces them when there may be a gap between. */
export function withLatest(known: Conversation, latest: Conversation): Conversation {
  const [first] = latest.messages
  const at = first ? known.messages.findIndex(({ id }) => id === first.id) : -1
  if (at <= 0) return latest
  return { messages: [...known.messages.slice(0, at), ...latest.messages], more: known.more }
}

/** With what the page has brought anew, unless all of it is known: it may have been read before the last answer came. */
export function withBrought(known: Conversation, brought: Conversation): Conversation {
  const last = brought.messages.at(-1)
  return !last || known.messages.some(({ id }) => id === last.id) ? known : withLatest(known, brought)
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

/** What a saved reply can have filled in. */
export const replyPlaces = ['patient', 'doctor', 'date', 'time', 'clinic'] as const

/** The place that `{…}` keeps in a saved reply. */
export const placeOf = (piece: string) => replyPlaces.find((place) => piece === `{${place}}`)

/** The entry of the history that the query of a new thread names. */
export function entryAsked({ entry, kind }: Record<string, string | string[] | undefined>) {
  const entryKind = threadEntryKinds.find((each) => each === kind)
  return entryKind && typeof entry === 'string' ? { entryKind, entryId: entry } : null
}
