import { z } from 'zod'
import {
  appointment,
  appointmentDetail,
  appointmentList,
  appointmentRangeQuery,
  bookAppointmentInput,
  cancelInput,
  rescheduleInput,
  undoableAppointment,
  visitNoteInput,
} from '#contract/appointments'
import { id } from '#contract/common'
import { cancelQuery } from '#contract/visit-series'
import type { Deps } from '../deps.ts'
import { invalidInput } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { parseRange } from '../http/range.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
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
import { getStaff } from '../services/staff/queries.ts'

const tags = ['appointments']
const params = z.object({ id })

export function appointmentRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/appointments',
    {
      config: { access: 'appointment.list-range', shows: showsVisits },
      schema: { tags, querystring: appointmentRangeQuery, response: { 200: appointmentList } },
    },
    async (request) => {
      const { doctorId, clinicId, ...range } = request.query
      const caller = callerOf(request)
      const found = await listRange(deps, caller, { doctorId, clinicId }, () => parseRange(range))
      return found.map((record) => ({
        ...toWireAppointment(record, true),
        ...joining(record, caller, deps.clock.now()),
      }))
    },
  )

  app.get(
    '/appointments/patient/:patientId',
    {
      config: { access: 'appointment.list-patient', shows: showsVisits },
      schema: { tags, params: z.object({ patientId: id }), response: { 200: appointmentList } },
    },
    async (request) => {
      const { patientId } = request.params
      const caller = callerOf(request)
      assertCan(caller, 'appointment.list-patient', { patientId })
      const found = await listPatientAppointments(deps.db, patientId)
      return found.map((record) => ({
        ...toWireAppointment(record, false),
        ...joining(record, caller, deps.clock.now()),
      }))
    },
  )

  app.get(
    '/appointments/:id',
    {
      config: { access: 'appointment.read', shows: showsVisit },
      schema: { tags, params, response: { 200: appointmentDetail } },
    },
    async (request) => {
      const caller = callerOf(request)
      const record = await getAppointment(deps.db, request.params.id)
      assertCan(caller, 'appointment.read', record && subjectAtClinic(record))
      if (!record) throw new Error('assertCan lets no missing record through')
      return detailFor(deps, caller, record)
    },
  )

  app.post(
    '/appointments',
    {
      config: { access: 'appointment.book' },
      schema: { tags, body: bookAppointmentInput, response: { 201: appointment } },
    },
    async (request, reply) => {
      const { specialty: _specialty, ...booking } = request.body
      const caller = callerOf(request)
      await rememberLanguage(deps, caller.userId, preferredLanguage(request))
      const booked = await bookAppointment(deps, caller, booking)
      return reply.code(201).send(toWireAppointment(booked, isStaff(caller)))
    },
  )

  const ownAppointment = async (appointmentId: string) => {
    const record = await getAppointment(deps.db, appointmentId)
    return record && subjectAtClinic(record)
  }

  const verbs = {
    complete: ['appointment.complete', completeAppointment],
    noshow: ['appointment.no-show', markNoShow],
  } as const

  app.put(
    '/appointments/:id/cancel',
    {
      ...guarded('appointment.cancel', ownAppointment),
      schema: {
        tags,
        params,
        querystring: cancelQuery,
        body: cancelInput,
        response: { 200: undoableAppointment },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const cancel = request.query.scope === 'following' ? cancelFollowing : cancelAppointment
      const changed = await cancel(deps, caller, request.params.id, request.body?.overrule)
      return { ...toWireAppointment(changed, isStaff(caller)), undo: null }
    },
  )

  for (const [path, [access, change]] of Object.entries(verbs)) {
    app.put(
      `/appointments/:id/${path}`,
      {
        ...guarded(access, ownAppointment),
        schema: { tags, params, response: { 200: undoableAppointment } },
      },
      async (request) => {
        const caller = callerOf(request)
        const changed = await change(deps, caller, request.params.id)
        return { ...toWireAppointment(changed, isStaff(caller)), undo: await undoFor(deps, caller, changed) }
      },
    )
  }

  app.put(
    '/appointments/:id/note',
    {
      ...guarded('appointment.note', ownAppointment),
      schema: { tags, params, body: visitNoteInput, response: { 200: appointmentDetail } },
    },
    async (request) => {
      const caller = callerOf(request)
      const record = await writeNote(deps, caller, request.params.id, request.body)
      return detailFor(deps, caller, record)
    },
  )

  app.put(
    '/appointments/:id/reschedule',
    {
      ...guarded('appointment.reschedule', ownAppointment),
      schema: { tags, params, body: rescheduleInput, response: { 200: undoableAppointment } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { moved, undo } = await rescheduleAppointment(deps, caller, request.params.id, request.body)
      return { ...toWireAppointment(moved, isStaff(caller)), undo }
    },
  )
}

const isStaff = (caller: Caller) => caller.staffId !== null

async function detailFor(deps: Deps, caller: Caller, record: AppointmentDetailRecord) {
  const reader = {
    isStaff: isStaff(caller),
    isDoctor: caller.doctorId === record.doctorId,
    isPatient: caller.patientId === record.patientId,
  }
  const showsHint = reader.isStaff && !reader.isPatient
  const hints = showsHint ? await readMissHints(deps.db, [record], deps.clock.now()) : null
  const undo = await undoFor(deps, caller, record)
  return {
    ...toWireDetail(record, reader, { undo, missHint: hints?.get(record.id) ?? null }),
    ...joining(record, caller, deps.clock.now()),
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
