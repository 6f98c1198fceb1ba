import { and, eq, isNull } from 'drizzle-orm'
import type { Role } from '#contract/access'
import { type Specialty, specialty } from '#contract/specialties'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { patients } from '../../db/schema/patients.ts'
import { staff } from '../../db/schema/staff.ts'
import { users } from '../../db/schema/users.ts'
import { rolesOf } from '../../policy/caller.ts'

/** An account and the person it belongs to, a member of the staff or a patient. */
export interface UserRecord {
  id: string
  email: string
  roles: Role[]
  name: string
  surname: string
  specialty: Specialty | null
  dni: string | null
  clinicId: string | null
  doctorId: string | null
  patientId: string | null
  twoFactorEnabled: boolean
  twoFactorNeeded: boolean
  strictPasswords: boolean
}

/** Null when the account is gone. */
export async function getUser(orm: Reader, userId: string): Promise<UserRecord | null> {
  const [row] = await orm
    .select({ user: users, staff, patient: patients, clinic: clinics })
    .from(users)
    .leftJoin(staff, and(eq(staff.userId, users.id), isNull(staff.deletedAt)))
    .leftJoin(clinics, eq(clinics.id, staff.clinicId))
    .leftJoin(patients, eq(patients.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!row) return null
  const own = rolesOf(row.user.roles, row.staff?.isAuditor ?? null)
  const person = row.staff ?? row.patient
  return {
    id: userId,
    email: row.user.email,
    roles: own,
    name: person?.name ?? '',
    surname: person?.surname ?? '',
    specialty: specialty.nullable().parse(row.staff?.specialty ?? null),
    dni: person?.dni ?? null,
    clinicId: row.staff?.clinicId ?? null,
    doctorId: own.includes('doctor') ? (row.staff?.id ?? null) : null,
    patientId: own.includes('patient') ? (row.patient?.id ?? null) : null,
    twoFactorEnabled: row.user.totpSecret !== null,
    twoFactorNeeded: (row.clinic?.staffSecondFactor ?? false) && row.user.totpSecret === null,
    strictPasswords: row.clinic?.strictPasswords ?? false,
  }
}
