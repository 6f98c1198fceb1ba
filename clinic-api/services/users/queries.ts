import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { role } from '#contract/access'
import { specialty } from '#contract/specialties'
import type { SessionUser } from '#contract/users'
import type { Reader } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'

const roles = z.array(role)

/** The session data of section 3; null when the account is gone. */
export async function getSessionUser(orm: Reader, userId: string): Promise<SessionUser | null> {
  const [row] = await orm
    .select({ user: users, staff, patient: patients })
    .from(users)
    .leftJoin(staff, and(eq(staff.userId, users.id), isNull(staff.deletedAt)))
    .leftJoin(patients, eq(patients.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!row) return null
  const own = roles.parse(row.user.roles)
  const person = row.staff ?? row.patient
  return {
    userId,
    name: person?.name ?? '',
    surname: person?.surname ?? '',
    email: row.user.email,
    roles: own,
    specialty: specialty.nullable().parse(row.staff?.specialty ?? null),
    dni: person?.dni ?? null,
    clinicId: row.staff?.clinicId ?? null,
    doctorid: own.includes('doctor') ? (row.staff?.id ?? null) : null,
    patientid: own.includes('patient') ? (row.patient?.id ?? null) : null,
    twoFactorEnabled: row.user.totpSecret !== null,
  }
}

export interface UserRecord {
  id: string
  email: string
  roles: z.infer<typeof roles>
  name: string
  surname: string
  isStaff: boolean
  patientId: string | null
}

export async function getUserRecord(orm: Reader, userId: string): Promise<UserRecord | null> {
  const user = await getSessionUser(orm, userId)
  if (!user) return null
  const { userId: id, email, name, surname, patientid: patientId } = user
  return { id, email, name, surname, roles: user.roles, patientId, isStaff: !user.roles.includes('patient') }
}

/** Whether the patient is linked to the clinic, by registration there or by a booking there. */
export async function isLinked(orm: Reader, patientId: string, clinicId: string | null): Promise<boolean> {
  if (clinicId === null) return false
  const [link] = await orm
    .select({ patientId: patientClinics.patientId })
    .from(patientClinics)
    .where(and(eq(patientClinics.patientId, patientId), eq(patientClinics.clinicId, clinicId)))
  return link !== undefined
}
