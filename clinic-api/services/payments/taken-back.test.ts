import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../db/schema/audit.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { payments } from '../../db/schema/payments.ts'
import type { TestEvent } from '../../ports/test-payments.ts'
import { Client } from '../../testing/client.ts'
import { addStaff } from '../../testing/fixtures.ts'
import { readMails } from '../../testing/mails.ts'
import { payingClinic, report } from '../../testing/paying-clinic.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { statementKinds } from '../../testing/test-database.ts'
import { endPlans } from './end-plan.ts'

describe.each(statementKinds)('a payment on %s', (database) => {
  let test: TestApp
  let clinicId: string
  let owner: Awaited<ReturnType<typeof addStaff>>
  let order: Awaited<ReturnType<typeof payingClinic>>['pay']

  beforeAll(async () => {
    test = await createTestApp({ database, env: { CLINIC_DEMO: '1' } })
  })
  beforeEach(async () => {
    test.clock.set('2026-11-16T07:00:00.000Z')
    const house = await payingClinic(test)
    ;({ clinicId, owner } = house)
    order = house.pay
  })
  afterAll(() => test.close())

  const pay = async (planId = 'professional') => {
    const answer = await order(planId)
    expect(answer.status).toBe(200)
    return String(answer.body.url)
  }
  const rows = () => test.db.orm.select().from(payments).where(eq(payments.clinicId, clinicId))
  const isActive = async () => (await owner.client.get(`/clinics/${clinicId}`)).body.active
  const subjects = async () =>
    (await readMails(test)).filter(({ to }) => to === owner.email).map(({ subject }) => subject)

  const tell = (url: string, outcome: TestEvent['outcome'], amountCents = 1000) =>
    report(test, url, { outcome, amountCents })

  describe('that is open', () => {
    it('is come back to by another click, and by ten at once', async () => {
      const urls = await Promise.all(Array.from({ length: 10 }, () => pay()))
      expect(new Set([...urls, await pay()]).size).toBe(1)
      expect(await rows()).toHaveLength(1)
    })

    it('closes when another plan is chosen, and when the number of users changes', async () => {
      const first = await pay('advanced')
      const second = await pay('professional')
      await addStaff(test, { clinicId })
      const third = await pay('professional')
      expect(new Set([first, second, third]).size).toBe(3)
      expect((await rows()).map(({ status }) => status).sort()).toEqual(['cancelled', 'cancelled', 'pending'])
      const page = await test.app.inject({ method: 'GET', url: new URL(first).pathname })
      expect(page.body).not.toContain('<form')
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      const url = new URL(first).pathname
      await test.app.inject({ method: 'POST', url, headers: form, payload: 'action=success' })
      expect(await isActive()).toBe(false)
    })

    it('is not come back to after a day', async () => {
      const first = await pay()
      test.clock.advance({ hours: 23 })
      // The session is as old as that too.
      owner.client = await Client.of(test, owner.userId)
      expect(await pay()).not.toBe(first)
    })
  })

  describe.each<[TestEvent['outcome'], string]>([
    ['refunded', 'refunded'],
    ['disputed', 'disputed'],
  ])('that is %s', (outcome, word) => {
    it('ends the plan after notice, told before and after', async () => {
      const url = await pay()
      await tell(url, 'paid')
      await tell(url, outcome)
      expect(await isActive()).toBe(true)
      expect(await subjects()).toEqual(['The plan of your clinic is about to end'])
      const [mail] = (await readMails(test)).filter(({ to }) => to === owner.email)
      expect(mail?.text).toContain(word)
      expect(mail?.text).toContain('Mon 23 Nov 2026')
      test.clock.advance({ days: 6, hours: 23 })
      await endPlans(test.deps)
      const clinic = () => test.db.orm.select().from(clinics).where(eq(clinics.id, clinicId))
      expect(await clinic()).toMatchObject([{ active: true }])
      test.clock.advance({ hours: 1 })
      await Promise.all([endPlans(test.deps), endPlans(test.deps)])
      expect(await clinic()).toMatchObject([{ active: false, endsAt: null }])
      expect(await subjects()).toEqual([
        'The plan of your clinic is about to end',
        'The plan of your clinic has ended',
      ])
      const trail = await test.db.orm.select().from(audit).where(eq(audit.entityId, clinicId))
      expect(trail.filter(({ action }) => action === 'clinic.end')).toHaveLength(1)
    })

    it('ends nothing when the clinic pays again meanwhile', async () => {
      const url = await pay()
      await tell(url, 'paid')
      test.clock.advance({ seconds: 1 })
      await tell(url, outcome)
      await tell(await pay(), 'paid')
      test.clock.advance({ days: 8 })
      await endPlans(test.deps)
      expect(await test.db.orm.select().from(clinics).where(eq(clinics.id, clinicId))).toMatchObject([
        { active: true, endsAt: null },
      ])
    })

    it('comes to the same when the event of its payment comes last', async () => {
      const url = await pay()
      await tell(url, outcome)
      expect(await subjects()).toEqual([])
      await tell(url, 'paid')
      expect(await rows()).toMatchObject([{ status: outcome }])
      expect(await test.db.orm.select().from(clinics).where(eq(clinics.id, clinicId))).toMatchObject([
        { active: true, planId: 'professional', endsAt: new Date('2026-11-23T07:00:00.000Z') },
      ])
      const [mail] = (await readMails(test)).filter(({ to }) => to === owner.email)
      expect(mail?.subject).toBe('The plan of your clinic is about to end')
      expect(mail?.text).toContain(word)
      // Nothing else that is told of it gives notice again.
      await tell(url, 'paid')
      expect(await subjects()).toHaveLength(1)
    })
  })

  it('that was disputed counts again once that is settled in the clinic’s favour', async () => {
    const url = await pay()
    await tell(url, 'paid')
    await tell(url, 'disputed')
    await tell(url, 'dispute won')
    test.clock.advance({ days: 8 })
    await endPlans(test.deps)
    const [clinic] = await test.db.orm.select().from(clinics).where(eq(clinics.id, clinicId))
    expect(clinic).toMatchObject({ active: true, endsAt: null })
    const mail = (await readMails(test)).filter(({ to }) => to === owner.email).at(-1)
    expect(mail?.subject).toBe('The plan of your clinic continues')
    expect(mail?.text).toContain('the payment stands')
  })

  describe('whose refund fails', () => {
    const state = async () => {
      const [clinic] = await test.db.orm.select().from(clinics).where(eq(clinics.id, clinicId))
      return { active: clinic?.active, planId: clinic?.planId, endsAt: clinic?.endsAt?.toISOString() ?? null }
    }
    const kept = { active: true, planId: 'professional', endsAt: null }

    it('counts again, and gives notice again when it is refunded again', async () => {
      const url = await pay()
      await tell(url, 'paid')
      await tell(url, 'refunded')
      expect(await state()).toMatchObject({ endsAt: '2026-11-23T07:00:00.000Z' })
      test.clock.advance({ days: 1 })
      await tell(url, 'refund failed')
      await tell(url, 'refund failed')
      expect(await rows()).toMatchObject([{ status: 'paid' }])
      expect(await state()).toEqual(kept)
      test.clock.advance({ days: 1 })
      await tell(url, 'refunded')
      expect(await state()).toMatchObject({ endsAt: '2026-11-25T07:00:00.000Z' })
      expect(await subjects()).toEqual([
        'The plan of your clinic is about to end',
        'The plan of your clinic continues',
        'The plan of your clinic is about to end',
      ])
    })

    it('counts again after its plan has ended', async () => {
      const url = await pay()
      await tell(url, 'paid')
      await tell(url, 'refunded')
      test.clock.advance({ days: 8 })
      await endPlans(test.deps)
      expect(await state()).toMatchObject({ active: false })
      await tell(url, 'refund failed')
      expect(await state()).toEqual(kept)
    })

    it('leaves a plan that was chosen since as it is', async () => {
      const url = await pay('advanced')
      await tell(url, 'paid', 500)
      await tell(url, 'refunded', 500)
      test.clock.advance({ seconds: 1 })
      await tell(await pay(), 'paid')
      await tell(url, 'refund failed', 500)
      expect(await state()).toEqual(kept)
      expect(await subjects()).toEqual(['The plan of your clinic is about to end'])
    })

    it('comes to the same in whatever order it is reported', async () => {
      const url = await pay()
      await tell(url, 'refund failed')
      await tell(url, 'paid')
      await tell(url, 'refunded')
      expect(await state()).toEqual(kept)
      expect(await subjects()).toEqual([])
    })
  })

  it('that was refunded in part goes on', async () => {
    const url = await pay()
    await tell(url, 'paid')
    await tell(url, 'refunded', 400)
    expect(await rows()).toMatchObject([{ status: 'paid' }])
    expect(await subjects()).toEqual([])
  })
})
