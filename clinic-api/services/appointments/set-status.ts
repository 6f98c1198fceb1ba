import { and, eq, gt } from 'drizzle-orm'
import type { AppointmentStatus } from '#contract/appointments'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { subjectAtClinic } from '../../policy/can.ts'
import { type Act, type Ended, type IntentOn, write } from '../../write/write.ts'
import { type AppointmentRow, applyChange, lockAppointment, rowColumns } from './change.ts'
import { paced } from './patient-pace.ts'
import { getAppointment } from './queries.ts'
import type { AppointmentRecord } from './record.ts'

type Verb = 'cancel' | 'complete' | 'no-show'

const outcome = {
  cancel: 'cancelled',
  complete: 'completed',
  'no-show': 'no-show',
} as const satisfies Record<Verb, AppointmentStatus>

/** Doctor, desk or patient; the patient only until it starts. Repeating it changes nothing. Throws 403, 404, 409 and 429. */
export function cancelAppointment(deps: Deps, caller: Caller, id: string): Promise<AppointmentRecord> {
  return paced(deps, caller, () => setStatus(deps, caller, id, 'cancel'))
}

/** The same with every pending visit after it in its series, each with its mail; all of them or none. */
export async function cancelFollowing(deps: Deps, caller: Caller, id: string): Promise<AppointmentRecord> {
  await paced(deps, caller, () => write(deps, caller, onAppointment(id, 'cancel'), endFollowing))
  const record = await getAppointment(deps.db, id)
  if (!record) throw notFound()
  return record
}

async function endFollowing(act: Act, row: AppointmentRow): Promise<Ended<void>> {
  if (row.status !== 'cancelled') {
    assertPending(row)
    assertInTime(act, row)
  }
  const following = row.seriesId === null ? [] : await lockFollowing(act, row)
  const all = row.status === 'cancelled' ? following : [row, ...following]
  let ended: Ended<void> = act.unchanged()
  for (const each of all) ended = await applyChange(act, each, { kind: 'cancel', status: 'cancelled' })
  return ended
}

function lockFollowing({ tx }: Act, { seriesId, startAt }: AppointmentRow): Promise<AppointmentRow[]> {
  return tx
    .select(rowColumns)
    .from(appointments)
    .where(
      and(
        eq(appointments.seriesId, seriesId ?? ''),
        gt(appointments.startAt, startAt),
        eq(appointments.status, 'pending'),
      ),
    )
    .orderBy(appointments.startAt)
    .for('update')
}

/** Its doctor. Repeating it changes nothing. Throws 403, 404 and 409. */
export function completeAppointment(deps: Deps, caller: Caller, id: string): Promise<AppointmentRecord> {
  return setStatus(deps, caller, id, 'complete')
}

/** Its doctor. Repeating it changes nothing. Throws 403, 404 and 409. */
export function markNoShow(deps: Deps, caller: Caller, id: string): Promise<AppointmentRecord> {
  return setStatus(deps, caller, id, 'no-show')
}

async function setStatus(deps: Deps, caller: Caller, id: string, verb: Verb): Promise<AppointmentRecord> {
  const status = outcome[verb]
  await write(deps, caller, onAppointment(id, verb), async (act, row) => {
    if (row.status === status) return act.unchanged()
    assertPending(row)
    assertInTime(act, row)
    return applyChange(act, row, { kind: verb, status })
  })
  const record = await getAppointment(deps.db, id)
  if (!record) throw notFound()
  return record
}

/** The appointment, locked until the write ends. */
export function onAppointment(
  id: string,
  verb:
    | Verb
    | 'reschedule'
    | 'note'
    | 'desk-note'
    | 'receive'
    | 'confirm'
    | 'ask-confirmation'
    | 'revoke-links',
): IntentOn<AppointmentRow> {
  return { action: `appointment.${verb}`, find: (tx) => lockAppointment(tx, id), subject: subjectAtClinic }
}

/** Only a pending appointment may still change. Throws 409 with the present status. */
export function assertPending(row: AppointmentRow): void {
  if (row.status === 'pending') return
  throw new ApiError('status_conflict', `The appointment is already ${row.status}`, { status: row.status })
}

/** Patients act on their appointment until it starts, staff also later. Throws 409. */
export function assertInTime({ caller, now }: Act, row: AppointmentRow): void {
  if (caller.patientId !== row.patientId || row.startAt > now) return
  throw new ApiError('conflict', 'The appointment has already started')
}
