import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clinicCalls } from '#contract/calls/clinics'
import { plan, planCatalogue } from '#contract/plans'
import { callApi } from '@/lib/api/client'
import { createClinic, listClinics, requireClinic } from '@/lib/api/clinics'
import { startPayment } from '@/lib/api/payments'
import { listPlans } from '@/lib/api/plans'
import { sendCall } from '@/lib/api/send-call'
import { getWeather } from '@/lib/api/weather'
import { addClinic, addPatient, addStaff, unique } from '../../clinic-api/testing/fixtures.ts'
import { authOf, listeningTestApp } from '../../clinic-api/testing/listening-app.ts'
import type { TestApp } from '../../clinic-api/testing/test-app.ts'

describe('clinics through the web’s calls', () => {
  let test: TestApp
  let owner: Awaited<ReturnType<typeof addStaff>>

  beforeAll(async () => {
    test = await listeningTestApp({ env: { CLINIC_DEMO: '1' } })
  })
  beforeEach(async () => {
    owner = await addStaff(test, { clinicId: null, roles: ['clinicadmin'] })
  })
  afterAll(() => test.close())

  const form = (planId: string) => ({
    name: `Clínica ${unique()}`,
    city: 'Sevilla',
    district: 'Triana',
    postalCode: '41010',
    plan: planId,
    active: true,
    countryCode: 'ES',
  })

  it('plans are there for anyone, all of them and each', async () => {
    const plans = await listPlans()
    const renamed = planCatalogue.map(({ _id, addOns, ...each }) => ({
      ...each,
      id: _id,
      addOns: addOns.map(({ _id: id, ...addOn }) => ({ ...addOn, id })),
    }))
    expect(plans).toEqual(renamed)
    const basic = await callApi(null, { path: '/plans/basic', answer: plan })
    expect(basic).toEqual(planCatalogue[0])
    const none = callApi(null, { path: '/plans/none', answer: plan })
    await expect(none).rejects.toMatchObject({ status: 404 })
  })

  it('a clinic waits for its payment, whatever its owner says', async () => {
    const input = form('advanced')
    const id = await createClinic(authOf(owner), input)
    const zone = { timeZone: 'Europe/Madrid', slotMinutes: 30 }
    const unsaid = {
      street: null,
      phone: null,
      openingHours: null,
      region: null,
      island: null,
      localHolidays: [],
      slug: null,
    }
    const off = {
      discreetAfterMinutes: 0,
      noticeMinutes: 0,
      selfRegistration: false,
      staffSecondFactor: false,
      strictPasswords: false,
      mostOpenVisits: 20,
      recordYears: 5,
      listed: false,
      embedOrigins: [],
      parentsAddChildren: false,
    }
    const created = { ...input, ...zone, ...unsaid, ...off, id, active: false, version: 1, users: 1 }
    expect(await requireClinic(authOf(owner), id)).toEqual(created)
    const url = await startPayment(authOf(owner), { planId: 'advanced', clinicId: id })
    expect(URL.canParse(url)).toBe(true)
    expect((await requireClinic(authOf(owner), id)).active).toBe(false)
  })

  it('a clinic whose plan costs nothing is active once that is chosen', async () => {
    const id = await createClinic(authOf(owner), form('basic'))
    const url = await startPayment(authOf(owner), { planId: 'basic', clinicId: id })
    expect(url).toBe('http://localhost:3000/success')
    expect((await requireClinic(authOf(owner), id)).active).toBe(true)
    const strange = await addStaff(test, { clinicId: (await addClinic(test)).id, roles: ['clinicadmin'] })
    const foreign = startPayment(authOf(strange), { planId: 'basic', clinicId: id })
    await expect(foreign).rejects.toMatchObject({ status: 404 })
  })

  it('whoever has a clinic makes no second one, and others none at all', async () => {
    await createClinic(authOf(owner), form('basic'))
    await expect(createClinic(authOf(owner), form('basic'))).rejects.toMatchObject({ status: 403 })
    const patient = await addPatient(test)
    await expect(createClinic(authOf(patient), form('basic'))).rejects.toMatchObject({ status: 403 })
  })

  it('a clinic is changed by its administrator, and not over another’s change', async () => {
    const id = await createClinic(authOf(owner), form('basic'))
    const { city, district, postalCode } = form('basic')
    const change = { name: 'Clínica Nueva', city, district, postalCode, version: 1 }
    const canarian = { ...change, timeZone: 'Atlantic/Canary', slotMinutes: 20 }
    const update = (body: typeof change) =>
      sendCall(authOf(owner), clinicCalls.update, { params: { id }, body })
    expect(await update(canarian)).toMatchObject({ ...canarian, id, version: 2, plan: 'basic' })
    await expect(update(change)).rejects.toMatchObject({ code: 'stale' })
    await expect(update({ ...change, name: ' ' })).rejects.toMatchObject({
      status: 400,
      envelope: { errors: { name: 'name es requerido' } },
    })
    const listed = await listClinics(authOf(await addPatient(test)))
    const listedClinic = { id, name: 'Clínica Nueva', city, timeZone: 'Atlantic/Canary' }
    expect(listed).toContainEqual({ ...listedClinic, specialties: [] })
  })

  it('a clinic is listed with the specialties of its doctors, each once', async () => {
    const [{ id }, other] = [await addClinic(test), await addClinic(test)]
    for (const specialty of ['urology', 'cardiology', 'urology'] as const) {
      await addStaff(test, { clinicId: id, specialty })
    }
    await addStaff(test, { clinicId: other.id, specialty: 'oncology' })
    const listed = await listClinics(authOf(await addPatient(test)))
    const specialtiesOf = (wanted: string) => listed.find((each) => each.id === wanted)?.specialties
    expect(specialtiesOf(id)).toEqual(['cardiology', 'urology'])
    expect(specialtiesOf(other.id)).toEqual(['oncology'])
  })

  it('what a clinic has paid for is listed for administrators of the product alone', async () => {
    const { id } = await addClinic(test, { planId: 'advanced', active: false })
    const admin = authOf(await addStaff(test, { roles: ['admin'] }))
    const row = async (auth: typeof admin) => (await listClinics(auth)).find((each) => each.id === id)
    expect(await row(admin)).toMatchObject({ plan: 'advanced', active: false })
    const own = await row(authOf(await addStaff(test, { clinicId: id })))
    expect(own).not.toHaveProperty('plan')
    expect(own).not.toHaveProperty('active')
  })

  it('a clinic that does not exist is not found, and nothing is without signing in', async () => {
    await expect(requireClinic(authOf(owner), 'none')).rejects.toMatchObject({ status: 404 })
    const message = 'No token provided'
    await expect(listClinics({ accessToken: '' })).rejects.toMatchObject({ status: 401, message })
  })

  it('a demo makes up the weather and says so', async () => {
    const there = await getWeather(authOf(owner), { city: 'Sevilla', countryCode: 'ES' })
    expect(there).toMatchObject({ sample: true, temperature: expect.any(Number) })
  })
})
