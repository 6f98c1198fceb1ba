import { z } from 'zod'
import { id, instant, requiredNote } from './common.ts'

/** So long an emergency keeps a record open to the doctor who named it. */
export const emergencyMinutes = 60

export const maxEmergencyReason = 300

/**
 * Why a clinic may open the record: it registered the person, a visit was booked there, the person registered with it,
 * its desk proved who they are, or the person opened it.
 */
export const accessBasis = z.enum(['registered', 'booked', 'signed-up', 'linked', 'opened'])

export type AccessBasis = z.infer<typeof accessBasis>

/** A patient's decisions about their record: answer of GET and PUT /patients/{id}/access. */
export const recordAccess = z.object({
  /** Those that may open it first, the newest first; then those that no longer may. */
  clinics: z.array(
    z.object({
      clinicId: id,
      name: z.string(),
      timeZone: z.string(),
      /** When it was opened to them. */
      since: instant,
      why: accessBasis,
      open: z.boolean(),
      /** When the patient ended it; null while it is open. */
      endedAt: instant.nullable(),
    }),
  ),
  /** Emergencies that opened it past that, the latest first. */
  emergencies: z.array(
    z.object({
      _id: id,
      at: instant,
      until: instant,
      doctorName: z.string(),
      clinicName: z.string(),
      timeZone: z.string(),
      reason: z.string(),
    }),
  ),
})

export type RecordAccess = z.infer<typeof recordAccess>

export const accessChange = z.object({
  clinicId: id,
  open: z.boolean(),
  /** The version of the text on sharing that the patient agrees to with it, where no such consent stands. */
  consent: z.number().int().min(1).optional(),
})

export const breakGlassInput = z.object({
  reason: requiredNote('This field is required', maxEmergencyReason),
})

/** So long the doctor may read, and only read. */
export const breakGlassAnswer = z.object({ until: instant })
