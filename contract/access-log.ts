import { z } from 'zod'
import { auditOutcomes } from './choices.ts'
import { id, instant } from './common.ts'

/**
 * Why a record was opened: it is open to the clinic, it is their own, a doctor named an emergency, or a program had a key
 * of the clinic.
 */
export const accessReason = z.enum(['care', 'own', 'emergency', 'program', 'guardian'])

export type AccessReason = z.infer<typeof accessReason>

/**
 * Readers of a patient's record, including the refused ones: answer of GET /patients/{id}/access-log, newest first.
 */
export const accessLogAnswer = z.object({
  entries: z.array(
    z.object({
      id,
      at: instant,
      /** Empty for somebody who works at no clinic. */
      who: z.string(),
      roles: z.array(z.string()),
      what: z.string(),
      outcome: z.enum(auditOutcomes),
      /** Null for what was refused. */
      why: accessReason.nullable(),
      /** The reader's clinic; null for those who work at none. */
      clinic: z.object({ name: z.string(), timeZone: z.string() }).nullable(),
    }),
  ),
  nextCursor: z.string().nullable(),
})

export const accessLogQuery = z.object({
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})
