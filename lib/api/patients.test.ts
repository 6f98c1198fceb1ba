import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallInput } from '#contract/calls/call'
import { patientCalls } from '#contract/calls/patients'
import type { ApiAuth } from '@/lib/api/client'
import { requireHistory } from '@/lib/api/histories'
import { listPatients, requirePatient, updatePatient } from '@/lib/api/patients'
import { sendCall } from '@/lib/api/send-call'
import {
  addClinic,
  addPatient,
  addStaff,
  newDni,
  testPassword,
  unique,
} from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

describe('patients through the web’s calls', () => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await listeningTestApp()
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
  })
  afterAll(() => test.close())

  const registerPatient = async (auth: ApiAuth, body: CallInput<typeof patientCalls.register>['body']) =>
    (await sendCall(auth, patientCalls.register, { body })).id

  const newcomer = () => ({
    name: 'Zoé',
    surname: `Ñíguez ${unique()}`,
    email: `new${unique()}@example.test`,
    username: `new${unique()}`,
    password: testPassword,
    city: 'Cádiz',
    dni: newDni(),
    birthdate: '1999-02-28',
  })

  it('a patient who is registered is the clinic’s, found without accents, and nobody else’s', async () => {
    const input = newcomer()
    const id = await registerPatient(authOf(doctor), input)
    const { password: _, ...visible } = input
    expect(await requirePatient(authOf(doctor), id)).toMatchObject({ id, ...visible, status: null })
    const found = await listPatients(authOf(doctor), { q: 'niguez zoe' })
    expect(found).toMatchObject({ total: 1, more: false, nextCursor: null, patients: [{ id }] })
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    await expect(requirePatient(authOf(stranger), id)).rejects.toMatchObject({ status: 404 })
    expect((await listPatients(authOf(stranger), {})).patients).toEqual([])
  })

  it.each(['dni', 'email'] as const)('a second patient with the same %s is refused', async (field) => {
    const first = newcomer()
    await registerPatient(authOf(doctor), first)
    const second = { ...newcomer(), [field]: first[field] }
    await expect(registerPatient(authOf(doctor), second)).rejects.toMatchObject({
      status: 400,
      message: 'A patient with the same DNI or Email already exists',
    })
  })

  it('somebody registered elsewhere is linked by DNI and birthdate', async () => {
    const { id, dni, birthdate } = await addPatient(test)
    await expect(requirePatient(authOf(doctor), id)).rejects.toMatchObject({ status: 404 })
    const link = (body: { dni: string; birthdate: string }) =>
      sendCall(authOf(doctor), patientCalls.link, { body })
    expect(await link({ dni, birthdate })).toMatchObject({ id })
    expect(await requirePatient(authOf(doctor), id)).toMatchObject({ id })
    const unknown = link({ dni: newDni(), birthdate })
    await expect(unknown).rejects.toMatchObject({ status: 404 })
  })

  it('patients register nobody and list nobody', async () => {
    const patient = await addPatient(test, { clinicId })
    await expect(registerPatient(authOf(patient), newcomer())).rejects.toMatchObject({ status: 403 })
    await expect(listPatients(authOf(patient), {})).rejects.toMatchObject({ status: 403 })
    const nobody = registerPatient({ accessToken: '' }, newcomer())
    await expect(nobody).rejects.toMatchObject({ status: 401 })
  })

  it('the list goes on where its page ends', async () => {
    const added = [
      await addPatient(test, { clinicId, surname: 'Alba' }),
      await addPatient(test, { clinicId, surname: 'Bru' }),
      await addPatient(test, { clinicId, surname: 'Cano' }),
    ]
    const first = await listPatients(authOf(doctor), { limit: '2' })
    const cursor = first.nextCursor ?? ''
    const second = await listPatients(authOf(doctor), { limit: '2', cursor })
    const ids = [...first.patients, ...second.patients].map(({ id }) => id)
    expect(ids.sort()).toEqual(added.map(({ id }) => id).sort())
    expect(first).toMatchObject({ total: 3 })
    expect(second.nextCursor).toBeNull()
  })

  it('a patient changes their own data, which staff may only read', async () => {
    const patient = await addPatient(test, { clinicId })
    const { name, birthdate, dni } = patient
    const change = { name, birthdate, dni, surname: 'De la Peña', city: 'Vigo' }
    expect(await updatePatient(authOf(patient), patient.id, change)).toMatchObject(change)
    expect(await requirePatient(authOf(doctor), patient.id)).toMatchObject(change)
    const byStaff = updatePatient(authOf(doctor), patient.id, change)
    await expect(byStaff).rejects.toMatchObject({ status: 403 })
    const faulty = updatePatient(authOf(patient), patient.id, { ...change, dni: '1' })
    await expect(faulty).rejects.toMatchObject({
      status: 400,
      envelope: { errors: { dni: 'The DNI is not valid' } },
    })
  })

  it('a patient sees who opened their record, and only they do', async () => {
    const patient = await addPatient(test, { clinicId })
    await requireHistory(authOf(doctor), patient.id)
    const { entries } = await sendCall(authOf(patient), patientCalls.accessLog, {
      params: { id: patient.id },
    })
    expect(entries[0]).toMatchObject({
      who: `${doctor.name} ${doctor.surname}`,
      roles: ['doctor'],
      clinic: { timeZone: 'Europe/Madrid' },
    })
    const bySomebody = sendCall(authOf(doctor), patientCalls.accessLog, { params: { id: patient.id } })
    await expect(bySomebody).rejects.toMatchObject({ status: 403 })
  })
})
