import { v7 as newId } from 'uuid'
import { defaultReminders } from '#contract/reminders'
import { named, runNamed } from '../../db/named.ts'
import { reminders } from '../../db/schema/reminders.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'
import { reminderDue } from './due.ts'

const batch = 500

// A day of grace, because quiet hours may bring a reminder forward. Each clinic is a range of the index
// (clinic, start), so that what lies further ahead costs nothing. Goes on after the last one of the batch before: the near
// visits are gone through once, however many batches they are.
const unplanned = named(
  'visits_without_reminders',
  `select a.id, a.clinic_id "clinicId", a.start_at "startAt", s.hours_before "hoursBefore", s.quiet_from "quietFrom", s.quiet_to "quietTo",
      c.time_zone "timeZone",
      coalesce((select max(h.at) from appointment_changes h
        where h.appointment_id = a.id and h.to_start_at = a.start_at and h.kind in ('reschedule', 'undo')), a.created_at)
        "settledAt"
    from clinics c
    left join clinic_reminders r on r.clinic_id = c.id
    cross join lateral (
      select coalesce(r.hours_before, :hours::int[]) hours_before, coalesce(r.quiet_from, :quietFrom) quiet_from,
        coalesce(r.quiet_to, :quietTo) quiet_to
    ) s
    join appointments a on a.clinic_id = c.id and a.status = 'pending' and a.start_at > :now::timestamptz
      and a.start_at < :now::timestamptz + make_interval(hours => 24 + (select max(h) from unnest(s.hours_before) h))
      and (a.clinic_id, a.start_at, a.id) > (:clinicId, :startAt::timestamptz, :id)
    where coalesce(r.is_on, true) and c.id >= :clinicId
      and not exists (select 1 from reminders p where p.appointment_id = a.id and p.start_at = a.start_at
        and p.hours_before > 0)
    order by c.id, a.start_at, a.id
    limit ${batch}`,
)

interface Unplanned {
  id: string
  clinicId: string
  startAt: Date
  hoursBefore: number[]
  quietFrom: string
  quietTo: string
  timeZone: string
  /** When the visit got this time. */
  settledAt: Date
}

/**
 * Gives every pending visit that is near enough its reminders, each once however many processes plan. One that would
 * have been due before the visit got its time is dropped: who has just booked needs no reminder.
 */
export async function planReminders(deps: Deps): Promise<void> {
  const { hoursBefore, quietFrom, quietTo } = defaultReminders
  const hours = `{${hoursBefore.join(',')}}`
  const now = deps.clock.now().toISOString()
  let after = { clinicId: '', startAt: now, id: '' }
  for (;;) {
    const values = { now, hours, quietFrom, quietTo, ...after }
    const visits = await runNamed<Unplanned>(deps.db, unplanned, values)
    if (visits.length > 0) {
      await writeUntraced(deps, ({ tx }) =>
        tx.insert(reminders).values(visits.flatMap(rowsOf)).onConflictDoNothing(),
      )
    }
    const last = visits.at(-1)
    if (!last || visits.length < batch) return
    after = { clinicId: last.clinicId, startAt: last.startAt.toISOString(), id: last.id }
  }
}

function rowsOf({ id, startAt, hoursBefore, settledAt, timeZone, ...quiet }: Unplanned) {
  return hoursBefore.map((hours): typeof reminders.$inferInsert => {
    const dueAt = new Date(reminderDue(startAt.getTime(), hours, quiet, timeZone))
    const state = dueAt > settledAt ? 'planned' : 'dropped'
    return { id: newId(), appointmentId: id, hoursBefore: hours, startAt, dueAt, state }
  })
}
