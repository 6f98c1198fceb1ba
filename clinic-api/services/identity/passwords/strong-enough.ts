import { and, eq, inArray, isNull } from 'drizzle-orm'
import { staffPasswordFaults } from '#contract/staff-password'
import type { Reader } from '../../../db/client.ts'
import { clinics } from '../../../db/schema/clinics.ts'
import { clinicStaff } from '../../../db/schema/memberships.ts'
import { invalidInput } from '../../../errors.ts'

/** Throws 400, at the field, for a password that a clinic of theirs does not take from its staff. */
export async function assertStrongEnough(
  orm: Reader,
  whose: { userId: string } | { clinicId: string },
  chosen: Readonly<Record<string, string>>,
): Promise<void> {
  const [[field, password] = ['', '']] = Object.entries(chosen)
  const [fault] = staffPasswordFaults(password)
  if (fault && (await isStrict(orm, whose))) throw invalidInput({ [field]: fault }, fault)
}

/** The strictest clinic counts for people who work for several. */
async function isStrict(orm: Reader, whose: { userId: string } | { clinicId: string }): Promise<boolean> {
  const works = (userId: string) =>
    orm
      .select({ id: clinicStaff.clinicId })
      .from(clinicStaff)
      .where(and(eq(clinicStaff.userId, userId), isNull(clinicStaff.deletedAt)))
  const theirs =
    'clinicId' in whose ? eq(clinics.id, whose.clinicId) : inArray(clinics.id, works(whose.userId))
  const strict = and(theirs, eq(clinics.strictPasswords, true))
  return (await orm.select({ id: clinics.id }).from(clinics).where(strict).limit(1)).length > 0
}
