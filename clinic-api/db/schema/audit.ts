import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Append-only and without foreign keys: a row outlives the record it is about. */
export const audit = pgTable(
  'audit',
  {
    id: text('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    action: text('action').notNull(),
    outcome: text('outcome').notNull(),
    actorId: text('actor_id'),
    entity: text('entity').notNull(),
    entityId: text('entity_id'),
    patientId: text('patient_id'),
    clinicId: text('clinic_id'),
    address: text('address'),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_patient').on(t.patientId, t.id),
    index('audit_actor').on(t.actorId, t.id),
    index('audit_entity').on(t.entityId, t.id),
    index('audit_clinic').on(t.clinicId, t.id),
  ],
)
