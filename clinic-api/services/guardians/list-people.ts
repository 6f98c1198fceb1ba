import { and, eq, isNull } from 'drizzle-orm'
import type { GuardianRelation } from '#contract/guardians'
import type { Reader } from '../../db/client.ts'
import { patients } from '../../db/schema/patients.ts'
import { listGuarded } from './ties.ts'

interface Person {
  patientId: string
  name: string
  surname: string
  birthdate: string
  /** Null for oneself. */
  relation: GuardianRelation | null
}

type Row = Pick<typeof patients.$inferSelect, 'id' | 'name' | 'surname' | 'birthdate'>

export const personOf = (
  { id: patientId, name, surname, birthdate }: Row,
  relation: GuardianRelation | null,
): Person => ({ patientId, name, surname, birthdate, relation })

/** For whom an account can act: its own patient first. */
export async function listPeople(orm: Reader, now: Date, userId: string): Promise<Person[]> {
  const own = await orm
    .select()
    .from(patients)
    .where(and(eq(patients.userId, userId), isNull(patients.deceasedOn)))
  const guarded = await listGuarded(orm, now, userId)
  return [
    ...own.map((patient) => personOf(patient, null)),
    ...guarded.map(({ patient, tie }) => personOf(patient, tie.relation)),
  ]
}
