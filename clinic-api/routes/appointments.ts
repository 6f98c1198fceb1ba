import { appointmentCalls } from '#contract/calls/appointments'
import type { Deps } from '../deps.ts'
import { invalidInput } from '../errors.ts'
import { parseRange } from '../http/range.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsVisit, showsVisits } from '../http/shown.ts'
import { preferredLanguage } from '../http/visitor.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan, subjectAtClinic } from '../policy/can.ts'
import { bookAppointment } from '../services/appointments/book-appointment.ts'
import {
  type AppointmentDetailRecord,
  getAppointment,
  listClinicAppointments,
  listDoctorAppointments,
  listPatientAppointments,
  type TimeRange,
} from '../services/appointments/queries.ts'
import type { AppointmentRecord } from '../services/appointments/record.ts'
import { rescheduleAppointment } from '../services/appointments/reschedule-appointment.ts'
import {
  cancelAppointment,
  cancelFollowing,
  completeAppointment,
  markNoShow,
} from '../services/appointments/set-status.ts'
import { getUndo } from '../services/appointments/undo-change.ts'
import { joining, wayIn } from '../services/appointments/ways-in.ts'
import { toWireAppointment, toWireDetail } from '../services/appointments/wire.ts'
import { writeNote } from '../services/appointments/write-note.ts'
import { readMissHints } from '../services/hints/read-hints.ts'
import { rememberLanguage } from '../services/identity/accounts/remember-language.ts'
import { listWithoutEmail } from '../services/patients/without-email.ts'
import { getStaff } from '../services/staff/queries.ts'

export function appointmentRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = async (appointmentId: string) => {
    const record = await getAppointment(deps.db, appointmentId)
    return record && subjectAtClinic(record)
  }

  serveCall(app, appointmentCalls.list, { shows: showsVisits }, async ({ query, caller }) => {
    const { doctorId, clinicId, ...range } = query
    const found = await listRange(deps, caller, { doctorId, clinicId }, () => parseRange(range))
    return found.map((record) => ({
      ...toWireAppointment(record, true),
      ...joining(record, caller, deps.clock.now()),
    }))
  })

  serveCall(app, appointmentCalls.listOfPatient, { shows: showsVisits }, async ({ params, caller }) => {
    const { patientId } = params
    assertCan(caller, 'appointment.list-patient', { patientId })
    const found = await listPatientAppointments(deps.db, patientId)
    return found.map((record) => ({
      ...toWireAppointment(record, false),
      ...joining(record, caller, deps.clock.now()),
    }))
  })

  serveCall(app, appointmentCalls.get, { shows: showsVisit }, async ({ params, caller }) => {
    const record = await getAppointment(deps.db, params.id)
    assertCan(caller, 'appointment.read', record && subjectAtClinic(record))
    if (!record) throw new Error('assertCan lets no missing record through')
    return detailFor(deps, caller, record)
  })

  serveCall(app, appointmentCalls.book, {}, async ({ body, caller, request }) => {
    const { specialty: _specialty, ...booking } = body
    await rememberLanguage(deps, caller.userId, preferredLanguage(request))
    return toWireAppointment(await bookAppointment(deps, caller, booking), isStaff(caller))
  })

  serveCall(app, appointmentCalls.cancel, { ownerOf }, async ({ params, query, body, caller }) => {
    const cancel = query.scope === 'following' ? cancelFollowing : cancelAppointment
    const changed = await cancel(deps, caller, params.id, body?.overrule)
    return { ...toWireAppointment(changed, isStaff(caller)), undo: null }
  })

  const closing = { complete: completeAppointment, noShow: markNoShow }
  for (const verb of ['complete', 'noShow'] as const) {
    serveCall(app, appointmentCalls[verb], { ownerOf }, async ({ params, caller }) => {
      const changed = await closing[verb](deps, caller, params.id)
      return { ...toWireAppointment(changed, isStaff(caller)), undo: await undoFor(deps, caller, changed) }
    })
  }

  serveCall(app, appointmentCalls.writeNote, { ownerOf }, async ({ params, body, caller }) =>
    detailFor(deps, caller, await writeNote(deps, caller, params.id, body)),
  )

  serveCall(app, appointmentCalls.reschedule, { ownerOf }, async ({ params, body, caller }) => {
    const { moved, undo } = await rescheduleAppointment(deps, caller, params.id, body)
    return { ...toWireAppointment(moved, isStaff(caller)), undo }
  })
}

const isStaff = (caller: Caller) => caller.staffId !== null

async function detailFor(deps: Deps, caller: Caller, record: AppointmentDetailRecord) {
  const reader = {
    isStaff: isStaff(caller),
    isDoctor: caller.doctorId === record.doctorId,
    isPatient: caller.patientId === record.patientId,
  }
  const showsHint = reader.isStaff && !reader.isPatient
  const now = deps.clock.now()
  const [hints, withoutEmail, undo] = await Promise.all([
    showsHint ? readMissHints(deps.db, [record], now) : null,
    reader.isStaff ? listWithoutEmail(deps.db, [record.patientId], now) : null,
    undoFor(deps, caller, record),
  ])
  const noEmail = withoutEmail?.has(record.patientId) ?? false
  return {
    ...toWireDetail(record, reader, { undo, missHint: hints?.get(record.id) ?? null, noEmail }),
    ...joining(record, caller, now),
    ...wayIn(deps.env, caller, record),
  }
}

/** Its doctor may take back that the visit was closed. */
async function undoFor(
  { db, clock }: Deps,
  caller: Caller,
  record: AppointmentRecord,
): Promise<string | null> {
  const closed = record.status === 'completed' || record.status === 'no-show'
  return closed && caller.doctorId === record.doctorId ? getUndo(db.orm, record, clock.now()) : null
}

async function listRange(
  { db }: Deps,
  caller: Caller,
  { doctorId, clinicId }: { doctorId?: string | undefined; clinicId?: string | undefined },
  range: () => TimeRange,
): Promise<AppointmentRecord[]> {
  if (clinicId !== undefined && doctorId === undefined) {
    assertCan(caller, 'appointment.list-range', { clinicIds: [clinicId] })
    return listClinicAppointments(db, clinicId, range())
  }
  if (doctorId === undefined || clinicId !== undefined) {
    throw invalidInput({ doctorId: 'Give either doctorId or clinicId' })
  }
  if (doctorId === caller.doctorId) return listDoctorAppointments(db, doctorId, range(), null)
  const doctor = await getStaff(db.orm, doctorId, caller.clinicId)
  assertCan(caller, 'appointment.list-range', doctor && { doctorId, clinicIds: [doctor.clinicId] })
  return listDoctorAppointments(db, doctorId, range(), caller.clinicId)
}
