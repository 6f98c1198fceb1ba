import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appointmentList } from '#contract/appointments'
import { toVerifyAnswer } from '#contract/public-bookings'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import { freshPerson } from '../fresh-data'
import { houseWithPage } from '../house-with-page'
import { test } from '../languages'
import { lastLetterTo } from '../mailbox'
import { lastTextTo } from '../textbox'
import { phone } from '../windows'

/** The website of a clinic, of another origin than ours: a page with the two lines that it copied. */
async function websiteWith(slug: string) {
  const lines = `<div data-consulta="${slug}"></div><script async src="${required('E2E_WEB_URL')}/embed.js"></script>`
  const server = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Web</title><h1>Web</h1>${lines}`)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() }
}

const linkIn = (letter: string, to: 'booking' | 'visit') =>
  new RegExp(`/${to}/[\\w.%-]+`).exec(letter)?.[0] ?? ''

for (const language of ['en', 'es'] as const) {
  test.describe(`in ${language}`, () => {
    // A frame on another site has no cookie: it speaks the browser's language.
    test.use({ language, locale: language === 'es' ? 'es-ES' : 'en-GB' })

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
      await page.goBack()
      await page.getByRole('button', { name: '09:30' }).click()
      await expect(page.getByLabel(t('publicBooking.surname'))).toHaveValue(person.surname)
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

    test('the page of a clinic says where, when, who and what for, to people and search engines', async ({
      page,
      t,
      request,
    }) => {
      const { slug, doctor, admin } = await houseWithPage({
        listed: true,
        street: 'Calle Mayor 1',
        openingHours: ['9:00-14:00', '9:00-14:00', '9:00-14:00', '9:00-14:00', '9:00-14:00', '', ''],
      })
      await page.goto(routes.clinicPage(slug))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.clinicName)
      const main = page.getByRole('main')
      await expect(main).toContainText('Calle Mayor 1, 41001 Sevilla')
      await expect(main).toContainText(doctor.surname)
      await expect(main).toContainText(t('specialties.cardiology'))
      await expect(main).toContainText(t('clinicPage.bookHere'))
      await expect(main).toContainText('09:00–14:00')
      await expect(main).toContainText(language === 'en' ? 'First visit' : 'Primera cita')
      await expectAccessible(page)
      const data = await page.locator('script[type="application/ld+json"]').textContent()
      const facts = JSON.parse(data ?? '')
      expect(facts).toMatchObject({ '@type': 'MedicalClinic', name: doctor.clinicName })
      expect(await (await request.get('/sitemap.xml')).text()).toContain(routes.clinicPage(slug))
      const next = `${slug}-x`
      const place = { name: doctor.clinicName, city: 'Sevilla', district: 'Centro', postalCode: '41001' }
      await admin.send('PUT', `/clinics/${doctor.clinicId}`, { ...place, slug: next })
      await page.goto(routes.clinicPage(slug))
      await expect(page).toHaveURL(routes.clinicPage(next))
    })

    test('somebody books with a mobile number alone, and the link of the SMS confirms it', async ({
      page,
      t,
    }) => {
      const { slug, owner, admin } = await houseWithPage()
      await admin.send('PUT', `/clinics/${owner.clinicId}/channels`, {
        order: ['sms', 'email'],
        monthlyCapCents: null,
        priceCents: { sms: 8, whatsapp: 5 },
        senders: { sms: '+34600000001', whatsapp: null },
      })
      if (language === 'es') await page.setViewportSize(phone)
      const digits = `6${randomInt(10_000_000, 99_999_999)}`
      await page.goto(routes.bookAtClinic(slug))
      await settled(page)
      await page.getByRole('button', { name: '10:00' }).click()
      await page.getByRole('textbox', { name: t('publicBooking.name'), exact: true }).fill('Rosa')
      await page.getByLabel(t('publicBooking.surname')).fill('Vidal')
      await page.getByLabel(t('publicBooking.birthdate')).fill('28/02/1990')
      await page.getByLabel(t('publicBooking.mobile')).fill('954123456')
      await page.getByRole('checkbox', { name: t('publicBooking.remind.sms') }).check()
      await page.getByRole('checkbox', { name: t('publicBooking.consentLabel') }).check()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('publicBooking.submit') }).click()
      const landline = 'publicBooking.thisNumberGetsNoTextMessagesWriteAMobileNumberOrAnEmailAddress' as const
      await expect(page.getByText(t(landline))).toBeVisible()
      await page.getByLabel(t('publicBooking.mobile')).fill(digits)
      await page.getByRole('button', { name: t('publicBooking.submit') }).click()
      await expect(page.getByText(t('publicBooking.textedTitle'))).toBeVisible()
      await page.goto(linkIn(await lastTextTo(`+34${digits}`), 'booking'))
      await settled(page)
      await page.getByRole('button', { name: t('publicBooking.confirm') }).click()
      await expect(page.getByText(t('publicBooking.doneByText'))).toBeVisible()
      await expectAccessible(page)
      const [person] = (await admin.get('/patients/to-verify', toVerifyAnswer)).patients
      expect(person).toMatchObject({ name: 'Rosa', email: '', phone: digits })
    })

    test('a clinic shows the booking on its own website, and nobody else can', async ({
      page,
      t,
      pageOf,
      allowFaults,
    }) => {
      const { slug, owner } = await houseWithPage()
      const [website, stranger] = [await websiteWith(slug), await websiteWith(slug)]
      const theirs = await pageOf(owner)
      await theirs.goto(`${routes.clinicEdit}#booking`)
      await settled(theirs)
      await theirs.getByRole('button', { name: t('clinicWebsite.open') }).click()
      const dialog = theirs.getByRole('dialog', { name: t('clinicWebsite.open') })
      await expect(dialog.getByRole('img', { name: t('clinicWebsite.qr') })).toBeVisible()
      await expect(dialog.getByText(`data-consulta="${slug}"`)).toBeVisible()
      await expectAccessible(theirs)
      await dialog.getByLabel(t('clinicWebsite.origins')).fill(website.origin)
      await dialog.getByRole('button', { name: t('clinicWebsite.save') }).click()
      await expect(theirs.getByText(t('clinicWebsite.saved'))).toBeVisible()

      await page.goto(website.origin)
      const frame = page.frameLocator('iframe')
      await frame.getByRole('button', { name: '10:00' }).click()
      const person = freshPerson()
      await frame.getByRole('textbox', { name: t('publicBooking.name'), exact: true }).fill(person.name)
      await frame.getByLabel(t('publicBooking.surname')).fill(person.surname)
      await frame.getByLabel(t('publicBooking.birthdate')).fill('1990-02-28')
      await frame.getByLabel(t('publicBooking.email')).fill(person.email)
      const height = () => page.locator('iframe').evaluate((element) => element.clientHeight)
      const inner = () => frame.locator('main').evaluate((element) => element.clientHeight)
      await expect.poll(async () => (await height()) - (await inner())).toBe(0)
      await frame.getByRole('checkbox').check()
      await frame.getByRole('button', { name: t('publicBooking.submit') }).click()
      await expect(frame.getByText(t('publicBooking.sentTitle'))).toBeVisible()
      expect(await lastLetterTo(person.email, '/booking/')).toContain('/booking/')

      allowFaults(/frame-ancestors|Refused to (frame|display)|Framing/)
      await page.goto(stranger.origin)
      await expect(page.locator('iframe')).toBeAttached()
      await expect(page.frameLocator('iframe').getByRole('button', { name: '10:00' })).toBeHidden()
      website.close()
      stranger.close()
    })
  })
}
