import { z } from 'zod'
import { visitEntry } from './appointments.ts'
import {
  id,
  instant,
  isPlainDate,
  optionalDate,
  plainDate,
  requiredDate,
  requiredNote,
  requiredText,
} from './common.ts'
import { correction } from './corrections.ts'
import { identityDocument } from './documents.ts'
import { patientStatus, visitAhead } from './patients.ts'

export const fileKind = z.enum(['analytic', 'image'])

export type FileKind = z.infer<typeof fileKind>

/** The bytes of a file, to be looked at or to be kept. */
export const downloadQuery = z.object({ download: z.literal('1').optional() })

/** Patients may add to their own history. Their entries are marked, and they may remove only those. */
const reportedByPatient = z.boolean()

/** The reader added it: nurses may remove only those. */
const mine = z.boolean().optional()

/** The author of an entry's present text, and its time. */
const changed = z.object({ by: z.string(), at: instant }).nullish()

/** The visit at which it was found or decided; null for none, and for one that is not the reader's to know. */
const visit = z.object({ _id: id, start: instant, timeZone: z.string() }).nullish()

/** The version that somebody means to delete: one that was changed since then stays (409, `stale`). */
export const deletedVersion = z.object({ version: z.coerce.number().int().optional() })

export const condition = z.object({
  _id: id,
  name: z.string(),
  details: z.string(),
  since: plainDate,
  until: plainDate.nullable(),
  reportedByPatient,
  mine,
  version: z.number().int(),
  changed,
  visit,
})

export type Condition = z.infer<typeof condition>

export const treatment = z.object({
  _id: id,
  name: z.string(),
  instructions: z.string(),
  startDate: plainDate,
  endDate: plainDate,
  reportedByPatient,
  mine,
  version: z.number().int(),
  changed,
  visit,
})

export type Treatment = z.infer<typeof treatment>

export const clinicalFile = z.object({
  _id: id,
  originalName: z.string(),
  date: instant,
  /** Path of the bytes below the API's base. */
  url: z.string(),
  /** Bytes. */
  size: z.number().int(),
  mediaType: z.string(),
  reportedByPatient,
  mine,
  changed,
})

export type ClinicalFile = z.infer<typeof clinicalFile>

/** That somebody was asked on a day and has no known allergies, and who wrote it down. */
export const noKnownAllergies = z.object({ asked: plainDate, by: z.string() })

/** An upcoming visit in a history, with clinic and reason. */
const aheadInHistory = visitAhead.extend({ clinicName: z.string().optional(), reason: z.string().nullish() })

export type AheadInHistory = z.infer<typeof aheadInHistory>

export const history = z.object({
  _id: id,
  patientId: id,
  analytics: z.array(clinicalFile),
  images: z.array(clinicalFile),
  currentConditions: z.array(condition),
  treatments: z.array(treatment),
  allergies: z.array(z.string()),
  /** Those of `allergies` that the patient added. */
  reportedAllergies: z.array(z.string()),
  /** Author and time of each of `allergies`, where known. */
  allergiesAdded: z.array(z.object({ allergy: z.string(), by: z.string(), at: instant, mine })).optional(),
  /** Null where nobody has asked, or an allergy is on record. */
  noKnownAllergies: noKnownAllergies.nullish(),
  /** The latest visits that have begun, latest first; staff see those at their own clinic. */
  visits: z.array(visitEntry).optional(),
  /** Cursor of the earlier visits; null after the first visit of all. */
  visitsCursor: z.string().nullish(),
  /** The next visits to come, earliest first, up to three; staff see those at their own clinic. */
  visitsAhead: z.array(aheadInHistory).optional(),
  /** Whose history it is; the DNI for staff only. */
  patient: z.object({
    name: z.string(),
    surname: z.string(),
    birthdate: plainDate,
    /** Told to staff only. */
    dni: z.string().optional(),
    document: identityDocument.optional(),
    phone: z.string().nullish(),
    status: patientStatus.nullable(),
    /** The day of their death; null for the living. */
    deceasedOn: plainDate.nullish(),
    /** For staff: whether the desk still has to say who they are. */
    toVerify: z.boolean().optional(),
  }),
  /** The sequencing file that is stored; without it, only the patient's status tells that there is one. */
  fastq: clinicalFile
    .pick({ originalName: true, date: true, size: true, reportedByPatient: true, mine: true })
    .nullish(),
  /** Bytes that the reader may still add, in a file and as the sequencing file; absent or null without a limit. */
  room: z.object({ file: z.number().int(), fastq: z.number().int() }).nullish(),
  lastChanged: z.object({ by: z.string(), at: instant }).nullable(),
  /** Corrections that the patient asked for, the latest first. */
  corrections: z.array(correction).optional(),
  /** Until when an emergency keeps it open to the reader, who may change nothing; absent or null for anybody else. */
  emergencyUntil: instant.nullish(),
})

export type History = z.infer<typeof history>

/** The visits before the one that the cursor names; without one, the latest. */
export const visitsQuery = z.object({ cursor: z.string().max(500).optional() })

/** Visits that have begun, latest first. */
export const visitsAnswer = z.object({ visits: z.array(visitEntry), nextCursor: z.string().nullable() })

export const conditionsAnswer = history.pick({ currentConditions: true })
export const treatmentsAnswer = history.pick({ treatments: true })
export const allergiesAnswer = history.pick({
  allergies: true,
  reportedAllergies: true,
  allergiesAdded: true,
})

const clinicalName = requiredText('Name is required', 50)
const version = z.number().int().optional()

/**
 * The patient's visit at the writer's clinic to which the entry is tied; null ties it to none, and without it the entry
 * stays tied to what it is.
 */
const visitId = id.nullish()

// The order of two days is looked at even if another field is wrong, so that everything is said at once.
const alsoBesideFaults = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const isBefore = (one: string | null, other: string) =>
  one !== null && isPlainDate(one) && isPlainDate(other) && one < other

/** A condition whose days nobody has compared yet: what may be said before it is known whose calendar counts. */
export const conditionShape = z.object({
  name: clinicalName,
  details: requiredNote('Details is required', 120),
  since: requiredDate('Since date is required'),
  until: optionalDate(),
  version,
  visitId,
})

/**
 * A condition as typed or sent. `today` is the day (`yyyy-MM-dd`) that "not in the future" is measured against;
 * a later `since` is refused.
 */
export function conditionInput(today: string) {
  const { since } = conditionShape.shape
  return conditionShape
    .extend({ since: since.refine((value) => value <= today, 'Date must be today or in the past') })
    .refine((input) => !isBefore(input.until, input.since), {
      path: ['until'],
      message: 'Until date must be equal to or after since date',
      when: alsoBesideFaults,
    })
}

export type ConditionInput = z.infer<ReturnType<typeof conditionInput>>

export const treatmentInput = z
  .object({
    name: clinicalName,
    instructions: requiredNote('Instructions is required', 120),
    startDate: requiredDate('Start date is required'),
    endDate: requiredDate('End date is required'),
    version,
    visitId,
  })
  .refine((input) => !isBefore(input.endDate, input.startDate), {
    path: ['endDate'],
    message: 'End date must be equal to or after start date',
    when: alsoBesideFaults,
  })

export type TreatmentInput = z.infer<typeof treatmentInput>

export const allergyInput = z.object({ allergy: clinicalName })
