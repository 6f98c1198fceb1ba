import { z } from 'zod'
import { auditAreas, auditOutcomes, auditRoles, refusalReasons } from './choices.ts'
import { fileLanguage, id, instant, plainDate } from './common.ts'

/** Which rows of a clinic's log. Days are those of the clinic's clock, both included. */
export const auditFilters = z.object({
  clinicId: id,
  /** An account: what it did, and what was tried at it. */
  person: id.optional(),
  /** A patient: rows about them, and lists that showed them. */
  patient: id.optional(),
  /** The exact name of an act. */
  action: z.string().trim().min(1).max(60).optional(),
  /** As what somebody acted. */
  role: z.enum(auditRoles).optional(),
  area: z.enum(auditAreas).optional(),
  outcome: z.enum(auditOutcomes).optional(),
  from: plainDate.optional(),
  to: plainDate.optional(),
})

export const auditFileQuery = auditFilters.extend({ language: fileLanguage })

export const auditQuery = auditFilters.extend({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
})

const known = z.object({ id, name: z.string() })

/** An account; the name of a patient stands apart from those of the staff. */
const account = z.object({
  userId: id,
  name: z.string().nullable(),
  patientName: z.string().nullable(),
})

export const auditEntry = z.object({
  id,
  at: instant,
  action: z.string(),
  outcome: z.enum(auditOutcomes),
  /** Why it was refused; entries of former versions do not say it. */
  why: z.enum(refusalReasons).optional(),
  /** Null when nobody was signed in. */
  who: account
    .extend({
      roles: z.array(z.string()),
      /** A program with one of the clinic's keys, whose name this is. */
      program: z.boolean().optional(),
      /** Where somebody works who was refused a patient of this clinic. */
      clinicName: z.string().optional(),
    })
    .nullable(),
  /** The account that it was about. */
  account: account.nullable(),
  patient: known.nullable(),
  entity: z.string(),
  entityId: z.string().nullable(),
  /** How many records a list showed; null for what is no list. */
  listed: z.number().int().nullable(),
  /** Network address. */
  address: z.string().nullable(),
})

export const auditPage = z.object({
  entries: z.array(auditEntry),
  nextCursor: z.string().nullable(),
  timeZone: z.string(),
  /** The clinic's staff, by whom one can filter. */
  staff: z.array(z.object({ userId: id, name: z.string() })),
  /** The patient that was filtered by, if the clinic knows them. */
  patient: known.nullable(),
})

export type AuditEntry = z.infer<typeof auditEntry>
export type AuditPage = z.infer<typeof auditPage>
