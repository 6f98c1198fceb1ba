import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, pgView, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ClinicRole } from '#contract/access'
import type { DocumentKind } from '#contract/document-kinds'
import type { Specialty } from '#contract/specialties'
import { clinics } from './clinics.ts'
import { staff } from './staff.ts'

/** People's roles at clinics. Without `staffId` somebody is invited who has not accepted yet. */
export const memberships = pgTable(
  'memberships',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    staffId: text('staff_id').references(() => staff.id),
    roles: text('roles').array().$type<ClinicRole[]>().notNull(),
    /** The telephone at this clinic; their other clinics keep their own. */
    phone: text('phone'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (t) => [
    uniqueIndex('memberships_staff').on(t.staffId, t.clinicId),
    index('memberships_clinic').on(t.clinicId),
    check(
      'memberships_roles_known',
      sql`${t.roles} <@ array['doctor','clinicadmin','receptionist','nurse','auditor']`,
    ),
  ],
)

/** Invitations to a clinic; a row is deleted when the person accepts, or when the clinic takes it back. */
export const memberInvitations = pgTable(
  'member_invitations',
  {
    membershipId: text('membership_id')
      .primaryKey()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    dni: text('dni'),
    documentKind: text('document_kind').$type<DocumentKind>(),
    documentCountry: text('document_country'),
    specialty: text('specialty').$type<Specialty>(),
    language: text('language').$type<'en' | 'es'>().notNull(),
    /** The link in the mail; null until it is sent. */
    tokenHash: text('token_hash'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('member_invitations_token').on(t.tokenHash),
    index('member_invitations_email').on(sql`lower(${t.email})`),
    index('member_invitations_expires').on(t.expiresAt),
  ],
)

/**
 * The staff of each clinic: one row a person and clinic, under the person's id. Those with a specialty are doctors there.
 * `deletedAt` is when they left the clinic, or their account went.
 */
export const clinicStaff = pgView('clinic_staff', {
  id: text('id').notNull(),
  userId: text('user_id').notNull(),
  clinicId: text('clinic_id').notNull(),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  dni: text('dni'),
  documentKind: text('document_kind').$type<DocumentKind>().notNull(),
  documentCountry: text('document_country').notNull(),
  specialty: text('specialty'),
  roles: text('roles').array().$type<ClinicRole[]>().notNull(),
  isAdmin: boolean('is_admin').notNull(),
  isAuditor: boolean('is_auditor').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
}).existing()
