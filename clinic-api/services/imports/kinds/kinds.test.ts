import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importKinds } from '#contract/import-fields'
import type { ImportStep } from '#contract/imports'
import { rowsOf } from '../../../db/client.ts'
import { audit } from '../../../db/schema/audit.ts'
import { outbox } from '../../../db/schema/outbox.ts'
import { Client } from '../../../testing/client.ts'
import {
  addClinic,
  addPatient,
  addShift,
  addStaff,
  newDni,
  testPassword,
  unique,
} from '../../../testing/fixtures.ts'
import { readMails } from '../../../testing/mails.ts'
import { download, upload } from '../../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../../testing/test-app.ts'
import { statementKinds } from '../../../testing/test-database.ts'

const heads = {
  patients: ['Nombre', 'Apellidos', 'Fecha de nacimiento', 'DNI', 'Correo'],
  doctors: ['Nombre', 'Apellidos', 'Especialidad', 'DNI', 'Correo'],
  hours: ['Correo del médico', 'Fecha', 'Empieza', 'Termina', 'Cada semana hasta'],
  visits: ['Fecha', 'Hora', 'DNI del paciente', 'Correo del médico', 'Minutos', 'Motivo'],
}

interface Line {
  line: number
  verdict: string
  sameId: string | null
  faults: { field: string; reason: string }[]
}

