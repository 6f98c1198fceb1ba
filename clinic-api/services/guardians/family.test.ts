import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { users } from '../../db/schema/users.ts'
import { addClinic, addPatient, addShift, addStaff, newDni, unique } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { upload } from '../../testing/multipart.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'

const monday = '2026-11-16T07:00:00.000Z'
const none = { kind: 'none', number: null, country: null }

describe.each(statementKinds)('a family on %s', (database) => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let desk: Awaited<ReturnType<typeof addStaff>>
  let mother: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    test = await createTestApp({ database, env: longSessions })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    test.clock.set(monday)
    clinic = await addClinic(test, { parentsAddChildren: true })
    desk = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    mother = await addPatient(test, { clinicId: clinic.id, name: 'Elena', surname: 'Gil' })
  })

  const mailsTo = async (email: string) =>
    (await readMails(test)).filter(({ to }) => to.toLowerCase() === email.toLowerCase())
  const newest = async (email: string, path: RegExp) =>
    decodeURIComponent(
      path.exec((await mailsTo(email)).findLast(({ text }) => path.test(text))?.text ?? '')?.[1] ?? '',
    )
  const guardiansOf = async (id: string) =>
    (await desk.client.get(`/patients/${id}/guardians`)).body.guardians

  describe('grows by a child whom a parent adds', () => {
    const child = (more: object = {}) => ({
      name: 'Luca',
      surname: 'Gil',
      birthdate: '2020-03-01',
      document: none,
      clinicId: clinic.id,
      relation: 'mother',
      ...more,
    })
    const add = (more: object = {}, { client }: Pick<typeof desk, 'client'> = mother) =>
      client.post('/users/me/people', child(more))

    it('where the clinic allows it, and the desk has yet to look at the document', async () => {
      const answer = await add()
      expect(answer).toMatchObject({
        status: 201,
        body: { patientId: expect.any(String), name: 'Luca', relation: 'mother', birthdate: '2020-03-01' },
      })
      const id = answer.body.patientId
      expect((await desk.client.get(`/patients/${id}`)).body).toMatchObject({ toVerify: true, email: '' })
      const { people, clinics } = (await mother.client.get('/users/me/people')).body
      expect(people.map(({ patientId }: { patientId: string }) => patientId)).toEqual([mother.id, id])
      expect(clinics).toEqual([{ _id: clinic.id, name: clinic.name }])
      expect(await guardiansOf(id)).toMatchObject([
        { name: 'Elena', surname: 'Gil', relation: 'mother', state: 'active', email: mother.email },
      ])
      expect((await mother.client.put('/sessions/current', { patientId: id })).body.patientid).toBe(id)
      const verdict = await desk.client.put(`/patients/${id}/verification`, { verdict: 'new' })
      expect(verdict.status).toBe(200)
      expect((await desk.client.get(`/patients/${id}`)).body.toVerify).toBe(false)
    })

    it('nowhere else, nobody of age, and nobody’s document', async () => {
      const closed = await addClinic(test)
      const stranger = await addClinic(test, { parentsAddChildren: true })
      expect((await add({ clinicId: closed.id })).status).toBe(403)
      expect((await add({ clinicId: stranger.id })).status).toBe(403)
      expect((await add({ clinicId: 'unknown' })).status).toBe(404)
      expect((await add({ relation: 'carer' })).status).toBe(400)
      expect((await add({ birthdate: '2027-01-01' })).body.errors).toHaveProperty('birthdate')
      expect((await add({ birthdate: '2008-11-16' })).body.errors).toHaveProperty('birthdate')
      const document = { kind: 'dni', number: mother.dni, country: null }
      expect((await add({ document })).status).toBe(400)
      expect((await add({}, desk)).status).toBe(403)
    })
  })

  describe('shares an address', () => {
    const register = (more: object = {}) =>
      desk.client.post('/patients/quick', {
        name: 'Luca',
        surname: `Gil ${unique()}`,
        birthdate: '2020-03-01',
        document: none,
        email: mother.email,
        ...more,
      })

    it('whose owner is asked to act for a child, once registered at the desk', async () => {
      const { body } = await register()
      const [mail] = await mailsTo(mother.email)
      expect(mail?.text).not.toContain('Luca')
      expect(await guardiansOf(body._id)).toMatchObject([
        { name: 'Elena', surname: 'Gil', relation: 'guardian', state: 'invited' },
      ])
      const token = await newest(mother.email, /\/guardian\/([^\s?]+)/)
      const accepted = await mother.client.post(`/guardian-invitations/${encodeURIComponent(token)}`, {
        birthdate: '2020-03-01',
      })
      expect(accepted.status).toBe(200)
      const doctor = await addStaff(test, { clinicId: clinic.id })
      await addShift(test, doctor, '2026-11-24T08:00:00.000Z', 4)
      await desk.client.post('/appointments', {
        clinicId: clinic.id,
        doctorId: doctor.id,
        patientId: body._id,
        appointmentDate: encodeSlot(Date.parse('2026-11-24T08:00:00.000Z'), clinic.timeZone),
      })
      const { people } = (await mother.client.get('/users/me/people')).body
      expect(people).toMatchObject([
        { patientId: mother.id, visits: [] },
        { patientId: body._id, visits: [{ doctorId: doctor.id, appointmentDate: expect.any(String) }] },
      ])
      const told = (await mailsTo(mother.email)).slice(1)
      expect(told).toHaveLength(1)
      expect(told[0]?.subject).toContain('Luca')
      expect((await desk.client.get(`/calls?clinicId=${clinic.id}`)).body.calls).toEqual([])
    })

    it('as somebody named, and never as a parent of somebody of age', async () => {
      expect(await guardiansOf((await register({ relation: 'father' })).body._id)).toMatchObject([
        { relation: 'father' },
      ])
      expect(await guardiansOf((await register({ birthdate: '1950-01-01' })).body._id)).toMatchObject([
        { relation: 'carer' },
      ])
      const wrong = await register({ birthdate: '1950-01-01', relation: 'mother' })
      expect(wrong).toMatchObject({ status: 400, body: { errors: { relation: expect.any(String) } } })
      const alone = await register({ email: `alone${unique()}@example.test` })
      expect(await guardiansOf(alone.body._id)).toEqual([])
    })

    it('in a file: the eldest has the account and is asked to act for the others', async () => {
      const email = `family${unique()}@example.test`
      const rows = [
        ['Nombre', 'Apellidos', 'Fecha de nacimiento', 'DNI', 'Correo'],
        ['Marta', 'Vega', '01/02/1985', newDni(), email],
        ['Nora', 'Vega', '03/04/2015', '', email],
        ['Iker', 'Vega', '05/06/2018', '', email],
      ]
      const bytes = Buffer.from(rows.map((row) => row.join(';')).join('\n'))
      const { body } = await upload(test, desk.client, '/imports?kind=patients', {
        name: 'family.csv',
        bytes,
      })
      expect((await desk.client.post(`/imports/${body._id}/run`, {})).status).toBeLessThan(300)
      expect((await desk.client.get(`/imports/${body._id}`)).body).toMatchObject({ uninvited: 3 })
      expect((await desk.client.post(`/imports/${body._id}/invitations`)).status).toBe(200)
      const accounts = await test.db.orm.select().from(users).where(eq(users.email, email))
      expect(accounts).toHaveLength(1)
      const mails = await mailsTo(email)
      expect(mails.filter(({ text }) => /\/guardian\//.test(text))).toHaveLength(2)
      expect(mails.filter(({ text }) => /reset-password/.test(text))).toHaveLength(1)
      expect((await desk.client.get(`/imports/${body._id}`)).body).toMatchObject({ uninvited: 0 })
    })
  })
})
