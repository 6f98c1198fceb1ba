import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { OrderedChannel, TextChannel } from '#contract/channels'
import { appointments } from './appointments.ts'
import { clinics } from './clinics.ts'
import { patients } from './patients.ts'

/** How a clinic reaches its patients; one without a row has `defaultChannels` of the contract. */
export const clinicChannels = pgTable('clinic_channels', {
  clinicId: text('clinic_id')
    .primaryKey()
    .references(() => clinics.id),
  /** Tried from first to last. */
  order: text('channel_order').array().$type<OrderedChannel[]>().notNull(),
  capCents: integer('cap_cents'),
  smsPrice: doublePrecision('sms_price').notNull(),
  whatsappPrice: doublePrecision('whatsapp_price').notNull(),
  smsSender: text('sms_sender'),
  whatsappSender: text('whatsapp_sender'),
  /** The month and percentage that the administrators were told of last, such as `2026-11:80`. */
  toldOf: text('told_of'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

/** Messages to telephones, as the outbox keeps mails: one row for each channel that was tried. */
export const textMessages = pgTable(
  'text_messages',
  {
    id: text('id').primaryKey(),
    channel: text('channel').$type<TextChannel>().notNull(),
    kind: text('kind').notNull(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Null for whoever books without an account and has not confirmed it. */
    patientId: text('patient_id').references(() => patients.id),
    appointmentId: text('appointment_id').references(() => appointments.id),
    /** Number of the recipient, in E.164. */
    recipient: text('recipient').notNull(),
    sender: text('sender').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Channels that failed before. */
    tried: text('tried').array().$type<OrderedChannel[]>().notNull().default([]),
    /** Two messages with one key are one message. */
    dedupeKey: text('dedupe_key'),
    /** Hash of the token in its short link, and the visit's time that the link is for; for an offer, the end of it. */
    linkHash: text('link_hash'),
    linkVersion: integer('link_version'),
    startAt: timestamp('start_at', { withTimezone: true }),
    state: text('state').$type<TextState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    lastError: text('last_error'),
    /** The provider's id of the message. */
    providerRef: text('provider_ref'),
    /** In cents; reserved when it is queued, given back when no provider takes it. */
    cost: doublePrecision('cost').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('text_messages_dedupe_unique').on(t.dedupeKey),
    uniqueIndex('text_messages_link_unique').on(t.linkHash),
    index('text_messages_ref').on(t.providerRef).where(sql`${t.providerRef} is not null`),
    index('text_messages_due').on(t.nextAttemptAt).where(sql`${t.state} = 'queued'`),
    index('text_messages_visit').on(t.appointmentId),
    index('text_messages_patient').on(t.patientId),
    index('text_messages_recipient').on(t.recipient, t.createdAt),
    index('text_messages_month').on(t.clinicId, t.createdAt),
    check('text_messages_channel_known', sql`${t.channel} in ('sms', 'whatsapp')`),
    check(
      'text_messages_state_known',
      sql`${t.state} in ('queued', 'sent', 'delivered', 'failed', 'answered', 'dropped')`,
    ),
  ],
)

export type TextState = 'queued' | 'sent' | 'delivered' | 'failed' | 'answered' | 'dropped'

/** Answers that were applied, so that one which a provider repeats is applied once. */
export const channelEvents = pgTable('channel_events', {
  /** The provider's name and its id of the event. */
  id: text('id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
})
