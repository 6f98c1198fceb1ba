import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { documentOf } from '#contract/documents'
import type { Reader } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import type { SignedUpPerson } from '../../db/schema/sign-ups.ts'
import { users } from '../../db/schema/users.ts'
import { accountEmail } from '../identity/accounts/address.ts'
import { hasDocument } from '../patients/document.ts'

export interface Known {
  email: string
  language: string | null
  patientId: string | null
}

/** Accounts that a registration would double, and among them the person's own if it only lacks the clinic. */
export interface KnownPeople {
  known: Known[]
  unlinked: (Known & { patientId: string }) | null
}

type Wanted = Pick<SignedUpPerson, 'email' | 'dni' | 'document' | 'birthdate'>

/** Whose account has the e-mail, and who is registered with the document. Looking takes as long when nobody is. */
export async function findKnown(orm: Reader, clinicId: string, wanted: Wanted): Promise<KnownPeople> {
  const here = and(eq(patientClinics.clinicId, clinicId), eq(patientClinics.patientId, patients.id))
  const sameDocument = hasDocument(patients, documentOf(wanted))
  const known = await orm
    .select({
      email: accountEmail,
      language: users.language,
      patientId: patients.id,
      isSame: sql<boolean>`coalesce(${sameDocument}, false)`,
      birthdate: patients.birthdate,
      isLinked: sql<boolean>`exists (select from ${patientClinics} where ${here})`,
    })
    .from(users)
    .leftJoin(patients, eq(patients.userId, users.id))
    .where(
      and(or(sql`lower(${users.email}) = lower(${wanted.email})`, sameDocument), isNull(users.deletedAt)),
    )
  const self = known.find(({ isSame, birthdate }) => isSame && birthdate === wanted.birthdate)
  const joins = self?.patientId && !self.isLinked ? { ...self, patientId: self.patientId } : null
  return { known, unlinked: joins }
}
