import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emergencyMinutes } from '#contract/record-access'
import { refusals } from '#contract/refusals'
import { encodeSlot } from '#contract/time'
import { audit } from '../../db/schema/audit.ts'
import { entryKinds } from '../../fhir/kinds.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addOffer, addPatient, addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { addressOf, callOf, queryOf, type Route, routesOf } from '../../testing/matrix/matrix.ts'
import { byQuery, endless, otherQueries, ownerOf } from '../../testing/matrix/owners.ts'
import { makeRecords, type Records } from '../../testing/matrix/records.ts'
import { createTestApp, longSessions, type TestApp } from '../../testing/test-app.ts'

const now = '2026-11-16T07:00:00.000Z'
const mailed = 'A doctor opened your record in an emergency'

type Person = Awaited<ReturnType<typeof addStaff>>

/** Owners of addresses whose data belongs to a patient, wherever it is kept. */
const ofPatients = new Set(['patient', 'correction', 'appointment', 'change', 'entry', 'offer', 'thread'])

describe('who may open a record', () => {
  let test: TestApp
  let clinic: Awaited<ReturnType<typeof addClinic>>
  let other: typeof clinic
  let doctor: Person
  let owner: Person
  let stranger: Person
  let patient: Awaited<ReturnType<typeof addPatient>>
  let records: Records

  beforeAll(async () => {
    test = await createTestApp({ now, env: longSessions })
  })
  beforeEach(async () => {
    test.clock.set(now)
    clinic = await addClinic(test)
    other = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    stranger = await addStaff(test, { clinicId: other.id })
    patient = await addPatient(test, {
      clinicId: clinic.id,
      surname: 'Inconfundible',
      phone: '+34 600 123 987',
    })
    records = await makeRecords({ server: test, now: test.clock.now(), clinic, doctor, owner, patient })
    records.ids.offer = await addOffer(test, records.ids.entry ?? '')
  })
  afterAll(() => test.close())

  const decide = (clinicId: string, open: boolean) =>
    patient.client.put(`/patients/${patient.id}/access`, { clinicId, open })
  const read = (client: Client) => client.get(`/histories/${patient.id}`)
  const breakGlass = (client: Client, reason = 'Unconscious after a fall') =>
    client.post(`/patients/${patient.id}/break-glass`, { reason })

  const textsTo = async ({ email }: { email: string }) =>
    (await readMails(test)).flatMap(({ to, text }) => (to === email ? [text] : []))

  /** Nothing is awaited any more, so that the patient may go. */
  async function leave() {
    await patient.client.put(`/appointments/${records.ids.appointment}/cancel`)
    await patient.client.delete(`/waitlist/${records.ids.entry}`)
    return decide(clinic.id, false)
  }

  async function allRoutes(): Promise<Route[]> {
    const { body } = await new Client(test).get('/openapi.json')
    return routesOf(body.paths)
  }

  it('says since when and why, to the patient alone', async () => {
    const { status, body } = await patient.client.get(`/patients/${patient.id}/access`)
    const since = test.clock.now().toISOString()
    expect(status).toBe(200)
    expect(body.clinics).toEqual([
      expect.objectContaining({ clinicId: clinic.id, why: 'registered', since, open: true, endedAt: null }),
    ])
    expect((await doctor.client.get(`/patients/${patient.id}/access`)).status).toBe(403)
    const somebody = await addPatient(test)
    expect((await somebody.client.get(`/patients/${patient.id}/access`)).status).toBe(404)
    expect(
      (await somebody.client.put(`/patients/${patient.id}/access`, { clinicId: other.id, open: true }))
        .status,
    ).toBe(404)
  })

  it('is not ended while a visit lies ahead or is waited for', async () => {
    const refused = { status: 409, body: { message: refusals.visitAhead } }
    expect(await decide(clinic.id, false)).toMatchObject(refused)
    await patient.client.put(`/appointments/${records.ids.appointment}/cancel`)
    expect(await decide(clinic.id, false)).toMatchObject(refused)
    expect((await read(doctor.client)).status).toBe(200)
    await patient.client.delete(`/waitlist/${records.ids.entry}`)
    expect((await decide(clinic.id, false)).status).toBe(200)
  })

  it('is not held by a wish whose last day is over on the clinic’s clock', async () => {
    await patient.client.put(`/appointments/${records.ids.appointment}/cancel`)
    await patient.client.delete(`/waitlist/${records.ids.entry}`)
    const times = { weekdays: [], from: '08:00', to: '20:00', until: '2026-11-16' }
    const joined = await patient.client.post('/waitlist', {
      clinicId: clinic.id,
      doctorId: doctor.id,
      ...times,
    })
    expect(joined.status).toBe(201)
    // It is 22:30 in Madrid, then half past midnight of the next day, which in UTC is still the same.
    test.clock.set('2026-11-16T21:30:00.000Z')
    expect((await decide(clinic.id, false)).status).toBe(409)
    test.clock.set('2026-11-16T23:30:00.000Z')
    expect((await decide(clinic.id, false)).status).toBe(200)
  })

  it('answers 404 on every route to a clinic whose access has ended', async () => {
    const routes = (await allRoutes()).filter(({ path }) => ofPatients.has(ownerOf(path)))
    expect(routes.length).toBeGreaterThan(40)
    expect((await leave()).status).toBe(200)
    const wrong: string[] = []
    for (const route of routes) {
      if (route.access === 'access.break-glass') continue
      for (const [name, { client }] of Object.entries({ doctor, owner })) {
        const path = `${addressOf(route, records)}${queryOf(route.path)}`
        const isBare = route.method === 'GET' || route.method === 'DELETE'
        const { status } = await client.call(route.method, path, isBare ? {} : { body: '{"malformed' })
        const isForbidden = (
          await stranger.client.call(route.method, path, isBare ? {} : { body: '{"malformed' })
        ).status
        if (status !== 404 && !(status === 403 && (name === 'owner' || isForbidden === 403)))
          wrong.push(`${callOf(route)} as ${name}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('leaves no trace of the person in what such a clinic lists', async () => {
    const lists = (await allRoutes()).filter(
      ({ method, path }) => method === 'GET' && !path.includes('{') && !endless.has(`GET ${path}`),
    )
    const words = ['Inconfundible', patient.dni, '600 123 987', patient.email]
    const found = async () => {
      const shown: string[] = []
      for (const { path } of lists) {
        // The log is the clinic's own, and says what its staff did.
        if (path.startsWith('/audit')) continue
        const query = byQuery[path]?.(records) ?? otherQueries[path] ?? ''
        const searching = path === '/search' ? 'q=Inconfundible' : query
        for (const { client } of [doctor, owner]) {
          const { body } = await client.get(`${path}?${searching}`)
          if (words.some((word) => JSON.stringify(body).includes(word))) shown.push(path)
        }
      }
      return [...new Set(shown)].toSorted()
    }
    expect(await found()).toEqual(
      expect.arrayContaining(['/appointments', '/patients', '/search', '/threads', '/waitlist']),
    )
    await leave()
    expect(await found()).toEqual([])
    const { body } = await doctor.client.get(`/appointments?${byQuery['/appointments']?.(records)}`)
    const kept = body.find(({ status }: { status: string }) => status === 'completed')
    expect(kept).toMatchObject({ patientId: patient.id, patientPhone: null, deskNote: null, reason: null })
    expect(kept).not.toHaveProperty('patientName')
    const { body: detail } = await doctor.client.get(`/appointments/${kept.appointmentId}`)
    for (const fact of ['birthdate', 'document']) expect(detail).not.toHaveProperty(fact)
  })

  it('is closed in FHIR as well', async () => {
    const ask = (client: Client, path: string) =>
      test.app.inject({ method: 'GET', url: `/fhir/R4/${path}`, cookies: client.cookies })
    const addresses = [
      `Patient/${patient.id}`,
      `Patient/${patient.id}/$everything`,
      `Appointment/${records.ids.appointment}`,
    ]
    const lists = entryKinds.map(({ type }) => `${type}?patient=${patient.id}`)
    for (const path of [...addresses, ...lists])
      expect(`${path} ${(await ask(owner.client, path)).statusCode}`).toBe(`${path} 200`)
    await leave()
    for (const path of addresses)
      expect(`${path} ${(await ask(owner.client, path)).statusCode}`).toBe(`${path} 404`)
    for (const path of lists) expect((await ask(owner.client, path)).json()).not.toHaveProperty('entry')
    for (const search of ['Patient', 'Appointment'])
      expect((await ask(owner.client, search)).body).not.toContain(patient.id)
  })

  it('is opened again by the patient, by whichever way, and not by the desk', async () => {
    await leave()
    const proof = { dni: patient.dni, birthdate: '1980-05-17' }
    const refused = { status: 409, body: { message: refusals.recordClosed } }
    expect(await owner.client.post('/patients/link', proof)).toMatchObject(refused)
    const closed = await patient.client.get(`/patients/${patient.id}/access`)
    expect(closed.body.clinics).toEqual([
      expect.objectContaining({ clinicId: clinic.id, open: false, endedAt: test.clock.now().toISOString() }),
    ])
    const opened = await decide(clinic.id, true)
    expect(opened.body.clinics).toEqual([
      expect.objectContaining({ clinicId: clinic.id, open: true, why: 'opened', endedAt: null }),
    ])
    expect((await read(doctor.client)).status).toBe(200)
    expect((await doctor.client.get(`/threads/${records.ids.thread}`)).status).toBe(200)
    await decide(clinic.id, false)
    const booked = await patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId: clinic.id,
      doctorId: doctor.id,
      appointmentDate: encodeSlot(Date.parse(records.startAt) + 7_200_000, clinic.timeZone),
    })
    expect(booked.status).toBe(201)
    expect((await read(doctor.client)).status).toBe(200)
    const { body } = await patient.client.get(`/patients/${patient.id}/access`)
    expect(body.clinics).toEqual([
      expect.objectContaining({ clinicId: clinic.id, open: true, why: 'booked' }),
    ])
  })

  it('is seen by a second clinic by the word of the patient alone', async () => {
    expect((await read(stranger.client)).status).toBe(404)
    expect((await decide(other.id, true)).status).toBe(200)
    expect((await read(stranger.client)).status).toBe(200)
    await decide(other.id, false)
    expect((await read(stranger.client)).status).toBe(404)
    expect((await decide('no-such-clinic', true)).status).toBe(404)
    const never = await addClinic(test)
    expect((await decide(never.id, false)).status).toBe(404)
    expect((await decide(other.id, false)).status).toBe(200)
  })

  it('leaves a line of what was decided, and none of what was not', async () => {
    await leave()
    await decide(clinic.id, false)
    await decide(clinic.id, true)
    const rows = await test.db.orm.select().from(audit).where(eq(audit.patientId, patient.id))
    const decisions = rows.filter(({ action }) => action.startsWith('access.'))
    expect(decisions.map(({ action, clinicId }) => [action, clinicId])).toEqual([
      ['access.close', clinic.id],
      ['access.open', clinic.id],
    ])
  })

  describe('in an emergency', () => {
    it('is read by the doctor who says why, for an hour, and by nobody else', async () => {
      const colleague = await addStaff(test, { clinicId: other.id })
      const opened = await breakGlass(stranger.client)
      const until = new Date(test.clock.now().getTime() + emergencyMinutes * 60_000).toISOString()
      expect(opened).toMatchObject({ status: 201, body: { until } })
      expect(await read(stranger.client)).toMatchObject({ status: 200, body: { emergencyUntil: until } })
      expect((await stranger.client.get(`/patients/${patient.id}`)).status).toBe(200)
      const study = await stranger.client.get(`/patients/${patient.id}/fastq/summary`)
      expect(study).toMatchObject({ status: 200, body: { emergencyUntil: until } })
      const file = `/histories/${patient.historyId}/image/${records.ids.image}/file`
      expect((await stranger.client.get(file)).status).toBe(200)
      expect((await read(colleague.client)).status).toBe(404)
      expect((await stranger.client.get('/patients')).body.patients).toEqual([])
      test.clock.advance({ minutes: emergencyMinutes - 1 })
      expect((await read(await Client.of(test, stranger.userId))).status).toBe(200)
      test.clock.advance({ minutes: 1 })
      expect((await read(await Client.of(test, stranger.userId))).status).toBe(404)
    })

    it('is read, and neither changed nor written about', async () => {
      const routes = (await allRoutes()).filter(
        ({ method, path }) => method !== 'GET' && ofPatients.has(ownerOf(path)),
      )
      await breakGlass(stranger.client)
      const wrong: string[] = []
      for (const route of routes) {
        if (route.access === 'access.break-glass') continue
        const path = addressOf(route, records) ?? ''
        const { status } = await stranger.client.call(
          route.method,
          path,
          route.method === 'DELETE' ? {} : { body: '{"malformed' },
        )
        if (status !== 404 && status !== 403) wrong.push(`${callOf(route)}: ${status}`)
      }
      expect(wrong).toEqual([])
      expect((await stranger.client.get(`/threads/${records.ids.thread}`)).status).toBe(404)
      expect((await stranger.client.get(`/appointments/${records.ids.appointment}`)).status).toBe(404)
    })

    it('is told to the patient at once, and stands in the log', async () => {
      await breakGlass(stranger.client)
      await read(stranger.client)
      const { body: tray } = await patient.client.get('/notifications')
      expect(tray.notifications[0]).toMatchObject({
        kind: 'record-opened',
        doctorName: `${stranger.name} ${stranger.surname}`,
        href: '/app/patients/edit#access',
      })
      expect((await textsTo(patient)).at(-1)).toContain(mailed)
      const { body: access } = await patient.client.get(`/patients/${patient.id}/access`)
      expect(access.emergencies).toEqual([expect.objectContaining({ reason: 'Unconscious after a fall' })])
      const { body: log } = await patient.client.get(`/patients/${patient.id}/access-log`)
      expect(log.entries).toMatchObject([
        { what: 'history.read', why: 'emergency', clinic: { name: other.name } },
        { what: 'access.break-glass', why: 'emergency' },
      ])
      const chief = await addStaff(test, { clinicId: other.id, roles: ['clinicadmin'] })
      const { body: clinicLog } = await chief.client.get(
        `/audit?clinicId=${other.id}&action=access.break-glass`,
      )
      expect(clinicLog.entries).toHaveLength(1)
    })

    it('sends no mail to who wants none', async () => {
      const { body: choices } = await patient.client.get('/users/me/notifications')
      const ways = { ...choices.ways, record: { tray: true, mail: false } }
      const { reminders, language } = choices
      const chosen = await patient.client.put('/users/me/notifications', { reminders, language, ways })
      expect(chosen.status).toBe(200)
      await breakGlass(stranger.client)
      expect((await textsTo(patient)).join()).not.toContain(mailed)
    })

    it('wants a doctor, a reason, and a record that is there and closed', async () => {
      const desk = await addStaff(test, { clinicId: other.id, roles: ['clinicadmin'] })
      expect((await breakGlass(desk.client)).status).toBe(403)
      expect((await breakGlass(patient.client)).status).toBe(403)
      expect((await breakGlass(stranger.client, '  ')).status).toBe(400)
      expect((await breakGlass(doctor.client)).status).toBe(409)
      const none = await stranger.client.post('/patients/none/break-glass', { reason: 'x' })
      expect(none.status).toBe(404)
      const answers = []
      for (let index = 0; index <= 10; index += 1) answers.push((await breakGlass(stranger.client)).status)
      expect(answers.at(0)).toBe(201)
      expect(answers.at(-1)).toBe(429)
    })
  })
})