describe.each(statementKinds)('the import on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let owner: Awaited<ReturnType<typeof addStaff>>
  let doctor: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  beforeEach(async () => {
    clinic = await addClinic(test)
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    doctor = await addStaff(test, { clinicId: clinic.id })
  })
  afterAll(() => test.close())

  async function send(kind: keyof typeof heads, lines: string[][], query = '') {
    const text = [heads[kind], ...lines].map((cells) => `${cells.join(';')}\r\n`).join('')
    const file = { name: `${kind}.csv`, type: 'text/csv', bytes: Buffer.from(text) }
    const answer = await upload(test, owner.client, `/imports?kind=${kind}${query}`, file)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  async function run(id: string, body: object = {}): Promise<ImportStep | undefined> {
    const answer = await owner.client.post(`/imports/${id}/run`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return JSON.parse(String(answer.body).trim().split('\n').at(-1) ?? '')
  }

  const said = ({ lines }: { lines: Line[] }) =>
    lines.map(({ verdict, faults: [fault] }) => (fault ? `${fault.field} ${fault.reason}` : verdict))

  const tracesOf = async (action: string) =>
    (await test.db.orm.select().from(audit).where(eq(audit.action, action))).filter(
      ({ clinicId }) => clinicId === clinic.id,
    )

  describe('of doctors', () => {
    const line = (
      changes: Partial<Record<'name' | 'surname' | 'specialty' | 'dni' | 'email', string>> = {},
    ) =>
      Object.values({
        name: 'Eva',
        surname: `Ruiz ${unique()}`,
        specialty: 'Pediatría',
        dni: newDni(),
        email: `doctor${unique()}@example.test`,
        ...changes,
      })
    const listed = async () => (await owner.client.get(`/staff/clinic/${clinic.id}/speciality`)).body

    it('registers them and invites nobody before the clinic says so', async () => {
      const [first = [], second = []] = [line({ name: 'Íñigo' }), line({ specialty: 'Cardiologist' })]
      const body = await send('doctors', [first, second])
      expect(body).toMatchObject({ kind: 'doctors', registers: 2, counts: { new: 2 } })
      expect(await listed()).toHaveLength(1)
      expect(await run(body._id)).toEqual({ state: 'done', registered: 2, linked: 0 })
      expect(await listed()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ name: 'Íñigo', specialty: 'pediatrics', dni: first[3] }),
          expect.objectContaining({ name: 'Eva', specialty: 'cardiology' }),
        ]),
      )
      expect(await tracesOf('staff.register')).toHaveLength(2)
      const mailsTo = async (to?: string) => (await readMails(test)).filter((each) => each.to === to)
      expect(await mailsTo(second[4])).toEqual([])
      for (let time = 0; time < 2; time += 1)
        expect((await owner.client.post(`/imports/${body._id}/invitations`)).body).toMatchObject({
          registers: 2,
          uninvited: 0,
        })
      const [mail, ...others] = await mailsTo(second[4])
      expect(others).toEqual([])
      expect(mail?.text).toContain('as one of its doctors')
      const token = decodeURIComponent(/token=([^\s&]+)/.exec(mail?.text ?? '')?.[1] ?? '')
      const visitor = new Client(test)
      await visitor.post('/users/reset-password', { token, newPassword: testPassword })
      const entered = await visitor.post('/users/login', { email: second[4], password: testPassword })
      expect(entered.status).toBe(200)
    })

    it('tells the doubles, and makes whoever works at the clinic a doctor if that is chosen', async () => {
      const namesOf = ({ name, surname }: typeof doctor) => ({ name, surname })
      const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
      const patient = await addPatient(test)
      const [first = [], namesake = []] = [line(), line(namesOf(doctor))]
      const body = await send('doctors', [
        first,
        line({ ...namesOf(doctor), dni: doctor.dni.toLowerCase(), email: 'other@example.test' }),
        line({ dni: doctor.dni, email: doctor.email }),
        line({ email: owner.email.toUpperCase(), dni: owner.dni }),
        namesake,
        line({ email: doctor.email }),
        line({ dni: elsewhere.dni }),
        line({ email: elsewhere.email }),
        line({ email: patient.email }),
        line({ dni: first[3] ?? '' }),
        line({ specialty: 'magic' }),
      ])
      expect(said(body)).toEqual([
        'new',
        'here',
        'dni repeated',
        'known',
        'similar',
        'email repeated',
        'dni taken',
        'email taken',
        'email taken',
        'dni repeated',
        'specialty specialty',
      ])
      expect(body.lines[1].sameId).toBe(doctor.id)
      const choose = (choice: object) => owner.client.put(`/imports/${body._id}/choices`, choice)
      await choose({ verdict: 'known', choice: 'link' })
      expect((await choose({ verdict: 'similar', choice: 'create' })).body).toMatchObject({
        registers: 2,
        links: 1,
      })
      expect(await run(body._id, { leaveOut: true })).toEqual({ state: 'done', registered: 2, linked: 1 })
      expect(await listed()).toHaveLength(4)
      expect((await owner.client.get(`/staff/${owner.id}`)).body).toMatchObject({ specialty: 'pediatrics' })
      const me = await Client.of(test, owner.userId)
      expect((await me.get('/users/me')).body.roles).toEqual(['clinicadmin', 'doctor'])
    })

    it('keeps a DNI and an address of two people apart', async () => {
      const other = await addStaff(test, { clinicId: clinic.id })
      const body = await send('doctors', [line({ dni: doctor.dni, email: other.email })])
      expect(said(body)).toEqual(['email taken'])
    })

    it('keeps within the plan', async () => {
      clinic = await addClinic(test, { planId: 'basic' })
      owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
      const body = await send(
        'doctors',
        Array.from({ length: 60 }, () => line()),
      )
      expect(await run(body._id)).toEqual({ state: 'failed', why: 'plan_limit' })
      expect(await listed()).toEqual([])
    })
  })

  describe('of working hours', () => {
    const shifts = async () =>
      rowsOf<{ day: string; minutes: number; repeats: boolean }>(
        test.db.orm,
        sql`select to_char(start_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') "day",
            extract(epoch from end_at - start_at)::int / 60 minutes, series_id is not null repeats
          from workshifts where doctor_id = ${doctor.id} order by start_at`,
      )

    it('writes those of a day and those of every week, and tells the doctor once', async () => {
      const body = await send('hours', [
        [doctor.email.toUpperCase(), '11/01/2027', '9:00', '14:00', ''],
        [doctor.email, '12/01/2027', '16:00', '20:00', '26/01/2027'],
      ])
      expect(body).toMatchObject({ counts: { new: 2 }, registers: 2 })
      expect(await shifts()).toEqual([])
      expect(await run(body._id)).toEqual({ state: 'done', registered: 2, linked: 0 })
      expect(await shifts()).toEqual([
        { day: '2027-01-11 09:00', minutes: 300, repeats: false },
        { day: '2027-01-12 16:00', minutes: 240, repeats: true },
        { day: '2027-01-19 16:00', minutes: 240, repeats: true },
        { day: '2027-01-26 16:00', minutes: 240, repeats: true },
      ])
      const series = await doctor.client.get(`/workshift-series?doctorId=${doctor.id}`)
      expect(series.body).toMatchObject([{ from: '2027-01-12', until: '2027-01-26', everyWeeks: 1 }])
      expect(await tracesOf('workshift.create')).toHaveLength(1)
      expect(await tracesOf('workshift-series.create')).toHaveLength(1)
      const { notifications } = (await doctor.client.get('/notifications')).body
      expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual(['hours-changed'])
      expect((await owner.client.get(`/imports/${body._id}`)).body).toMatchObject({ uninvited: 0 })
    })

    it('takes none that overlap, and knows those that are there', async () => {
      await addShift(test, doctor, '2027-01-11T08:00:00Z', 5)
      const elsewhere = await addStaff(test, { clinicId: (await addClinic(test)).id })
      const at = (day: string, start: string, end: string, until = '', email = doctor.email) => [
        email,
        day,
        start,
        end,
        until,
      ]
      const body = await send('hours', [
        at('11/01/2027', '9:00', '14:00'),
        at('11/01/2027', '13:00', '15:00'),
        at('04/01/2027', '13:30', '14:30', '18/01/2027'),
        at('13/01/2027', '9:00', '12:00'),
        at('13/01/2027', '11:00', '13:00'),
        at('13/01/2027', '14:00', '15:00'),
        at('13/01/2027', '9:00', '12:00', '', elsewhere.email),
        at('13/01/2027', '9:00', '12:00', '', owner.email),
      ])
      expect(said(body)).toEqual([
        'here',
        'start overlaps',
        'start overlaps',
        'new',
        'start overlaps-line',
        'new',
        'doctorEmail unknown',
        'doctorEmail unknown',
      ])
      expect(await run(body._id, { leaveOut: true })).toMatchObject({ registered: 2 })
      expect(await shifts()).toHaveLength(3)
    })

    it('leaves nothing when hours come in between, or the doctor has left', async () => {
      const body = await send('hours', [
        [doctor.email, '11/01/2027', '9:00', '14:00', ''],
        [doctor.email, '12/01/2027', '9:00', '14:00', ''],
      ])
      await addShift(test, doctor, '2027-01-12T10:00:00Z', 1)
      expect(await run(body._id)).toEqual({ state: 'failed', why: 'changed' })
      expect(await shifts()).toHaveLength(1)
      const again = await owner.client.put(`/imports/${body._id}`, { columns: {} })
      expect(said(again.body)).toEqual(['new', 'start overlaps'])
      await owner.client.delete(`/staff/${doctor.id}?force=true`)
      expect(await run(body._id, { leaveOut: true })).toEqual({ state: 'failed', why: 'changed' })
    })
  })

  describe('of past visits', () => {
    const visits = () =>
      rowsOf<{ patientId: string; start: string; minutes: number; status: string; reason: string | null }>(
        test.db.orm,
        sql`select patient_id "patientId", to_char(start_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI') "start",
            extract(epoch from end_at - start_at)::int / 60 minutes, status, reason
          from appointments where clinic_id = ${clinic.id} order by start_at`,
      )

    it('writes them as they were, outside of any hours, and tells nobody', async () => {
      const patient = await addPatient(test, { clinicId: clinic.id })
      const other = await addPatient(test, { clinicId: clinic.id })
      const before = await test.db.orm.select().from(outbox)
      const body = await send('visits', [
        ['03/02/2025', '9:10', patient.dni.toLowerCase(), doctor.email, '', ''],
        ['03/02/2025', '9:40', other.dni, doctor.email, '45', 'Cough'],
      ])
      expect(body).toMatchObject({ counts: { new: 2 }, registers: 2 })
      expect(await visits()).toEqual([])
      expect(await run(body._id)).toEqual({ state: 'done', registered: 2, linked: 0 })
      expect(await visits()).toEqual([
        { patientId: patient.id, start: '2025-02-03 09:10', minutes: 30, status: 'completed', reason: null },
        { patientId: other.id, start: '2025-02-03 09:40', minutes: 45, status: 'completed', reason: 'Cough' },
      ])
      expect(await test.db.orm.select().from(outbox)).toHaveLength(before.length)
      for (const client of [patient.client, doctor.client, owner.client])
        expect((await client.get('/notifications')).body.notifications).toEqual([])
      const seen = await doctor.client.get(`/histories/${patient.id}`)
      expect(seen.body.visits).toMatchObject([{ status: 'completed', note: null }])
      const traces = await tracesOf('appointment.import')
      expect(traces.map(({ patientId }) => patientId).sort()).toEqual([patient.id, other.id].sort())
    })

    it('takes none that overlap or are of somebody else, and knows those that are there', async () => {
      const [patient, other] = [
        await addPatient(test, { clinicId: clinic.id }),
        await addPatient(test, { clinicId: clinic.id }),
      ]
      const [stranger, second] = [await addPatient(test), await addStaff(test, { clinicId: clinic.id })]
      const at = (day: string, time: string, { dni } = patient, { email } = doctor) => [
        day,
        time,
        dni,
        email,
        '30',
        '',
      ]
      const first = await send('visits', [at('03/02/2025', '9:00')], '&dryRun=false')
      expect(first).toMatchObject({ state: 'done', registers: 1 })
      const body = await send('visits', [
        at('03/02/2025', '9:00'),
        at('03/02/2025', '9:15', other),
        at('03/02/2025', '9:15', patient, second),
        at('04/02/2025', '9:00'),
        at('04/02/2025', '9:15', other),
        at('04/02/2025', '9:15', patient, second),
        at('04/02/2025', '9:30', other),
        at('05/02/2025', '9:00', stranger),
        at('05/02/2025', '9:00', patient, owner),
        at('05/02/2125', '9:00'),
      ])
      expect(said(body)).toEqual([
        'here',
        'start doctor-busy',
        'start patient-busy',
        'new',
        'start overlaps-line',
        'start overlaps-line',
        'start overlaps-line',
        'patientDni unknown',
        'doctorEmail unknown',
        'day date-ahead',
      ])
      const errors = await download(test, owner.client, `/imports/${body._id}/errors?language=es`)
      expect(errors.bytes.toString()).toContain('"9";"DNI del paciente no está registrado en tu clínica"')
      expect(await run(body._id, { leaveOut: true })).toMatchObject({ registered: 1 })
      expect(await visits()).toHaveLength(2)
    })

    it('leaves nothing when the patient has ended the access meanwhile', async () => {
      const patient = await addPatient(test, { clinicId: clinic.id })
      const body = await send('visits', [['03/02/2025', '9:00', patient.dni, doctor.email, '', '']])
      const closed = { clinicId: clinic.id, open: false }
      expect((await patient.client.put(`/patients/${patient.id}/access`, closed)).status).toBe(200)
      expect(await run(body._id)).toEqual({ state: 'failed', why: 'changed' })
      expect(await visits()).toEqual([])
    })
  })

  it.each(importKinds)('of %s is for the administrators of the clinic alone', async (kind) => {
    const file = { name: 'x.csv', bytes: Buffer.from(`${heads[kind].join(';')}\n${heads[kind].join(';')}\n`) }
    const answer = await upload(test, doctor.client, `/imports?kind=${kind}`, file)
    expect(answer.status).toBe(403)
  })

  it('knows the columns of its own kind alone', async () => {
    const body = await send('hours', [[doctor.email, '11/01/2027', '9:00', '14:00', '']])
    const mapped = await owner.client.put(`/imports/${body._id}`, { columns: { birthdate: 1 } })
    expect(mapped.status).toBe(400)
  })
})
