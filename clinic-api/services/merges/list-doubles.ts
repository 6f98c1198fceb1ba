import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { likelyDoubles } from '#contract/merges'
import { type Reader, rowsOf } from '../../db/client.ts'
import { clinicsOfGroup } from '../../db/clinic-group.ts'
import type { SimilarPatient } from '../patients/similar-patients.ts'
import { toWireIdentity } from '../patients/wire.ts'

interface Double extends SimilarPatient {
  phone: string | null
  visits: number
  registered: string
}

/** More than these are not shown at once. */
const most = 20

/**
 * Patients of the clinic who were born on one day and have one full name or surname, whatever its accents and
 * capitals, or one telephone. Two with a DNI each, or a NIE, are twins unless their full names are one: those numbers
 * stay with a person for life. Each is paired with the next alone, so that a file of placeholders makes no square of
 * pairs. Records that the clinic could not merge are left out: of other groups too, or of one who died and one who
 * did not.
 */
export async function listDoubles(
  orm: Reader,
  clinicId: string | null,
): Promise<z.input<typeof likelyDoubles>> {
  if (clinicId === null) return { pairs: [] }
  const after = (same: string) =>
    sql.raw(`lead(id) over (partition by birthdate, deceased_on is null, ${same} order by created_at, id)`)
  const person = (alias: string) =>
    sql.raw(`json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'surname', ${alias}.surname,
      'birthdate', ${alias}.birthdate, 'dni', ${alias}.dni, 'documentKind', ${alias}.document_kind,
      'documentCountry', ${alias}.document_country, 'deceasedOn', ${alias}.deceased_on, 'phone', ${alias}.phone,
      'registered', (${alias}.created_at at time zone c.time_zone)::date,
      'visits', (select count(*) from appointments v where v.patient_id = ${alias}.id and v.clinic_id = k.clinic_id))`)
  const rows = await rowsOf<{ keep: Double; merge: Double; rank: 1 | 2 | 3 }>(
    orm,
    sql`with known as (
        select p.id, p.birthdate, p.deceased_on, p.created_at, k.sort_name,
          split_part(k.sort_surname, chr(31), 1) surname, right(phone_key(p.phone), 9) phone
        from patient_clinics k join patients p on p.id = k.patient_id where k.clinic_id = ${clinicId}
      ), pairs as (
        select id, ${after('sort_name')} other, 1 rank from known
        union all select id, ${after('phone')}, 2 from known where phone <> ''
        union all select id, ${after('surname')}, 3 from known
      ), found as (
        select id, other, min(rank) rank from pairs where other is not null and not exists (
          select from patient_clinics o where o.patient_id in (id, other)
            and o.clinic_id not in ${clinicsOfGroup(clinicId)})
        group by id, other
      )
      select ${person('a')} keep, ${person('b')} merge, f.rank
      from found f join patients a on a.id = f.id join patients b on b.id = f.other
        cross join (select ${clinicId}::text clinic_id) k join clinics c on c.id = k.clinic_id
      where f.rank = 1 or a.document_kind <> b.document_kind or a.document_kind not in ('dni', 'nie')
      order by f.rank, a.sort_name, a.id, b.id limit ${most}`,
  )
  return {
    pairs: rows.map(({ keep: older, merge: newer, rank }) => {
      const [keep, merge] = newer.visits > older.visits ? [newer, older] : [older, newer]
      return { keep: toWireDouble(keep), merge: toWireDouble(merge), same: likenesses[rank] }
    }),
  }
}

const likenesses = { 1: 'name', 2: 'phone', 3: 'surname' } as const

const toWireDouble = (row: Double) => {
  const { phone, visits, registered } = row
  return { ...toWireIdentity(row), phone, visits, registered }
}
