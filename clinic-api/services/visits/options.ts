import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { dayMs } from '#contract/durations'
import type { ResolveOptions, resolveOptionsInput } from '#contract/resolve'
import type { Interval } from '#contract/slots'
import { bookingWindow } from '#contract/visit-rules'
import { type Reader, rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { insideWrite, write } from '../../write/write.ts'
import { type AppointmentRow, kindOfRow } from '../appointments/change.ts'
import { visitIn } from '../appointments/visit-length.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { listDoctors, type StaffRecord } from '../staff/queries.ts'
import { lockVisits } from './apply-resolutions.ts'
import { boundWriteOf } from './bound-write.ts'
import { type Proposal, propose } from './propose.ts'

/** So far around the visits somebody looks for another time. */
const reachMs = 45 * dayMs

/**
 * The ways that visits can go once the write is done: it is done, the times that are left are read, and all of it is
 * taken back. Throws what the write throws, and 404.
 */
export async function resolveOptions(
  deps: Deps,
  caller: Caller,
  { appointmentIds, with: asked }: z.output<typeof resolveOptionsInput>,
): Promise<ResolveOptions> {
  const boundWrite = asked ? boundWriteOf(asked, caller) : null
  const { clinicId, doctorId } = caller
  const settings = clinicId ? await getClinicSettings(deps.db, clinicId) : null
  const intent = { action: 'workshift.write', subject: { clinicIds: [clinicId], doctorId } } as const
  return write(deps, caller, intent, async (act) => {
    if (!clinicId || !settings) throw notFound()
    const rows = await lockVisits(
      act,
      appointmentIds.map((appointmentId) => ({ appointmentId, to: 'cancel' as const })),
    )
    const { once: _once, ...person } = caller
    const hold = { undoId: '', until: act.now }
    await boundWrite?.run(insideWrite(deps, act, hold), person, true)
    const doctors = await listDoctors(act.tx, clinicId)
    const now = act.now.getTime()
    const last = Math.max(...rows.map(({ startAt }) => startAt.getTime()))
    const window = bookingWindow(now, settings.timeZone, 'staff')
    const near = { ...window, end: Math.min(window.end, last + reachMs) }
    const agendas = await readAgendas(act.tx, {
      clinicId,
      rows,
      doctors,
      stretch: near,
      userId: caller.userId,
      now: act.now,
      timeZone: settings.timeZone,
    })
    const visits = rows.map((row) => ({
      id: row.id,
      doctorId: row.doctorId,
      patientId: row.patientId,
      specialty: row.specialty,
      start: row.startAt.getTime(),
      end: row.endAt.getTime(),
      length: visitIn(settings, kindOfRow(row)),
    }))
    const proposals = propose(visits, { ...agendas, window: near })
    return act.unchanged({ visits: proposals.map((each) => toWire(each, doctors)) })
  })
}

function toWire({ id, same, colleague, clash }: Proposal, doctors: readonly StaffRecord[]) {
  const names = new Map(doctors.map((doctor) => [doctor.id, `${doctor.name} ${doctor.surname}`]))
  const offers = (places: Proposal['same']) =>
    places.map(({ doctorId, start }) => ({
      doctorId,
      doctorName: names.get(doctorId) ?? '',
      appointmentDate: new Date(start).toISOString(),
    }))
  return {
    appointmentId: id,
    same: offers(same),
    colleague: offers(colleague),
    ...(clash !== null && { clash: new Date(clash).toISOString() }),
  }
}

interface Around {
  clinicId: string
  rows: readonly AppointmentRow[]
  doctors: readonly StaffRecord[]
  stretch: Interval
  /** The person who asks: times that they hold themselves are free for them. */
  userId: string
  now: Date
  timeZone: string
}

interface Busy extends Interval {
  kind: 'shift' | 'off' | 'doctor' | 'held' | 'patient' | 'elsewhere' | 'resource'
  /** Whose; null for the whole clinic. */
  who: string | null
  kindId: string | null
  before: number | null
  after: number | null
}

async function readAgendas(tx: Reader, { clinicId, rows, doctors, stretch, userId, now, timeZone }: Around) {
  const [from, to] = [new Date(stretch.start).toISOString(), new Date(stretch.end).toISOString()]
  const touched = listed(rows.map(({ id }) => id))
  const touches = sql`start_at < ${to}::timestamptz and end_at > ${from}::timestamptz`
  const times = sql`(extract(epoch from start_at) * 1000)::float8 "start", (extract(epoch from end_at) * 1000)::float8 "end"`
  const visits = sql`from appointments where status <> 'cancelled' and ${touches} and id not in (${touched})`
  const ofDoctors = sql`doctor_id in (${listed(doctors.map(({ id }) => id))})`
  const held = sql`from slot_holds where user_id is distinct from ${userId} and expires_at > ${now.toISOString()}::timestamptz`
  const ofKind = (column: string) =>
    sql`(select ${sql.identifier(column)} from visit_kinds k where k.id = kind_id)`
  const found = await rowsOf<Busy>(
    tx,
    sql`select 'shift' kind, doctor_id who, ${times}, null::text "kindId", null::int "before", null::int "after" from workshifts where clinic_id = ${clinicId} and ${touches}
      union all select 'off', doctor_id, ${times}, null, null, null from days_off
        where clinic_id = ${clinicId} and resource_id is null and ${touches}
      union all select 'doctor', doctor_id, ${times}, kind_id, ${ofKind('pause_before')}, ${ofKind('pause_after')} ${visits} and ${ofDoctors}
      union all select 'held', doctor_id, ${times}, split_part(session, '/', 2), null, null ${held} and ${touches} and ${ofDoctors}
      union all select 'resource', resource_id, ${times}, null, null, null ${visits} and resource_id is not null and clinic_id = ${clinicId}
      union all select 'resource', resource_id, ${times}, null, null, null from days_off
        where clinic_id = ${clinicId} and resource_id is not null and ${touches}
      union all select 'resource', resource_id, ${times}, null, null, null ${held} and ${touches}
        and resource_id is not null and clinic_id = ${clinicId}
      union all select case when clinic_id = ${clinicId} then 'patient' else 'elsewhere' end, patient_id, ${times}, null, null, null ${visits}
        and patient_id in (${listed(rows.map(({ patientId }) => patientId))})`,
  )
  const of = (kind: Busy['kind'], who: string | null) =>
    found
      .filter((each) => each.kind === kind && each.who === who)
      .map(({ before, after, ...each }) => ({ ...each, before: before ?? 0, after: after ?? 0 }))
  const ofResources = found.filter(({ kind }) => kind === 'resource')
  const taken = Map.groupBy(ofResources, ({ who }) => who ?? '')
  return {
    doctors: doctors.map(({ id, specialty }) => ({
      id,
      specialty: specialty ?? '',
      timeZone,
      shifts: of('shift', id),
      busy: of('doctor', id),
      off: [...of('off', id), ...of('off', null)],
      held: of('held', id),
      taken,
    })),
    patients: new Map(
      rows.map(({ patientId: id }) => [id, { here: of('patient', id), elsewhere: of('elsewhere', id) }]),
    ),
  }
}

const listed = (ids: readonly string[]) =>
  sql.join(
    ['', ...ids].map((id) => sql`${id}`),
    sql`, `,
  )
