import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeSlot } from '#contract/time'
import { type Answer, Client } from '../testing/client.ts'
import { addClinic, addPatient, addShift, addStaff } from '../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { statementKinds } from '../testing/test-database.ts'

describe.each(statementKinds)('while nothing can be written on record on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let patient: Awaited<ReturnType<typeof addPatient>>
  const start = '2026-11-24T09:00:00.000Z'

  beforeAll(async () => {
    test = await createTestApp({ database })
    clinicId = (await addClinic(test)).id
    doctor = await addStaff(test, { clinicId })
    patient = await addPatient(test, { clinicId })
    await addShift(test, doctor, start)
  })
  afterAll(() => test.close())

  const ready = () => new Client(test).get('/ready')
  const book = () =>
    patient.client.post('/appointments', {
      patientId: patient.id,
      clinicId,
      doctorId: doctor.id,
      appointmentDate: encodeSlot(Date.parse(start), 'Europe/Madrid'),
    })
  const calls: [string, () => Promise<Answer>, number][] = [
    ['reading a history', () => doctor.client.get(`/histories/${patient.id}`), 200],
    ['what is refused', () => patient.client.get(`/histories/${doctor.id}`), 404],
    ['a list of patients', () => doctor.client.get('/patients'), 200],
    [
      'writing an entry',
      () => doctor.client.post(`/histories/${patient.id}/allergy`, { allergy: 'Pollen' }),
      201,
    ],
    ['booking', book, 201],
  ]

  function isUnavailable({ status, headers, body }: Answer) {
    expect({ status, body }).toEqual({
      status: 503,
      body: {
        code: 'unavailable',
        message: 'The service is not available at the moment',
        retryAfter: expect.any(Number),
      },
    })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }

  it.each([
    [
      'its table is gone',
      sql`alter table audit rename to elsewhere`,
      sql`alter table elsewhere rename to audit`,
    ],
    [
      'a column is gone',
      sql`alter table audit rename column action to did`,
      sql`alter table audit rename column did to action`,
    ],
    [
      'somebody forbids it',
      sql`alter table audit add constraint nothing check (action = '') not valid`,
      sql`alter table audit drop constraint nothing`,
    ],
  ])('because %s, nothing is shown or changed, and no requests should come', async (_why, spoil, mend) => {
    expect((await ready()).status).toBe(200)
    await test.db.orm.execute(spoil)
    try {
      for (const [, call] of calls) isUnavailable(await call())
      expect(await ready()).toMatchObject({ status: 503, body: { message: 'The log cannot be written' } })
    } finally {
      await test.db.orm.execute(mend)
    }
    expect((await ready()).status).toBe(200)
  })

  if (database === 'postgres')
    it('because another holds its table, the answer comes within three seconds', {
      tags: 'slow',
      timeout: 60_000,
    }, async () => {
      const holder = new pg.Client({ connectionString: test.databaseUrl ?? '' })
      await holder.connect()
      await holder.query('begin')
      await holder.query('lock table audit in access exclusive mode')
      try {
        const began = performance.now()
        const answers = await Promise.all([...calls.map(([, each]) => each), ready].map((call) => call()))
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503))
        // Three seconds, and one for a machine that does other work too.
        expect(performance.now() - began).toBeLessThan(4_000)
      } finally {
        await holder.query('rollback')
        await holder.end()
      }
    })

  it('no more, everything goes on', async () => {
    for (const [what, call, expected] of calls) {
      const { status, body } = await call()
      expect(status, `${what}: ${JSON.stringify(body)}`).toBe(expected)
    }
  })
})
