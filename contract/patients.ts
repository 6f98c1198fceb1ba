import { z } from 'zod'
import { appointmentStatuses, guardianRelations, patientChoices, patientSorts } from './choices.ts'
import { cleanText } from './clean-text.ts'
import {
  email,
  id,
  instant,
  isPlainDate,
  newPassword,
  optionalCity,
  optionalEmail,
  optionalPhone,
  plainDate,
  requiredText,
} from './common.ts'
import { documentQuery, identityDocument, withDocument, withTypedDocument } from './documents.ts'
import { patientSheet, sheetInput } from './patient-sheet.ts'
import { specialty } from './specialties.ts'

/** The study that the patient is told of: the numbers of the diseases that were looked at. */
export const notifyStudyInput = z.object({
  diseases: z.array(z.number().int().min(1).max(999)).min(1).max(99),
})

export const patientStatus = z.enum(['fastQ stored', 'fastQ requested'])

export type PatientStatus = z.infer<typeof patientStatus>

export const patient = z.object({
  _id: id,
  name: z.string(),
  surname: z.string(),
  birthdate: plainDate,
  /** The document's number, empty for whoever has none. */
  dni: z.string(),
  /** A server that knows DNIs alone leaves it out. */
  document: identityDocument.optional(),
  city: z.string(),
  /** Null when nobody has said one; a server that knows none leaves it out. */
  phone: z.string().nullish(),
  email: z.string(),
  username: z.string(),
  userId: id,
  status: patientStatus.nullable(),
  /** The day of their death; null for the living. */
  deceasedOn: plainDate.nullish(),
  /** The record that this one has become part of; null for one that stands by itself. */
  mergedInto: id.nullish(),
  ...patientSheet.partial().shape,
  /** The number that staff name with their next change of details; for staff. */
  version: z.number().int().optional(),
  /** Whether the desk still has to say who they are; for staff. */
  toVerify: z.boolean().optional(),
})

export type Patient = z.infer<typeof patient>

export const patientRow = patient
  .pick({
    _id: true,
    name: true,
    surname: true,
    birthdate: true,
    dni: true,
    document: true,
    phone: true,
    status: true,
    deceasedOn: true,
    toVerify: true,
  })
  .extend({
    /** The start of the latest visit that was not cancelled or missed, and of the next one; at the reader's clinic. */
    lastVisit: instant.nullable(),
    nextVisit: instant.nullable(),
    /** Time zone of the clinic of these visits; null without visits. */
    timeZone: z.string().nullable(),
  })

export const patientListQuery = z.object({
  q: z.string().overwrite(cleanText).max(100).optional(),
  status: z.enum(['stored', 'requested', 'none']).optional(),
  only: z.enum(patientChoices).optional(),
  sort: z.enum(patientSorts).optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
})

/** Somebody who is being registered, as far as it is typed. */
export const similarPatientsQuery = z.object({
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  birthdate: z.union([z.literal(''), plainDate]).default(''),
  ...documentQuery,
})

/** A patient's identity, without their contact details. */
export const patientIdentity = patient.pick({
  _id: true,
  name: true,
  surname: true,
  birthdate: true,
  dni: true,
  document: true,
  deceasedOn: true,
})

/** Possible doubles: the same name and day of birth, or a document that is one slip away. */
export const similarPatientsAnswer = z.object({ patients: z.array(patientIdentity) })

/** A visit to come, in a line. */
export const visitAhead = z.object({
  _id: id,
  start: instant,
  doctorId: id,
  doctorName: z.string(),
  timeZone: z.string(),
})

export type VisitAhead = z.infer<typeof visitAhead>

/** A visit as one row: what for, with its status, and since when the patient is there. */
const bookedVisit = visitAhead.extend({
  reason: z.string().nullish(),
  arrivedAt: instant.nullish(),
  specialty: specialty.nullish(),
  status: z.enum(appointmentStatuses).optional(),
  confirmedAt: instant.nullish(),
})

/**
 * Up to three visits ahead, earliest first, as many that are over, latest first, and whom the patient saw last; for staff
 * at their own clinic.
 */
