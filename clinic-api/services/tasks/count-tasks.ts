import { eq, sql } from 'drizzle-orm'
import type { ClinicTasks } from '#contract/clinic-tasks'
import { rowsOf } from '../../db/client.ts'
import { waitlist } from '../../db/schema/waitlist.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { callsOf } from '../calls/calls.ts'
import { isOfClinic, needsReply } from '../threads/list-threads.ts'
import { readWaiting } from '../waitlist/entries.ts'

/** Counts a clinic's open tasks, in one statement. Throws 404. */
export async function countTasks({ db, clock }: Pick<Deps, 'db' | 'clock'>, clinicId: string) {
  const now = clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const waiting = readWaiting(db.orm, now, eq(waitlist.clinicId, clinicId)).getSQL()
  const [tasks] = await rowsOf<ClinicTasks>(
    db.orm,
    sql`select
        (select count(*)::int from threads t where ${isOfClinic(clinicId)} and ${needsReply}) replies,
        (select count(*)::int from patient_clinics l join patients p on p.id = l.patient_id
          where l.clinic_id = ${clinicId} and p.to_verify) "toVerify",
        (select count(*)::int ${callsOf(clinicId, now)}) calls,
        (select count(*)::int from (${waiting}) w) waitlist,
        u.unclosed, u."firstUnclosed"
      from clinics c cross join lateral (
        select count(*)::int unclosed, (min(a.start_at) at time zone c.time_zone)::date::text "firstUnclosed"
        from appointments a
        where a.clinic_id = c.id and a.status = 'pending' and a.start_at > ${at} - interval '28 days'
          and a.end_at <= date_trunc('day', ${at}, c.time_zone)
      ) u
      where c.id = ${clinicId}`,
  )
  if (!tasks) throw notFound()
  return tasks
}
