import { z } from 'zod'
import { languages, sexes } from './choices.ts'
import { cleanText } from './clean-text.ts'
import { id, instant, optionalPhone } from './common.ts'
import { identityDocument } from './documents.ts'

/** Somebody to call about a patient in an emergency. */
export const emergencyContact = z.object({ name: z.string(), phone: z.string(), relation: z.string() })

export type EmergencyContact = z.infer<typeof emergencyContact>

/** Facts about a patient that nobody has to give; null where nobody has. */
export const patientSheet = z.object({
  sex: z.enum(sexes).nullable(),
  address: z.string().nullable(),
  postalCode: z.string().nullable(),
  healthCard: z.string().nullable(),
  /** The language that they are spoken and written to in. */
  language: z.enum(languages).nullable(),
  emergencyContact: emergencyContact.nullable(),
})

export type PatientSheet = z.infer<typeof patientSheet>

/** One line that may be left out, and is emptied by null or an empty text. */
const line = (max: number) =>
  z
    .string()
    .overwrite(cleanText)
    .max(max, `Must be at most ${max} characters long`)
    .nullable()
    .transform((text) => text || null)
    .optional()

/** A form's empty option means none. */
const none = z.literal('').nullable()

const required = 'This field is required'

const typedContact = z
  .object({
    name: z.string().overwrite(cleanText).max(120, 'Must be at most 120 characters long').default(''),
    phone: optionalPhone,
    relation: z.string().overwrite(cleanText).max(60, 'Must be at most 60 characters long').default(''),
  })
  .transform((typed) => ({ ...typed, phone: typed.phone ?? '' }))
  .superRefine((typed, context) => {
    if (isEmpty(typed)) return
    for (const path of ['name', 'phone'] as const)
      if (typed[path] === '') context.addIssue({ code: 'custom', path: [path], message: required })
  })
  .transform((typed) => (isEmpty(typed) ? null : typed))

const isEmpty = (typed: EmergencyContact) => Object.values(typed).every((text) => text === '')

/** The sheet as somebody writes it: a field that is left out stays what it is. */
export const sheetInput = {
  sex: z
    .union([z.enum(sexes), none])
    .transform((sex) => sex || null)
    .optional(),
  address: line(120),
  postalCode: line(10),
  healthCard: line(30),
  language: z
    .union([z.enum(languages), none])
    .transform((language) => language || null)
    .optional(),
  emergencyContact: typedContact.nullable().optional(),
}

const changed = z.enum([
  'name',
  'surname',
  'birthdate',
  'document',
  'email',
  'phone',
  'city',
  ...patientSheet.keyof().options,
])

export type DetailField = z.infer<typeof changed>

const value = z.union([z.string(), identityDocument, emergencyContact]).nullable()

export type DetailValue = z.infer<typeof value>

/** Changes of a patient's details, the latest first, with the values as a patient has them on the wire. */
export const detailHistory = z.object({
  changes: z.array(
    z.object({
      _id: id,
      field: changed,
      before: value,
      after: value,
      /** Name of whoever changed it; empty for somebody who is no longer known. */
      by: z.string(),
      at: instant,
    }),
  ),
})
