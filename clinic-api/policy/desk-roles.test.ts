import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { upload } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { anyDatabase } from '../testing/test-database.ts'

const condition = { name: 'Asthma', details: 'Mild, seasonal', since: '2026-11-16', until: null }
const file = { name: 'one.fastq', bytes: Buffer.from('@a\nACGT\n+\nIIII\n') }

// The clock stands at Monday 16 November 2026, 08:00 in Madrid.
describe.each(anyDatabase)('the front desk on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let receptionist: Awaited<ReturnType<typeof addStaff>>
  let nurse: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database })
  })
  beforeEach(async () => {
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    receptionist = await addStaff(test, { clinicId, roles: ['receptionist'] })
    nurse = await addStaff(test, { clinicId, roles: ['nurse'] })
    patient = await addPatient(test, { clinicId, status: 'stored' })
  })
  afterAll(() => test.close())

  it('books into every calendar of the clinic, moves, marks arrival and cancels', async () => {
    const colleague = await addStaff(test, { clinicId })
    await addShift(test, doctor, '2026-11-16T07:00:00.000Z')
    await addShift(test, colleague, '2026-11-17T08:00:00.000Z')
    const at = (time: string) => encodeSlot(Date.parse(`2026-11-${time}:00.000Z`), 'Europe/Madrid')
    for (const [{ client }, time] of [
      [receptionist, '16T09:00'],
      [nurse, '16T10:00'],
    ] as const) {
      const booked = await client.post('/appointments', {
        patientId: patient.id,
        clinicId,
        doctorId: doctor.id,
        appointmentDate: at(time),
        deskNote: 'Wheelchair',
      })
      expect(booked, JSON.stringify(booked.body)).toMatchObject({
        status: 201,
        body: { deskNote: 'Wheelchair' },
      })
      const path = `/appointments/${booked.body.appointmentId}`
      expect((await client.put(`${path}/arrived`)).status).toBe(200)
      expect((await client.put(`${path}/complete`)).status).toBe(403)
      expect((await client.put(`${path}/note`, { text: 'Cough' })).status).toBe(403)
      const detail = await client.get(path)
      expect(detail.status).toBe(200)
      expect(Object.keys(detail.body)).not.toContain('note')
      expect(Object.keys(detail.body)).not.toContain('entries')
      expect((await client.put(`${path}/cancel`)).status).toBe(200)
    }
    const today = await receptionist.client.get(`/today?clinicId=${clinicId}`)
    expect(today.status).toBe(200)
    const team = await receptionist.client.get(`/calendar/team?clinicId=${clinicId}&date=2026-11-17`)
    expect(team.body.doctors).toHaveLength(2)
    expect((await receptionist.client.post('/workshifts', {})).status).toBe(403)
  })

  it('keeps what is clinical from the receptionist', async () => {
    const row = { _id: patient.id, status: null }
    expect((await receptionist.client.get('/patients')).body.patients).toMatchObject([row])
    expect((await receptionist.client.get(`/patients/${patient.id}`)).body).toMatchObject(row)
    expect((await nurse.client.get(`/patients/${patient.id}`)).body.status).toBe('fastQ stored')
    for (const query of ['status=stored', 'sort=status', 'sort=-status'])
      expect((await receptionist.client.get(`/patients?${query}`)).status, query).toBe(403)
    for (const path of [
      `/histories/${patient.id}`,
      `/patients/${patient.id}/record`,
      `/patients/${patient.id}/fastq/summary`,
      `/clinics/${clinicId}/reminders`,
      `/audit?clinicId=${clinicId}`,
      `/insights?clinicId=${clinicId}&from=2026-11-01&to=2026-11-16`,
    ])
      expect((await receptionist.client.get(path)).status, path).toBe(403)
    for (const path of ['metadata', `Patient/${patient.id}`, 'Appointment', 'Practitioner'])
      expect(await fhir(receptionist, path), path).toBe(path === 'metadata' ? 200 : 403)
    expect(await fhir(nurse, `Patient/${patient.id}`)).toBe(200)
    expect((await nurse.client.get(`/patients/${patient.id}/record`)).status).toBe(403)
  })

  async function fhir({ client }: typeof receptionist, path: string): Promise<number> {
    const answer = await test.app.inject({ method: 'GET', url: `/fhir/R4/${path}`, cookies: client.cookies })
    return answer.statusCode
  }

  it('shows the receptionist threads about visits and administration alone, without what they are about', async () => {
    const start = async (more: object) => {
      const answer = await patient.client.post('/threads', { clinicId, text: 'Hello', ...more })
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
      return String(answer.body._id)
    }
    const added = await doctor.client.post(`/histories/${patient.id}/condition`, condition)
    const about = { entryId: added.body.currentConditions[0]._id, entryKind: 'condition' }
    const shown = [await start({ subject: 'visit', about }), await start({ subject: 'administration' })]
    const hidden = [await start({ subject: 'result' }), await start({ subject: 'prescription' })]
    const listed = async ({ client }: typeof nurse) =>
      (await client.get('/threads')).body.threads.map(({ _id }: { _id: string }) => _id).sort()
    expect(await listed(receptionist)).toEqual([...shown].sort())
    expect(await listed(nurse)).toEqual([...shown, ...hidden].sort())
    expect((await receptionist.client.get(`/threads/${shown[0]}`)).body.about).toBeNull()
    expect((await nurse.client.get(`/threads/${shown[0]}`)).body.about).toMatchObject({ label: 'Asthma' })
    for (const id of hidden) {
      expect((await receptionist.client.get(`/threads/${id}`)).status).toBe(404)
      expect((await receptionist.client.get(`/threads/${id}/messages`)).status).toBe(404)
      expect((await receptionist.client.post(`/threads/${id}/messages`, { text: 'x' })).status).toBe(404)
      expect((await doctor.client.put(`/threads/${id}`, { assignedTo: receptionist.id })).status).toBe(400)
      expect((await doctor.client.put(`/threads/${id}`, { assignedTo: nurse.id })).status).toBe(200)
    }
    const wanted = { clinicId, patientId: patient.id, subject: 'result', text: 'x' }
    expect((await receptionist.client.post('/threads', wanted)).status).toBe(403)
    expect((await receptionist.client.post('/threads', { ...wanted, subject: 'visit' })).status).toBe(201)
  })

  it('lets the nurse add to a history, edit it, and take back only what is hers', async () => {
    const path = `/histories/${patient.id}`
    const theirs = await doctor.client.post(`${path}/condition`, condition)
    const hers = await nurse.client.post(`${path}/condition`, { ...condition, name: 'Fever' })
    expect(hers.status).toBe(201)
    const [first, second] = hers.body.currentConditions.map(({ _id }: { _id: string }) => _id)
    expect(first).toBe(theirs.body.currentConditions[0]._id)
    const edited = await nurse.client.put(`${path}/condition/${first}`, { ...condition, details: 'Severe' })
    expect(edited.status).toBe(200)
    expect(await nurse.client.delete(`${path}/condition/${first}`)).toMatchObject({
      status: 403,
      body: { message: 'You can only remove what you added yourself' },
    })
    expect((await nurse.client.delete(`${path}/condition/${second}`)).status).toBe(200)
    await doctor.client.post(`${path}/allergy`, { allergy: 'Pollen' })
    expect((await nurse.client.delete(`${path}/allergy/Pollen`)).status).toBe(403)
    expect((await upload(test, nurse.client, `/patients/${patient.id}/fastq`, file)).status).toBe(201)
    expect((await upload(test, receptionist.client, `/patients/${patient.id}/fastq`, file)).status).toBe(403)
    expect((await nurse.client.post(`/patients/${patient.id}/notify-genetic`, {})).status).toBe(403)
    const asked = await patient.client.post(`${path}/corrections`, { text: 'x' })
    expect(asked.status).toBe(201)
    const verdict = { verdict: 'accepted', reason: 'x' }
    expect((await nurse.client.put(`/corrections/${asked.body._id}`, verdict)).status).toBe(403)
  })
})
