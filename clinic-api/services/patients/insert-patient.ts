import { v7 as newId } from 'uuid'
import type { IdentityDocument } from '#contract/document-kinds'
import type { PatientSheet } from '#contract/patient-sheet'
import type { AccessBasis } from '#contract/record-access'
import { histories } from '../../db/schema/histories.ts'
import { patients } from '../../db/schema/patients.ts'
import type { Step } from '../../write/write.ts'
import { createAccount, type NewAccount } from '../identity/accounts/create-account.ts'
import { columnsOf } from './document.ts'
import { foldedColumns } from './fold.ts'
import { link } from './link.ts'

type Sheet = { [Field in keyof Omit<PatientSheet, 'language'>]?: PatientSheet[Field] | undefined }

interface Person extends Sheet {
  name: string
  surname: string
  birthdate: string
  document: IdentityDocument
  city: string
  phone?: string | null | undefined
  /** The number as whoever has it proved it. */
  verifiedPhone?: string | null
  /** Address of a patient without an account. */
  contact?: string
  /** The language of the sheet; that of the account follows from it where nobody has used one. */
  spoken?: PatientSheet['language'] | undefined
  /** Nobody at the clinic has said yet who they are. */
  toVerify?: boolean
}

/**
 * A patient with an empty history, and an account if there is an address for one, linked to the clinic if one is given. Fails on a unique constraint when e-mail,
 * username or document is taken.
 */
export async function insertPatient(
  step: Step,
  clinicId: string | null,
  {
    email,
    username,
    passwordHash,
    language = null,
    document,
    contact = '',
    spoken = null,
    ...facts
  }: Person & Omit<NewAccount, 'roles'>,
  why: AccessBasis = 'registered',
): Promise<{ id: string; userId: string }> {
  const { tx, now } = step
  const account = { email, passwordHash, language: spoken ?? language, roles: ['patient' as const] }
  const userId = await createAccount(step, { ...account, ...(username !== undefined && { username }) })
  const id = newId()
  const person = { ...facts, ...columnsOf(document), language: spoken, email: contact }
  const folded = foldedColumns({ ...person, email: email ?? contact })
  const row = { ...person, ...folded, createdAt: now, updatedAt: now, recentAt: now, id, userId }
  await tx.insert(patients).values(row)
  await tx.insert(histories).values({ id: newId(), patientId: id, createdAt: now })
  if (clinicId !== null) await link(step, clinicId, { ...row, status: 'none' }, why)
  return { id, userId }
}
