import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '#contract/calls/call'
import { staffCalls } from '#contract/calls/staff'
import { bookAppointment } from '@/lib/api/appointments'
import { sendCall } from '@/lib/api/send-call'
import { getDoctor, listDoctors, requireStaffAccount } from '@/lib/api/staff'
import {
  addClinic,
  addPatient,
  addShift,
  addStaff,
  newDni,
  testPassword,
  unique,
} from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

describe('the staff through the web’s calls', () => {
  let test: TestApp
  let clinicId: string
  let admin: Awaited<ReturnType<typeof addStaff>>
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    admin = await addStaff(test, { clinicId, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  const register = (body: CallInput<typeof staffCalls.register>['body'], by = authOf(admin)) =>
    sendCall(by, staffCalls.register, { body })
  const newcomer = () => ({
    name: 'Irene',
    surname: 'Vega',
    email: `doctor${unique()}@example.test`,
    password: testPassword,
    specialty: 'neurology' as const,
    dni: newDni(),
  })

  it('a doctor who is registered can be read, with the DNI for the clinic’s administrator only', async () => {
    const input = newcomer()
    const { id } = await register(input)
    const { name, surname, specialty, dni } = input
    const read = await getDoctor(authOf(admin), id)
    expect(read).toMatchObject({ id, name, surname, specialty, clinicId, document: { number: dni } })
    expect((await getDoctor(authOf(doctor), id))?.document).toBeNull()
    const account = await requireStaffAccount(authOf(doctor), read?.userId ?? '')
    expect(account).toMatchObject({ email: input.email, roles: ['doctor'] })
    const neurologists = await listDoctors(authOf(doctor), { clinicId, specialty: 'neurology' })
    expect(neurologists.map((each) => each.id)).toEqual([id])
  })

  it.each(['dni', 'email'] as const)('a second doctor with the same %s is refused', async (field) => {
    const first = newcomer()
    await register(first)
    const second = { ...newcomer(), [field]: first[field] }
    await expect(register(second)).rejects.toMatchObject({
      status: 400,
      message: 'A doctor with the same DNI or Email already exists',
    })
  })

  it('a doctor registers nobody, and a faulty form names its fields', async () => {
    await expect(register(newcomer(), authOf(doctor))).rejects.toMatchObject({ status: 403 })
    const faulty = register({ ...newcomer(), dni: '12345678A' })
    await expect(faulty).rejects.toMatchObject({
      status: 400,
      envelope: { errors: { dni: 'Invalid DNI number' } },
    })
  })

  it('a specialty is changed by the own clinic’s administrator', async () => {
    const change = { params: { id: doctor.id }, body: { specialty: 'dermatology' as const } }
    expect(await sendCall(authOf(admin), staffCalls.update, change)).toMatchObject({
      id: doctor.id,
      specialty: 'dermatology',
    })
    const elsewhere = await addStaff(test, {
      clinicId: (await addClinic(test)).id,
      roles: ['clinicadmin'],
    })
    const foreign = sendCall(authOf(elsewhere), staffCalls.update, change)
    await expect(foreign).rejects.toMatchObject({ status: 404 })
    expect((await getDoctor(authOf(admin), doctor.id))?.specialty).toBe('dermatology')
  })

  it('a doctor with patients waiting is deleted only when that is meant', async () => {
    const start = '2026-11-18T08:00:00.000Z'
    await addShift(test, doctor, start)
    const patient = await addPatient(test, { clinicId })
    const slot = { patientId: patient.id, clinicId, doctorId: doctor.id, specialty: null, start }
    const visit = await bookAppointment(authOf(patient), { ...slot, timeZone: 'Europe/Madrid' })
    const where = { params: { id: doctor.id }, body: {} }
    await expect(sendCall(authOf(admin), staffCalls.delete, where)).rejects.toMatchObject({
      status: 409,
      code: 'appointments_affected',
      envelope: { appointments: [{ appointmentId: visit.id }] },
    })
    await sendCall(authOf(admin), staffCalls.delete, { ...where, query: { force: 'true' } })
    expect(await getDoctor(authOf(admin), doctor.id)).toBeNull()
    expect(await listDoctors(authOf(patient), { clinicId })).toEqual([])
  })
})
