import { z } from 'zod'
import { changedEmail, optionalCity, optionalPhone } from './common.ts'
import { documentInput, withTypedDocument } from './documents.ts'
import { sheetInput } from './patient-sheet.ts'
import { birthdate, bornBy, newPatient } from './patients.ts'

const corrected = {
  name: newPatient.name.optional(),
  surname: newPatient.surname.optional(),
  /** Null and an empty text mean none. */
  email: changedEmail,
  phone: optionalPhone,
  city: optionalCity,
  ...sheetInput,
  version: z.number().int().min(1),
}

/** Details that staff correct: those that are left out stay what they are. */
export const correctDetailsInput = z.object({
  ...corrected,
  birthdate: birthdate.optional(),
  document: documentInput.optional(),
})

/** Like `registerPatientOn`, for the dialog in which staff correct details. */
export const correctDetailsOn = (today: string) =>
  withTypedDocument({
    ...corrected,
    name: newPatient.name,
    surname: newPatient.surname,
    birthdate: bornBy(birthdate, today),
  })
