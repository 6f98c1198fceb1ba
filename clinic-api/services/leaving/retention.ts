import { sql } from 'drizzle-orm'
import type { Certificate } from '#contract/erasures'
import { dayAt } from '#contract/zone'
import { type Reader, rowsOf } from '../../db/client.ts'

type Kept = Certificate['clinics'][number]

/**
 * Ley 41/2002, article 17: records are kept at least five years from discharge. A clinic that saw the person, wrote with
 * them, or has them in its care while something stands in the history, keeps so many years from the latest of it.
 */
export async function retentionOf(tx: Reader, patientId: string, now: Date): Promise<Kept[]> {
  const rows = await rowsOf<{ name: string; years: number; zone: string; last: string | Date }>(
    tx,
    sql`select c.name, c.record_years "years", c.time_zone zone, max(e.at) last from (
        select clinic_id, end_at at from appointments where patient_id = ${patientId} and status <> 'cancelled' and start_at <= ${now.toISOString()}::timestamptz
        union all select clinic_id, last_at from threads where patient_id = ${patientId}
        union all select l.clinic_id, coalesce(h.changed_at, h.created_at) from (select clinic_id, patient_id from patient_clinics
            union select clinic_id, patient_id from closed_records) l
          join histories h on h.patient_id = l.patient_id
          where l.patient_id = ${patientId} and (h.changed_at is not null or exists (select from files f where f.history_id = h.id))
      ) e join clinics c on c.id = e.clinic_id
      group by c.id order by c.name`,
  )
  return rows.map(({ name, years, zone, last }) => {
    const discharge = dayAt(new Date(last).getTime(), zone)
    return { name, years, discharge, until: yearsAfter(discharge, years) }
  })
}

/** The 29th of February is kept until the 1st of March. */
function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}
