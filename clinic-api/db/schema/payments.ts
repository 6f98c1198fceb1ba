import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { clinics } from './clinics.ts'
import { plans } from './plans.ts'

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The add-on that was bought, and its units; null for the plan itself. */
    addOn: text('add_on'),
    units: integer('units').notNull().default(1),
    userId: text('user_id').notNull(),
    provider: text('provider').notNull(),
    providerRef: text('provider_ref'),
    /** The provider's name for the money that moved, by which refunds and disputes speak of it. */
    intent: text('intent'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('eur'),
    status: text('status').notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('payments_clinic').on(t.clinicId, t.id),
    uniqueIndex('payments_provider_ref_unique').on(t.provider, t.providerRef),
    uniqueIndex('payments_intent_unique').on(t.provider, t.intent),
    uniqueIndex('payments_one_open').on(t.clinicId).where(sql`${t.status} = 'pending'`),
    check(
      'payments_status_known',
      sql`${t.status} in ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'disputed')`,
    ),
  ],
)

/** The provider's events by their own id, so that a repeated one changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id').references(() => payments.id),
    /** Also of an event that came before the one that says which payment it is about. */
    intent: text('intent'),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('payment_events_payment').on(t.paymentId), index('payment_events_intent').on(t.intent)],
)
