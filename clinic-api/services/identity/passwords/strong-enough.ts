import { and, eq, isNull } from 'drizzle-orm'
import { staffPasswordFaults } from '#contract/staff-password'
import type { Reader } from '../../../db/client.ts'
import { clinics } from '../../../db/schema/clinics.ts'
import { staff } from '../../../db/schema/staff.ts'
import { invalidInput } from '../../../errors.ts'

/** Throws 400, at the field, for a password that the clinic does not take from its staff. */
export async function assertStrongEnough(
  orm: Reader,
  whose: { userId: string } | { clinicId: string },
  chosen: Readonly<Record<string, string>>,
): Promise<void> {
  const [[field, password] = ['', '']] = Object.entries(chosen)
  const [fault] = staffPasswordFaults(password)
  if (fault && (await isStrict(orm, whose))) throw invalidInput({ [field]: fault }, fault)
}

async function isStrict(orm: Reader, whose: { userId: string } | { clinicId: string }): Promise<boolean> {
  const [clinic] =
    'clinicId' in whose
      ? await orm.select().from(clinics).where(eq(clinics.id, whose.clinicId))
      : await orm
          .select({ strictPasswords: clinics.strictPasswords })
          .from(staff)
          .innerJoin(clinics, eq(clinics.id, staff.clinicId))
          .where(and(eq(staff.userId, whose.userId), isNull(staff.deletedAt)))
  return clinic?.strictPasswords ?? false
}