export const bookedAnswer = z.object({
  ahead: z.array(bookedVisit),
  past: z.array(bookedVisit).optional(),
  lastDoctorId: id.nullable(),
  /** Present and true for somebody whom no mail reaches: the desk tells them. */
  noEmail: z.boolean().optional(),
})

export const patientListAnswer = z.object({
  patients: z.array(patientRow),
  nextCursor: z.string().nullable(),
  /** Counted up to 1 000; `more` says that there are more. */
  total: z.number().int(),
  more: z.boolean(),
})

/** The oldest age, in years, that a day of birth may stand for. */
const oldestAge = 130

/** The fault of a birthdate on the day `today` (both `yyyy-MM-dd`); null when a living person may have it. */
export function birthdateFault(birthdate: string, today: string): string | null {
  if (birthdate > today) return 'Date must be today or in the past'
  const earliest = `${Number(today.slice(0, 4)) - oldestAge}${today.slice(4)}`
  return birthdate < earliest ? `Date must be within the last ${oldestAge} years` : null
}

/** A day of birth of `shape` that also holds against the calendar of `today`. */
export function bornBy(shape: z.ZodString, today: string) {
  return shape.superRefine((value, context) => {
    const message = isPlainDate(value) ? birthdateFault(value, today) : null
    if (message) context.addIssue({ code: 'custom', message })
  })
}

export const birthdate = z
  .string({ error: 'Formato de fecha no válido' })
  .overwrite(cleanText)
  .refine(isPlainDate, 'Formato de fecha no válido')

/** Fields of a registration besides the document. */
export const newPatient = {
  name: requiredText('Name is required', 80),
  surname: requiredText('Surname is required', 120),
  email,
  password: newPassword(),
  city: requiredText('City is required', 120),
  birthdate,
  phone: optionalPhone,
  username: requiredText('Username is required', 60),
  /** For those without a clinic of their own: where the patient is registered. */
  clinicId: id.optional(),
}

export const registerPatientInput = withDocument({ ...newPatient, ...sheetInput })

/** The form, filled in on `today`: nobody is born tomorrow. */
export const registerPatientOn = (today: string) =>
  withTypedDocument({ ...newPatient, ...sheetInput, birthdate: bornBy(birthdate, today) })

/** The form of a registrar without a clinic of their own. */
export const registerPatientAtClinicOn = (today: string) =>
  withTypedDocument({
    ...newPatient,
    ...sheetInput,
    birthdate: bornBy(birthdate, today),
    clinicId: requiredText('Clinic is required', 64),
  })

const linked = { birthdate, clinicId: newPatient.clinicId }

/** Proof that a registered person is meant, and the clinic to link them to. */
export const linkPatientInput = withDocument(linked)

export const linkPatientForm = withTypedDocument(linked)

const { name, surname, phone } = newPatient
const invited = { name, surname, birthdate, email: optionalEmail, phone, city: optionalCity, ...sheetInput }

/** The desk's registration of somebody new. Whoever has an address of their own is invited to choose a password. */
export const quickPatientInput = withDocument({
  ...invited,
  /** How whoever has an account with the address is related to them; by default a guardian of a child, else a carer. */
  relation: z.enum(guardianRelations).optional(),
})

/** Like `registerPatientOn`, for the desk. */
export const quickPatientOn = (today: string) =>
  withTypedDocument({ ...invited, birthdate: bornBy(birthdate, today) })

export const registeredPatientAnswer = z.object({ message: z.string(), _id: id })

const changed = {
  name: requiredText('The name is required', 80),
  surname: requiredText('The surname is required', 120),
  birthdate: z
    .string({ error: 'The birthdate is required' })
    .overwrite(cleanText)
    .min(1, 'The birthdate is required')
    .refine((value) => value === '' || isPlainDate(value), 'Formato de fecha no válido'),
  city: requiredText('The city is required', 120),
  /** Left out, it stays what it is. */
  phone: optionalPhone,
  ...sheetInput,
}

const changedDni = {
  required: 'The DNI is required',
  format: 'The DNI is not valid',
  letter: 'The DNI is not valid',
}

export const updatePatientInput = withDocument(changed, changedDni)

/** Like `registerPatientOn`, for a patient's own changes. */
export const updatePatientOn = (today: string) =>
  withTypedDocument({ ...changed, birthdate: bornBy(changed.birthdate, today) }, changedDni)
