import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textMessages } from '../../db/schema/channels.ts'
import { patients } from '../../db/schema/patients.ts'
import { rateLimits } from '../../db/schema/sessions.ts'
import { addPatient } from '../../testing/fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import {
  addTextingClinic,
  bySmsAlone,
  startTextingApp,
  type TextingApp,
  type TextingClinic,
} from '../../testing/texting-clinic.ts'

const number = '+34600200300'

describe('a number that its patient proves', () => {
  let app: TextingApp
  let test: TestApp
  let provider: TextingApp['provider']
  let house: TextingClinic
  let patient: Awaited<ReturnType<typeof addPatient>>

  beforeAll(async () => {
    app = await startTextingApp()
    test = app.test
    provider = app.provider
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    test.clock.set('2026-11-16T22:30:00.000Z')
    await app.forget()
    await test.db.orm.delete(rateLimits)
    house = await addTextingClinic(app, { shiftAt: '2026-11-24T08:00:00.000Z' }, bySmsAlone)
    patient = await addPatient(test, { clinicId: house.clinic.id })
  })

  const ask = (phone = '600 200 300') => patient.client.post('/users/me/phone', { phone })
  const say = (code: string) => patient.client.put('/users/me/phone', { code })
  async function codes(): Promise<string[]> {
    await app.sendTexts()
    return provider.taken.map(({ body }) => /\d{6}(?! )|\d{6}(?= is)/.exec(body)?.[0] ?? '')
  }
  const channels = async () => (await patient.client.get(`/patients/${patient.id}/channels`)).body

  it('gets a code by SMS, at night too, and is theirs once they repeat it', async () => {
    expect(await channels()).toMatchObject({ isVerified: false, offered: ['sms'] })
    expect((await ask()).status).toBe(202)
    const [code = ''] = await codes()
    expect(provider.taken).toMatchObject([{ to: number, from: '+34600000001' }])
    expect(provider.taken[0]?.body).toContain(house.clinic.name)
    expect((await say(code)).status).toBe(200)
    expect(await channels()).toMatchObject({ isVerified: true, phone: number })
    expect((await say(code)).status).toBe(400)
    const [row] = await test.db.orm.select().from(textMessages).where(eq(textMessages.patientId, patient.id))
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row).toMatchObject({ cost: 8, state: 'answered' })
  })

  it('keeps the way in which the number was written', async () => {
    await test.db.orm.update(patients).set({ phone: '600-200-300' }).where(eq(patients.id, patient.id))
    await ask()
    await say((await codes())[0] ?? '')
    expect(await channels()).toMatchObject({ isVerified: true, phone: '600-200-300' })
  })

  it('is proved by the newest code alone, within ten minutes', async () => {
    await ask()
    const [old = ''] = await codes()
    test.clock.advance({ seconds: 1 })
    await ask()
    const [, code = ''] = await codes()
    if (old !== code) expect((await say(old)).status).toBe(400)
    test.clock.advance({ minutes: 10 })
    expect((await say(code)).status).toBe(400)
    expect(await channels()).toMatchObject({ isVerified: false })
  })

  it('cannot be guessed, and nobody is flooded with codes', async () => {
    await ask()
    const [code = ''] = await codes()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let times = 0; times < 5; times += 1) expect((await say(wrong)).status).toBe(400)
    expect((await say(code)).status).toBe(429)
    await ask()
    await ask()
    expect((await ask()).status).toBe(429)
    expect(await codes()).toHaveLength(3)
  })

  it.each(['912 345 678', 'none', '', '12'])('is no landline and no nonsense: %s', async (phone) => {
    expect((await ask(phone)).status).toBe(400)
  })

  it('may be a number of another country', async () => {
    expect((await ask('+44 7700 900123')).status).toBe(202)
  })

  it('cannot be proved where no clinic sends SMS, or the month’s cap is reached', async () => {
    await house.writeBy({ senders: { sms: null, whatsapp: null } })
    expect((await ask()).status).toBe(409)
    await house.writeBy({ monthlyCapCents: 7 })
    expect((await ask()).status).toBe(409)
    expect((await house.owner.client.post('/users/me/phone', { phone: number })).status).toBe(403)
    expect(await codes()).toEqual([])
  })

  it('gets no code that would come too late', async () => {
    provider.behave(() => ({ status: 503 }))
    await ask()
    await codes()
    provider.behave(() => 'take')
    test.clock.advance({ minutes: 11 })
    expect(await codes()).toEqual([])
  })
})
