import { z } from 'zod'
import { kindColours, kindMinutes } from './choices.ts'
import { id, requiredText } from './common.ts'
import { specialty } from './specialties.ts'

const { shortest, longest, step } = kindMinutes

/** As much of a kind as a visit tells of it. */
export const kindOfVisit = z.object({
  _id: id,
  nameEn: z.string(),
  nameEs: z.string(),
  colour: z.enum(kindColours),
})

export type KindOfVisit = z.infer<typeof kindOfVisit>

/** What patients of a clinic can come for, and how long that takes. */
export const visitKind = kindOfVisit.extend({
  clinicId: id,
  minutes: z.number().int(),
  /** The doctors who see such patients; empty for all. */
  specialties: z.array(specialty),
  /** Whether patients book it themselves. */
  online: z.boolean(),
  /** Grows by one with every change; a write that names an older one is refused as stale. */
  version: z.number().int(),
})

export type VisitKind = z.infer<typeof visitKind>

export const visitKindList = z.array(visitKind)

export const visitKindsQuery = z.object({ clinicId: id })

export const updateVisitKindInput = z.object({
  nameEn: requiredText('Name is required', 60),
  nameEs: requiredText('Name is required', 60),
  minutes: z.number().int().min(shortest).max(longest).multipleOf(step),
  specialties: z.array(specialty).transform((chosen) => [...new Set(chosen)]),
  online: z.boolean(),
  colour: z.enum(kindColours),
  /** As it was read. */
  version: z.number().int().optional(),
})

export const visitKindInput = updateVisitKindInput.omit({ version: true }).extend({ clinicId: id })
