import { and, eq, gt } from 'drizzle-orm'
import type { AppointmentStatus } from '#contract/appointments'
import { isTooLateToChange } from '#contract/visit-rules'
import { appointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { subjectAtClinic } from '../../policy/can.ts'
import { type Act, type IntentOn, type WriteResult, write } from '../../write/write.ts'
import { againstRule } from './against-rule.ts'
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
export function cancelAppointment(
  deps: Deps,
  caller: Caller,
  id: string,
  overrule = false,
): Promise<AppointmentRecord> {
  return paced(deps, caller, () => setStatus(deps, caller, id, { verb: 'cancel', overrule }))
}

/** The same with every pending visit after it in its series, each with its mail; all of them or none. */
export async function cancelFollowing(
  deps: Deps,
  caller: Caller,
  id: string,
  overrule = false,
): Promise<AppointmentRecord> {
  await paced(deps, caller, () =>
    write(deps, caller, onAppointment(id, 'cancel'), (act, row) => endFollowing(act, row, overrule)),
  )
  const record = await getAppointment(deps.db, id)
  if (!record) throw notFound()
  return record
}

async function endFollowing(act: Act, row: AppointmentRow, overrule: boolean): Promise<WriteResult<void>> {
  if (row.status !== 'cancelled') {
    assertPending(row)
    assertInTime(act, row)
    assertNotice(act, row, overrule)
  }
  const following = row.seriesId === null ? [] : await lockFollowing(act, row)
  const all = row.status === 'cancelled' ? following : [row, ...following]
  let ended: WriteResult<void> = act.unchanged()
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
  return setStatus(deps, caller, id, { verb: 'complete' })
}

/** Its doctor. Repeating it changes nothing. Throws 403, 404 and 409. */
export function markNoShow(deps: Deps, caller: Caller, id: string): Promise<AppointmentRecord> {
  return setStatus(deps, caller, id, { verb: 'no-show' })
}

interface Step {
  verb: Verb
  /** Staff cancel although the visit is too near. */
  overrule?: boolean
}

async function setStatus(
  deps: Deps,
  caller: Caller,
  id: string,
  { verb, overrule = false }: Step,
): Promise<AppointmentRecord> {
  const status = outcome[verb]
  await write(deps, caller, onAppointment(id, verb), async (act, row) => {
    if (row.status === status) return act.unchanged()
    assertPending(row)
    assertInTime(act, row)
    if (verb === 'cancel') assertNotice(act, row, overrule)
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

export const hasStarted = () => new ApiError('conflict', 'The appointment has already started')

/** Patients act on their appointment until it starts, staff also later. Throws 409. */
export function assertInTime({ caller, now }: Act, row: AppointmentRow): void {
  if (caller.patientId !== row.patientId || row.startAt > now) return
  throw hasStarted()
}

/** The notice that its kind asks for before a visit is moved or cancelled; staff may overrule it. Throws 409. */
export function assertNotice({ caller, now }: Act, row: AppointmentRow, overrule: boolean): void {
  const { rules, startAt, patientId } = row
  if (!rules?.cancelHours || startAt <= now || (overrule && caller.patientId !== patientId)) return
  if (isTooLateToChange(startAt, rules, now)) throw againstRule('too-late', rules)
}
