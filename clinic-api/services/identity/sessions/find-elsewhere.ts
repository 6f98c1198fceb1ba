import { sql } from 'drizzle-orm'
import { type ClinicRole, reachOf } from '#contract/access'
import type { Elsewhere } from '#contract/errors'
import { rowsOf } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import type { ApiError } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'

interface Tie {
  clinicId: string
  clinicName: string
  roles: ClinicRole[]
}

/**
 * The place where the caller may open the refused record: another of their clinics, or themselves as a patient.
 * Null where they have no such tie, so that nobody else learns that the record exists.
 */
export async function findElsewhere(
  { db }: Pick<Deps, 'db'>,
  { userId, staffId, patientId, clinicId }: Caller,
  { refused, patientId: about }: ApiError,
): Promise<Elsewhere | null> {
  if (!refused) return null
  const { action, clinicIds } = refused
  const others = clinicIds.filter((each) => each !== null && each !== clinicId)
  if (staffId !== null && others.length > 0) {
    const ties = await rowsOf<Tie>(
      db.orm,
      sql`select c.id "clinicId", c.name "clinicName", m.roles from memberships m join clinics c on c.id = m.clinic_id
        where m.staff_id = ${staffId} and m.ended_at is null
          and m.clinic_id in (${sql.join(
            others.map((each) => sql`${each}`),
            sql`, `,
          )})
        order by c.name, c.id`,
    )
    const open = ties.find(({ roles }) => reachOf(action, roles) !== null)
    if (open) return { clinicId: open.clinicId, clinicName: open.clinicName }
  }
  if (about === null || patientId !== null || reachOf(action, ['patient']) === null) return null
  const own = await rowsOf(db.orm, sql`select 1 from patients where id = ${about} and user_id = ${userId}`)
  return own.length > 0 ? { patientId: about } : null
}
