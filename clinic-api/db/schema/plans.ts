import { bigint, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Plan } from '#contract/plans'

/** A copy of the catalogue of the contract, brought up to date at every start. Null means without limit. */
export const plans = pgTable('plans', {
  id: text('id').primaryKey(),
  position: integer('position').notNull(),
  name: text('name').notNull().unique('plans_name_unique'),
  price: doublePrecision('price'),
  features: text('features').array().notNull(),
  clinics: integer('clinics'),
  doctorsPerClinic: integer('doctors_per_clinic'),
  patientsPerClinic: integer('patients_per_clinic'),
  formats: text('formats').array().notNull(),
  maxFileSize: bigint('max_file_size', { mode: 'number' }),
  addOns: jsonb('add_ons').$type<Plan['addOns']>().notNull(),
})
