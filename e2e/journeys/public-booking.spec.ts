import { appointmentList } from '#contract/appointments'
import { toVerifyAnswer } from '#contract/public-bookings'
import { visitKind } from '#contract/visit-kinds'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import { freshHouse, freshPerson, freshShift } from '../fresh-data'
import { test } from '../languages'
import { lastLetterTo } from '../mailbox'
import { phone } from '../windows'

/** A clinic with a page, a doctor who works in two days, and a kind of visit that everybody may book. */
async function houseWithPage() {
  const house = await freshHouse()
  const admin = await clinicApiAs(house.owner)
  await freshShift(house.doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  const { clinicId } = house.owner
  const slug = `c-${clinicId.slice(-12)}`
  const facts = { name: house.doctor.clinicName, city: 'Sevilla', district: 'Centro', postalCode: '41001' }
  const saved = await admin.send('PUT', `/clinics/${clinicId}`, { ...facts, slug })
  expect(saved.status).toBe(200)
  await admin.post('/visit-kinds', visitKind, {
    clinicId,
    nameEn: 'First visit',
    nameEs: 'Primera cita',
    minutes: 30,
    specialties: [],
    online: true,
    public: true,
    colour: 'teal',
  })
  return { ...house, admin, slug }
}

const linkIn = (letter: string, to: 'booking' | 'visit') =>
  new RegExp(`/${to}/[\\w.%-]+`).exec(letter)?.[0] ?? ''

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('somebody books without an account, and the desk says who it is', {
      tag: language === 'en' ? '@core' : [],
    }, async ({ page, t, loginAs }) => {
      const { slug, owner, patient, admin } = await houseWithPage()
      const person = { ...freshPerson(), name: patient.name, surname: patient.surname }
      if (language === 'es') await page.setViewportSize(phone)
      await page.goto(routes.clinicPage(slug))
      await page.getByRole('link', { name: t('clinicPage.bookHere'), exact: true }).click()
      await settled(page)
      await expect(page.getByRole('heading', { name: t('publicBooking.title') })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: '09:30' }).click()
      await page.getByRole('textbox', { name: t('publicBooking.name'), exact: true }).fill(person.name)
      await page.getByLabel(t('publicBooking.surname')).fill(person.surname)
      await page.getByLabel(t('publicBooking.birthdate')).fill(patient.birthdate)
      await page.getByLabel(t('publicBooking.email')).fill(person.email)
      await page.getByRole('checkbox').check()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('publicBooking.submit') }).click()
      await expect(page.getByText(t('publicBooking.sentTitle'))).toBeVisible()
      expect((await admin.get('/patients/to-verify', toVerifyAnswer)).patients).toEqual([])

      await page.goto(linkIn(await lastLetterTo(person.email, '/booking/'), 'booking'))
      await settled(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: t('publicBooking.confirm') }).click()
      await expect(page.getByText(t('publicBooking.doneTitle'))).toBeVisible()
      await expectAccessible(page)
      const letter = await lastLetterTo(person.email, '/visit/')
      expect(linkIn(letter, 'visit')).toMatch(/^\/visit\//)

      await loginAs(owner)
      await page.goto(routes.today)
      await settled(page)
      await expect(page.getByText(t('verification.title', { count: 1 }))).toBeVisible()
      await expectAccessible(page)
      const same = new RegExp(`^${t('verification.same')}`)
      await page.getByRole('button', { name: same }).click()
      await expect(page.getByText(t('verification.title', { count: 1 }))).toBeHidden()
      const own = await (await clinicApiAs(patient)).get(
        `/appointments/patient/${patient.id}`,
        appointmentList,
      )
      expect(own).toHaveLength(1)
    })
  })
}
