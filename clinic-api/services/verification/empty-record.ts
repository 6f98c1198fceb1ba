import { eq } from 'drizzle-orm'
import { consents } from '../../db/schema/consents.ts'
import { detailChanges } from '../../db/schema/detail-changes.ts'
import { patients } from '../../db/schema/patients.ts'
import { users } from '../../db/schema/users.ts'
import type { Step } from '../../write/write.ts'
import { takeNameWords } from '../leaving/erase-patient.ts'
import { columnsOf } from '../patients/document.ts'
import { foldedColumns } from '../patients/fold.ts'

const nobody = { name: '–', surname: '–', birthdate: '1900-01-01', phone: null, email: '' }
const noDocument = { kind: 'none', number: null, country: null } as const

/**
 * Takes away who somebody said they were, at once: the cancelled visit stays in the calendar's past, of nobody. Whoever
 * has made an account meanwhile keeps it, because then they are somebody.
 */
export async function emptyRecord(step: Step, patientId: string): Promise<void> {
  const { tx, now } = step
  const [found] = await tx
    .select({ sortName: patients.sortName, email: users.email })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.userId))
    .where(eq(patients.id, patientId))
  if (!found || found.email !== null) return
  const facts = { ...nobody, ...columnsOf(noDocument) }
  await tx
    .update(patients)
    .set({ ...facts, ...foldedColumns(facts), verifiedPhone: null, city: '', updatedAt: now })
    .where(eq(patients.id, patientId))
  await takeNameWords(step, found)
  for (const said of [consents, detailChanges]) await tx.delete(said).where(eq(said.patientId, patientId))
}
