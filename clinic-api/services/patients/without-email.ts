import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'

// Whoever acts for a patient is written to, until the tie ends.
const withoutEmail = named(
  'patients_without_email',
  `select p.id from patients p left join users u on u.id = p.user_id
    where p.id = any(:patientIds::text[]) and coalesce(u.email, p.email) = '' and not exists (
      select from guardians g join clinics c on c.id = g.clinic_id
        where g.patient_id = p.id and g.user_id is not null and g.ended_at is null and p.deceased_on is null
          and coalesce(tie_end(p.birthdate, g.relation, g.until_day, c.time_zone) > :now::timestamptz, true))`,
)

/** The patients whom no mail reaches: somebody has to call them. */
export async function listWithoutEmail(
  db: ReadingDatabase,
  patientIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  if (patientIds.length === 0) return new Set()
  const rows = await runNamed<{ id: string }>(db, withoutEmail, { patientIds, now: now.toISOString() })
  return new Set(rows.map(({ id }) => id))
}
