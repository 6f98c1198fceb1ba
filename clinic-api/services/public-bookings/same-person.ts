import { and, eq, isNull, sql } from 'drizzle-orm'
import { mobileNumber } from '#contract/mobile-number'
import type { Reader } from '../../db/client.ts'
import { patientClinics, patients } from '../../db/schema/patients.ts'
import type { PublicPerson } from '../../db/schema/public-bookings.ts'
import { users } from '../../db/schema/users.ts'
import { contactEmail } from '../patients/contact.ts'
import { hasDocument } from '../patients/document.ts'

/** Looked for when somebody names no document, so that looking takes as long. */
const nobodys = { kind: 'dni', number: '-', country: null } as const

/**
 * The patient of the clinic with this very document and birthdate, and with this address or, for whoever confirmed by a
 * text message, verified number. Only whoever reads what goes there gets here, so that a visit of theirs tells nobody
 * else whether they are known.
 */
export async function findSamePerson(
  tx: Reader,
  clinicId: string,
  { document, birthdate, email, phone }: PublicPerson,
): Promise<{ id: string; userId: string } | null> {
  const here = and(eq(patientClinics.patientId, patients.id), eq(patientClinics.clinicId, clinicId))
  const [found] = await tx
    .select({ id: patients.id, userId: patients.userId })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .innerJoin(patientClinics, here)
    .where(
      and(
        hasDocument(patients, document ?? nobodys),
        eq(patients.birthdate, birthdate),
        email === ''
          ? eq(patients.verifiedPhone, mobileNumber(phone) ?? '')
          : sql`lower(${contactEmail}) = lower(${email})`,
        isNull(patients.deceasedOn),
        eq(patients.toVerify, false),
      ),
    )
  return found ?? null
}
