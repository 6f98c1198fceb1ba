import { z } from 'zod'
import { kindColours, kindMinutes, visitPlaces } from './choices.ts'
import { id, requiredText } from './common.ts'
import { exclusions } from './excluded-times.ts'
import { specialty } from './specialties.ts'
import { mostNotice } from './visit-rules.ts'

const { shortest, longest, step } = kindMinutes

/** The part of a kind that a visit shows. */
export const kindOfVisit = z.object({
  _id: id,
  nameEn: z.string(),
  nameEs: z.string(),
  colour: z.enum(kindColours),
})

export type KindOfVisit = z.infer<typeof kindOfVisit>

export type VisitPlace = (typeof visitPlaces)[number]

/** A kind of visit of a clinic, with its length. */
export const visitKind = kindOfVisit.extend({
  clinicId: id,
  minutes: z.number().int(),
  /** The doctors who see such patients; empty for all. */
  specialties: z.array(specialty),
  /** Whether patients book it themselves. */
  online: z.boolean(),
  noticeMinutes: z.number().int().default(0),
  horizonDays: z.number().int().nullable().default(null),
  cancelHours: z.number().int().default(0),
  before: z.number().int().default(0),
  after: z.number().int().default(0),
  perDay: z.number().int().nullable().default(null),
  /** Whether patients who were never seen at the clinic may choose it. */
  newPatients: z.boolean().default(true),
  where: z.enum(visitPlaces).default('clinic'),
  /** The address of the room; `{visit}` in it becomes another room for each visit. For the clinicadmin only. */
  videoUrl: z.string().nullish(),
  /** Whether it is shown on the clinic's page, to everybody; patients then book it themselves, too. */
  public: z.boolean().default(false),
  /** Rooms and equipment of which a visit takes a free one. */
  resources: z.array(id).default([]),
  /** How many patients share a visit. */
  seats: z.number().int().default(1),
  /** Why nobody can ever book it, as the clinic stands; absent when somebody can, and for all but the clinicadmin. */
  excluded: z.array(z.enum(exclusions)).optional(),
  /** Grows by one with every change; a write that names an older one is refused as stale. */
  version: z.number().int(),
})

export type VisitKind = z.infer<typeof visitKind>

export const visitKindList = z.array(visitKind)

/** The state of the clinic by which `excludedBy` judges a kind; see `Bookable`. */
export const bookable = z.object({
  longestShift: z.number().int().nullable(),
  specialties: z.array(specialty),
  resources: z.array(id),
  /** The release before does not tell it. */
  noticeMinutes: z.number().int().default(0),
})

export const visitKindsQuery = z.object({ clinicId: id })

const upTo = (most: number) => z.number().int().min(0).max(most).optional()
const limit = (most: number) => z.number().int().min(1).max(most).nullish()

const kindInput = z.object({
  nameEn: requiredText('Name is required', 60),
  nameEs: requiredText('Name is required', 60),
  minutes: z.number().int().min(shortest).max(longest).multipleOf(step),
  specialties: z.array(specialty).transform((chosen) => [...new Set(chosen)]),
  online: z.boolean(),
  colour: z.enum(kindColours),
  // A rule that is left out stays as it is.
  noticeMinutes: upTo(mostNotice),
  horizonDays: limit(365),
  cancelHours: upTo(168),
  before: upTo(60),
  after: upTo(60),
  perDay: limit(50),
  newPatients: z.boolean().optional(),
  where: z.enum(visitPlaces).optional(),
  public: z.boolean().optional(),
  resources: z
    .array(id)
    .max(40)
    .transform((chosen) => [...new Set(chosen)])
    .optional(),
  seats: z.number().int().min(1).max(50).optional(),
  videoUrl: z
    .string()
    .trim()
    .max(300, 'Must be at most 300 characters long')
    .refine((text) => text === '' || isHttps(text), 'Invalid link')
    .transform((text) => text || null)
    .nullish(),
})

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:'
}

const needsRoom = {
  when: ({ where, videoUrl }: { where?: string | undefined; videoUrl?: string | null | undefined }) =>
    where !== 'video' || videoUrl !== null,
  otherwise: { message: 'A video link is required', path: ['videoUrl'] },
}

export const updateVisitKindInput = kindInput
  .extend({
    /** The version that was read. */
    version: z.number().int().optional(),
  })
  .refine(needsRoom.when, needsRoom.otherwise)

export const visitKindInput = kindInput.extend({ clinicId: id }).refine(needsRoom.when, needsRoom.otherwise)
