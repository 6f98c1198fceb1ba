import { eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { WithId } from '#contract/calls/call'
import type { waitingCall } from '#contract/waiting-calls'
import { type Reader, rowsOf } from '../../db/client.ts'
import { calls } from '../../db/schema/calls.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'

type Waiting = WithId<z.output<typeof waitingCall>>

const most = 200

/** The calls that a clinic is to make, without those that have become pointless. */
export function callsOf(clinicId: string, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`from calls c join patients p on p.id = c.patient_id join clinics k on k.id = c.clinic_id
      left join appointments a on a.id = c.appointment_id left join offers o on o.id = c.offer_id
    where c.clinic_id = ${clinicId} and c.done_at is null and p.deceased_on is null and case
        when c.about in ('booked', 'moved', 'reminder') then a.status = 'pending' and a.start_at > ${at}
        when c.about = 'cancelled' then a.start_at > ${at}
        when c.about = 'offer' then o.state = 'open' and o.expires_at > ${at}
        else true end`
}

/** Lists the patients whom the clinic is to call, those who wait longest first. */
export async function listCalls(orm: Reader, clinicId: string, now: Date): Promise<Waiting[]> {
  const rows = await rowsOf<
    Omit<Waiting, 'since' | 'start'> & Record<'since' | 'start', string | Date | null>
  >(
    orm,
    sql`select c.id, c.appointment_id "appointmentId", c.patient_id "patientId", p.name || ' ' || p.surname "patientName",
        p.phone, c.why, c.about, c.created_at since, coalesce(o.start_at, a.start_at) start, k.time_zone "timeZone"
      ${callsOf(clinicId, now)}
      order by c.created_at, c.id limit ${most}`,
  )
  const instant = (moment: string | Date | null) => (moment === null ? null : new Date(moment).toISOString())
  return rows.map((row) => ({ ...row, since: instant(row.since) ?? '', start: instant(row.start) }))
}

export type CallRow = typeof calls.$inferSelect

export async function getCall(orm: Reader, id: string): Promise<CallRow | null> {
  const [call] = await orm.select().from(calls).where(eq(calls.id, id))
  return call ?? null
}

export const subjectOfCall = ({ clinicId }: CallRow) => ({ clinicIds: [clinicId] })

/** Notes that somebody was called; repeating it changes nothing. Throws 403 and 404. */
export function markCalled(deps: Deps, caller: Caller, id: string): Promise<void> {
  const intent: IntentOn<CallRow> = {
    action: 'calls.done',
    find: (tx) => getCall(tx, id),
    subject: subjectOfCall,
  }
  return write(deps, caller, intent, async (act, { clinicId, patientId, doneAt }) => {
    if (doneAt) return act.unchanged()
    await act.tx.update(calls).set({ doneAt: act.now, doneBy: caller.userId }).where(eq(calls.id, id))
    return act.audit({ action: 'calls.done', entity: 'call', entityId: id, patientId, clinicId })
  })
}
