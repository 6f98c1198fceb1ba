import { z } from 'zod'
import {
  appointment,
  appointmentDetail,
  appointmentList,
  appointmentRangeQuery,
  bookAppointmentInput,
  rescheduleInput,
} from '#contract/appointments'
import { id } from '#contract/common'
import type { Deps } from '../deps.ts'
import { invalidInput } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { parseRange } from '../http/range.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsVisit, showsVisits } from '../http/shown.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan } from '../policy/can.ts'
import { bookAppointment } from '../services/appointments/book-appointment.ts'
import {
  getAppointment,
  listClinicAppointments,
  listDoctorAppointments,
  listPatientAppointments,
  type TimeRange,
} from '../services/appointments/queries.ts'
import { type AppointmentRecord, subjectOf } from '../services/appointments/record.ts'
import { rescheduleAppointment } from '../services/appointments/reschedule-appointment.ts'
import { cancelAppointment, completeAppointment, markNoShow } from '../services/appointments/set-status.ts'
import { toWireAppointment, toWireDetail } from '../services/appointments/wire.ts'
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
      const found = await listRange(deps, callerOf(request), { doctorId, clinicId }, () => parseRange(range))
      return found.map((record) => toWireAppointment(record, true))
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
      assertCan(callerOf(request), 'appointment.list-patient', { patientId })
      const found = await listPatientAppointments(deps.db, patientId)
      return found.map((record) => toWireAppointment(record, false))
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
      assertCan(caller, 'appointment.read', record && subjectOf(record))
      if (!record) throw new Error('assertCan lets no missing record through')
      return toWireDetail(record, {
        isStaff: isStaff(caller),
        isDoctor: caller.doctorId === record.doctorId,
      })
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
      const booked = await bookAppointment(deps, callerOf(request), booking)
      return reply.code(201).send(toWireAppointment(booked, false))
    },
  )

  const ownAppointment = async (appointmentId: string) => {
    const record = await getAppointment(deps.db, appointmentId)
    return record && subjectOf(record)
  }

  const verbs = {
    cancel: ['appointment.cancel', cancelAppointment],
    complete: ['appointment.complete', completeAppointment],
    noshow: ['appointment.no-show', markNoShow],
  } as const

  for (const [path, [access, change]] of Object.entries(verbs)) {
    app.put(
      `/appointments/:id/${path}`,
      { ...guarded(access, ownAppointment), schema: { tags, params, response: { 200: appointment } } },
      async (request) => {
        const caller = callerOf(request)
        return toWireAppointment(await change(deps, caller, request.params.id), isStaff(caller))
      },
    )
  }

  app.put(
    '/appointments/:id/reschedule',
    {
      ...guarded('appointment.reschedule', ownAppointment),
      schema: { tags, params, body: rescheduleInput, response: { 200: appointment } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { appointmentDate } = request.body
      const moved = await rescheduleAppointment(deps, caller, request.params.id, appointmentDate)
      return toWireAppointment(moved, isStaff(caller))
    },
  )
}

const isStaff = (caller: Caller) => caller.staffId !== null

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
  const doctor = await getStaff(db.orm, doctorId)
  assertCan(caller, 'appointment.list-range', doctor && { doctorId, clinicIds: [doctor.clinicId] })
  return listDoctorAppointments(db, doctorId, range(), caller.clinicId)
}
