import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestEvent } from '../../ports/test-payments.ts'
import { Client } from '../../testing/client.ts'
import { addClinic, addPatient, addStaff, newDni, testPassword, unique } from '../../testing/fixtures.ts'
import { payingClinic, report as reportTo } from '../../testing/paying-clinic.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { anyDatabase } from '../../testing/test-database.ts'

describe.each(anyDatabase)('add-ons and receipts on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let owner: Awaited<ReturnType<typeof addStaff>>
  let pay: Awaited<ReturnType<typeof payingClinic>>['pay']

  beforeAll(async () => {
    test = await createTestApp({ database, env: { CLINIC_DEMO: '1' } })
  })
  beforeEach(async () => {
    ;({ clinicId, owner, pay } = await payingClinic(test, { planId: 'basic', active: true }))
  })
  afterAll(() => test.close())

  const buy = (units: number, changes: object = {}, client = owner.client) =>
    pay('basic', { addOnId: 'more-room', units, ...changes }, client)
  const usage = async () => (await owner.client.get(`/clinics/${clinicId}/usage`)).body
  const receipts = async (client = owner.client) => client.get(`/payments?clinicId=${clinicId}`)

  const report = (url: string, outcome: TestEvent['outcome']) => reportTo(test, url, { outcome })

  async function bought(units: number) {
    const { body } = await buy(units)
    await report(body.url, 'paid')
    return body.url as string
  }

  const register = () =>
    owner.client.post('/staff/register', {
      name: 'Eva',
      surname: 'Sanz',
      dni: newDni(),
      email: `eva${unique()}@example.test`,
      password: testPassword,
      specialty: 'cardiology',
    })

  it('cost their price for each unit and user', async () => {
    await addStaff(test, { clinicId })
    const { body } = await buy(3)
    const payment = await report(body.url, 'paid')
    expect(payment).toMatchObject({ amountCents: 2 * 2997, addOn: 'more-room', units: 3, planId: 'basic' })
    const page = await new Client(test).get(new URL(body.url).pathname.replace('/api/v1', ''))
    expect(String(page.body)).toContain('3 × +Doctors and +Patients')
    expect(String(page.body)).toContain('€59.94')
  })

  it('raise the limits once they are paid, and not before', async () => {
    for (let index = 0; index < 2; index += 1) expect((await register()).status).toBe(201)
    expect((await register()).status).toBe(403)
    const { body } = await buy(1)
    expect((await register()).status).toBe(403)
    await report(body.url, 'paid')
    expect(await usage()).toMatchObject({
      doctors: { used: 2, limit: 3 },
      patients: { used: 0, limit: 450 },
      addOns: [{ _id: 'more-room', name: '+Doctors and +Patients', units: 1 }],
    })
    expect((await register()).status).toBe(201)
    expect((await register()).status).toBe(403)
  })

  it('add up, and go with their payment when it is taken back', async () => {
    const first = await bought(1)
    await bought(2)
    expect(await usage()).toMatchObject({ doctors: { limit: 5 }, patients: { limit: 650 } })
    await report(first, 'disputed')
    expect(await usage()).toMatchObject({ doctors: { limit: 4 } })
    await report(first, 'dispute won')
    expect(await usage()).toMatchObject({ doctors: { limit: 5 } })
    await report(first, 'refunded')
    expect(await usage()).toMatchObject({ doctors: { limit: 4 } })
    // The plan itself stays.
    expect((await owner.client.get(`/clinics/${clinicId}`)).body).toMatchObject({
      active: true,
      plan: 'basic',
    })
  })

  it('count for their plan only', async () => {
    await bought(1)
    const { body } = await pay('advanced')
    await report(body.url, 'paid')
    expect(await usage()).toMatchObject({ planName: 'Advanced', doctors: { limit: 15 }, addOns: [] })
    // A plan that was chosen before is still the later one of the two.
    expect((await buy(1)).status).toBe(400)
    for (let index = 0; index < 3; index += 1) await addStaff(test, { clinicId })
    expect((await pay('basic')).status).toBe(200)
    await addStaff(test, { clinicId })
    expect(await pay('basic')).toMatchObject({
      status: 409,
    })
  })

  it('are refused where the plan has none, to others, and in odd numbers', async () => {
    expect(await buy(1, { addOnId: 'reminder-service' })).toMatchObject({
      status: 400,
      body: { errors: { addOnId: 'The clinic’s plan has no such add-on' } },
    })
    expect((await buy(1, { planId: 'professional', addOnId: 'reminder-service' })).status).toBe(400)
    const large = await payingClinic(test, { planId: 'professional', active: true })
    expect(await large.pay('professional', { addOnId: 'reminder-service' })).toMatchObject({
      status: 400,
      body: { errors: { addOnId: 'Every plan has this already' } },
    })
    for (const units of [0, -1, 1.5, 21]) expect((await buy(units)).status).toBe(400)
    const rival = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await buy(1, {}, rival.client)).status).toBe(404)
    expect((await buy(1, {}, (await addStaff(test, { clinicId })).client)).status).toBe(403)
  })

  it('have one open checkout at a time, for what was wanted last', async () => {
    const [one, again, two] = [await buy(1), await buy(1), await buy(2)]
    expect(again.body.url).toBe(one.body.url)
    expect(two.body.url).not.toBe(one.body.url)
  })

  it('have a receipt in the list, and nothing unpaid or free has', async () => {
    await pay('basic')
    await report((await buy(3)).body.url, 'cancelled')
    expect((await receipts()).body.payments).toEqual([])
    const url = await bought(2)
    const listed = (await receipts()).body.payments
    expect(listed).toMatchObject([
      {
        planName: 'Basic',
        addOn: '+Doctors and +Patients',
        addOnId: 'more-room',
        units: 2,
        users: 1,
        amountCents: 1998,
        status: 'paid',
        currency: 'eur',
        number: expect.stringMatching(/^\d{4}-[\dA-F]{8}$/),
      },
    ])
    await report(url, 'refunded')
    expect((await receipts()).body.payments).toMatchObject([{ status: 'refunded', number: listed[0].number }])
  })

  it('have a receipt as a PDF, always the same, for the clinic’s administrator and admins alone', async () => {
    await bought(2)
    const [{ _id, number }] = (await receipts()).body.payments
    for (const language of ['en', 'es']) {
      const address = `/api/v1/payments/${_id}/receipt?language=${language}`
      const load = () => test.app.inject({ method: 'GET', url: address, cookies: owner.client.cookies })
      const [answer, again] = [await load(), await load()]
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="receipt-${number}.pdf"`)
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(answer.rawPayload.equals(again.rawPayload)).toBe(true)
    }
    const rival = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    expect((await rival.client.get(`/payments/${_id}/receipt`)).status).toBe(404)
    expect((await receipts(rival.client)).status).toBe(404)
    const admin = await addStaff(test, { roles: ['admin'] })
    expect((await receipts(admin.client)).status).toBe(200)
    for (const { client } of [await addPatient(test), await addStaff(test, { clinicId })]) {
      expect((await client.get(`/payments/${_id}/receipt`)).status).toBe(403)
      expect((await receipts(client)).status).toBe(403)
    }
  })
})
