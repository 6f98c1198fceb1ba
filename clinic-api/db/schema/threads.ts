import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { SavedReply } from '#contract/messaging'
import type { ThreadEntryKind, ThreadSubject } from '#contract/thread-choices'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'
import { staff } from './staff.ts'
import { users } from './users.ts'

/**
 * Conversations between a patient and the team of a clinic. The last numbers and times are kept here, so that a list
 * of threads reads no message; those of the patient's side leave out the team's internal notes.
 */
export const threads = pgTable(
  'threads',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    subject: text('subject').$type<ThreadSubject>().notNull(),
    /** A visit or an entry of the history; the entry may be gone by now. */
    aboutKind: text('about_kind').$type<'appointment' | ThreadEntryKind>(),
    aboutId: text('about_id'),
    state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
    assignedTo: text('assigned_to').references(() => staff.id),
    lastSeq: integer('last_seq').notNull().default(0),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** Time of the last message that both sides see. */
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
    patientSeq: integer('patient_seq').notNull().default(0),
    teamSeq: integer('team_seq').notNull().default(0),
    /** The member of the team who is writing an answer. */
    answeringBy: text('answering_by').references(() => staff.id),
    answeringUntil: timestamp('answering_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('threads_clinic').on(t.clinicId, t.lastAt, t.id),
    // Few of a clinic's threads wait; without it all of them are read to find those.
    index('threads_waiting')
      .on(t.clinicId, t.lastAt, t.id)
      .where(sql`${t.state} = 'open' and ${t.patientSeq} > ${t.teamSeq}`),
    index('threads_patient').on(t.patientId, t.sharedAt, t.id),
    check(
      'threads_subject_known',
      sql`${t.subject} in ('visit', 'result', 'prescription', 'administration')`,
    ),
    check('threads_state_known', sql`${t.state} in ('open', 'closed')`),
    check('threads_about_whole', sql`(${t.aboutKind} is null) = (${t.aboutId} is null)`),
  ],
)

export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.id),
    /** The one order for everybody; given out under the lock of the thread. */
    seq: integer('seq').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    fromPatient: boolean('from_patient').notNull(),
    /** For the team alone. */
    internal: boolean('internal').notNull(),
    text: text('text').notNull(),
    /** Folded text that the search looks in. */
    search: text('search').notNull(),
    /** The author's name for it, under which it is kept once. */
    key: text('key'),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the first of the other side had read it. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('messages_order').on(t.threadId, t.seq),
    uniqueIndex('messages_shared').on(t.threadId, t.seq).where(sql`not ${t.internal}`),
    uniqueIndex('messages_once').on(t.authorId, t.key),
    index('messages_unread').on(t.threadId, t.seq).where(sql`${t.readAt} is null and not ${t.internal}`),
    index('messages_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
)

/** How far each person has read, and whether they were told that there is more. */
export const threadReads = pgTable(
  'thread_reads',
  {
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    seq: integer('seq').notNull().default(0),
    toldAt: timestamp('told_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ name: 'thread_reads_pk', columns: [t.threadId, t.userId] })],
)

/** How a clinic answers; one without a row does what `defaultMessaging` of the contract says. */
export const clinicMessaging = pgTable('clinic_messaging', {
  clinicId: text('clinic_id')
    .primaryKey()
    .references(() => clinics.id),
  answerHours: integer('answer_hours').notNull(),
  replies: jsonb('replies').$type<SavedReply[]>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
