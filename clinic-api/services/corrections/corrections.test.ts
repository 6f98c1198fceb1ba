import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff } from '../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

describe('what patients ask to have corrected', () => {
  let test: TestApp
  let doctor: Awaited<ReturnType<typeof addStaff>>
  let owner: typeof doctor
  let patient: Awaited<ReturnType<typeof addPatient>>
  let entryId: string

  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    const clinic = await addClinic(test)
    doctor = await addStaff(test, { clinicId: clinic.id })
    owner = await addStaff(test, { clinicId: clinic.id, roles: ['clinicadmin'] })
    patient = await addPatient(test, { clinicId: clinic.id })
    const condition = { name: 'Asthma', details: 'x', since: '2026-01-01' }
    const { body } = await doctor.client.post(`/histories/${patient.historyId}/condition`, condition)
    entryId = body.currentConditions[0]._id
  })

  const ask = (text = 'It began in 2020', about: unknown = { entryKind: 'condition', entryId }) =>
    patient.client.post(`/histories/${patient.id}/corrections`, { about, text })
  const decide = (client: Client, id: string, verdict: string, reason?: string) =>
    client.put(`/corrections/${id}`, { verdict, reason })
  const noticesOf = async ({ client }: { client: Client }) =>
    (await client.get('/notifications')).body.notifications.map(({ kind }: { kind: string }) => kind)

  it('is told to who wrote the entry and who runs the clinic, and stands in the history of both sides', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({
      status: 201,
      body: { corrections: [{ state: 'open', about: { label: 'Asthma' }, reason: null, decided: null }] },
    })
    expect(await noticesOf(doctor)).toContain('correction-asked')
    expect(await noticesOf(owner)).toContain('correction-asked')
    for (const { client } of [patient, doctor, owner])
      expect((await client.get(`/histories/${patient.id}`)).body.corrections).toEqual(asked.body.corrections)
  })

  it.each([
    ['accepted', undefined],
    ['declined', 'The letter of the hospital says 2026'],
  ])('is %s once, and the patient is told', async (verdict, reason) => {
    const [{ _id }] = (await ask()).body.corrections
    test.clock.advance({ minutes: 5 })
    const decided = await decide(doctor.client, _id, verdict, reason)
    expect(decided.body.corrections).toMatchObject([
      {
        state: verdict,
        reason: reason ?? null,
        decided: { by: `${doctor.name} ${doctor.surname}`, at: test.clock.now().toISOString() },
      },
    ])
    expect((await decide(owner.client, _id, 'declined', 'x')).status).toBe(409)
    expect(await noticesOf(patient)).toContain('correction-decided')
  })

  it('is declined with a reason only', async () => {
    const [{ _id }] = (await ask()).body.corrections
    expect(await decide(doctor.client, _id, 'declined', '  ')).toMatchObject({
      status: 400,
      body: { errors: { reason: 'This field is required' } },
    })
  })

  it('stays when the entry that it is about is gone', async () => {
    const [{ _id }] = (await ask()).body.corrections
    await decide(doctor.client, _id, 'accepted')
    await doctor.client.delete(`/histories/${patient.historyId}/condition/${entryId}`)
    const { body } = await patient.client.get(`/histories/${patient.id}`)
    expect(body).toMatchObject({
      currentConditions: [],
      corrections: [{ state: 'accepted', about: { label: 'Asthma' } }],
    })
  })

  it('is asked for by the patient and decided by staff to whom the record is open', async () => {
    const [{ _id }] = (await ask()).body.corrections
    const stranger = await addStaff(test, { clinicId: (await addClinic(test)).id })
    const somebody = await addPatient(test)
    const body = { text: 'x' }
    expect((await doctor.client.post(`/histories/${patient.id}/corrections`, body)).status).toBe(403)
    expect((await somebody.client.post(`/histories/${patient.id}/corrections`, body)).status).toBe(404)
    expect((await decide(patient.client, _id, 'accepted')).status).toBe(403)
    expect((await decide(stranger.client, _id, 'accepted')).status).toBe(404)
    expect((await decide(doctor.client, 'none', 'accepted')).status).toBe(404)
  })

  it('names an entry of this history, or none', async () => {
    expect((await ask('x', null)).body.corrections[0].about).toBeNull()
    expect((await ask('x', { entryKind: 'condition', entryId: 'none' })).status).toBe(400)
    expect((await ask('x', { entryKind: 'treatment', entryId })).status).toBe(400)
    expect((await ask('  ')).status).toBe(400)
  })
})
