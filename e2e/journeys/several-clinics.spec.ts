import { createdClinicAnswer } from '#contract/clinics'
import { paymentAnswer } from '#contract/payments'
import { sessionUser } from '#contract/users'
import { workshift } from '#contract/workshifts'
import { dayInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect } from '../fixtures'
import { clinicInstant, freshAppointment, freshHouse, freshPerson, freshShift } from '../fresh-data'
import { test } from '../languages'
import { lastLetterTo } from '../mailbox'
import { calendarDay } from '../pages/calendar-page'
import { desk as deskSize } from '../windows'

type House = Awaited<ReturnType<typeof freshHouse>>

/** Pays for the plan that allows three clinics. */
async function upgrade({ owner }: House) {
  const order = { planId: 'advanced', clinicId: owner.clinicId }
  const { url } = await (await clinicApiAs(owner)).post('/payments/', paymentAnswer, order)
  const paid = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'action=success',
    redirect: 'manual',
  })
  expect(paid.status).toBe(303)
}

/** A further clinic of the house in which its doctor works too. */
async function secondClinic(house: House, name: string) {
  const { owner, doctor } = house
  await upgrade(house)
  const api = await clinicApiAs(owner)
  const place = { name, city: 'Cádiz', district: 'Centro', postalCode: '11001' }
  const { _id: clinicId } = await api.post('/clinics/', createdClinicAnswer, place)
  await api.put('/sessions/current', sessionUser, { clinicId })
  const body = { clinicId, ...freshPerson(), email: doctor.email, roles: ['doctor'], specialty: 'cardiology' }
  expect((await api.send('POST', '/members', { ...body, dni: undefined })).status).toBe(201)
  await api.put('/sessions/current', sessionUser, { clinicId: owner.clinicId })
  const [path = ''] = /\/invitations\/[^\s"<]+/.exec(await lastLetterTo(doctor.email, '/invitations/')) ?? []
  expect((await (await clinicApiAs(doctor)).send('POST', path)).status).toBe(200)
  return { clinicId, name }
}

for (const language of ['en', 'es'] as const) {
  test.describe(language === 'en' ? 'in English' : 'in Spanish', () => {
    test.use({ language, viewport: deskSize })

    test('an owner opens a second clinic under the plan, goes there and back, and sees the day of both', async ({
      page,
      t,
      loginAs,
    }) => {
      const house = await freshHouse()
      const { owner } = house
      const name = `Bahía ${owner.surname}`
      await loginAs(owner)
      await page.goto(routes.clinicEdit)
      await page.getByRole('link', { name: t('group.openAnother') }).click()
      await expect(page.getByText(t('group.planAllows', { count: 1 }), { exact: true })).toBeVisible()
      await upgrade(house)

      await page.reload()
      await settled(page)
      await expect(page.getByText(t('group.left', { count: 2 }))).toBeVisible()
      const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: label })
      await field(t('clinics.name')).first().fill(name)
      await field(t('clinics.city')).fill('Cádiz')
      await field(t('clinics.district')).fill('Centro')
      await field(t('clinics.postalCode')).fill('11001')
      await expectAccessible(page)
      await page.getByRole('button', { name: t('group.open') }).click()
      await expect(page.getByRole('heading', { name: t('group.openedTitle') })).toBeVisible()
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('button', { name: `Clínica ${owner.surname}` })).toBeVisible()
      await page.getByRole('button', { name: t('group.goThere') }).click()
      await expect(page).toHaveURL(routes.clinicEdit)
      await settled(page)
      await expect(page.getByText(t('group.numberOf', { value: 2, limit: 3 })).first()).toBeVisible()

      // By keyboard alone.
      const here = bar.getByRole('button', { name })
      await here.focus()
      await page.keyboard.press('Enter')
      const places = page.getByRole('dialog', { name: t('team.placeTitle') })
      await expect(places.getByRole('button', { name })).toHaveAttribute('aria-current', 'true')
      await expectAccessible(page)
      await places.getByRole('button', { name: `Clínica ${owner.surname}` }).focus()
      await page.keyboard.press('Enter')
      await expect(bar.getByRole('button', { name: `Clínica ${owner.surname}` })).toBeVisible()
      await settled(page)

      await bar.getByRole('button', { name: `Clínica ${owner.surname}` }).click()
      await places.getByRole('link', { name: t('group.allClinics') }).click()
      await expect(page.getByRole('heading', { name: t('group.allClinics') })).toBeVisible()
      for (const each of [name, `Clínica ${owner.surname}`])
        await expect(page.getByRole('main').getByText(each, { exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByText(house.doctor.surname).first()).toBeVisible()
      await expectAccessible(page)
    })

    test('a doctor works in both, is booked in one at a time, and a link to the other offers to go there', async ({
      page,
      context,
      t,
      loginAs,
      allowFaults,
    }) => {
      allowFaults(/status of (404|409)/)
      const house = await freshHouse()
      const { owner, doctor, patient } = house
      const there = await secondClinic(house, `Bahía ${owner.surname}`)
      await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 240 })
      const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 2, '09:00'))
      const day = calendarDay(2, doctor.timeZone)

      await loginAs(doctor)
      await page.goto(routes.today)
      await settled(page)
      const other = await context.newPage()
      await other.goto(routes.appointment(visit.appointmentId))
      await settled(other)
      await page
        .getByRole('banner')
        .getByRole('button', { name: `Clínica ${owner.surname}` })
        .click()
      const places = page.getByRole('dialog', { name: t('team.placeTitle') })
      await places.getByRole('button', { name: there.name }).click()
      await expect(page.getByRole('banner').getByRole('button', { name: there.name })).toBeVisible()

      // The other window follows, and offers the way back to its record.
      await expect(
        other.getByText(t('elsewhere.title', { clinic: `Clínica ${owner.surname}` })),
      ).toBeVisible()
      await expectAccessible(other)

      const column = page.getByRole('group', { name: dayInWords(day, language), exact: true })
      await page.goto(`${routes.calendar}?week=${day}&day=${day}`)
      await settled(page)
      await expect(column.getByText(`Clínica ${owner.surname}`)).toBeVisible()
      await expect(column.getByRole('button')).toHaveCount(0)
      const doctors = await clinicApiAs(doctor)
      const shift = { doctorId: doctor.id, clinicId: there.clinicId, duration: 120 }
      await doctors.put('/sessions/current', sessionUser, { clinicId: there.clinicId })
      const taken = { ...shift, startDate: clinicInstant(doctor, 2, '10:00') }
      expect((await doctors.send('POST', '/workshifts', taken)).status).toBe(409)
      await doctors.post('/workshifts', workshift, { ...shift, startDate: clinicInstant(doctor, 2, '15:00') })
      await doctors.put('/sessions/current', sessionUser, { clinicId: owner.clinicId })
      await page.reload()
      await settled(page)
      const hours = `${t('schedule.shift')} 15:00 ${t('schedule.shiftTo')} 17:00`
      await expect(column.getByRole('button', { name: hours })).toBeVisible()

      await other.getByRole('button', { name: t('elsewhere.go') }).click()
      await expect(other.getByText(`${patient.name} ${patient.surname}`).first()).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('button', { name: `Clínica ${owner.surname}` }),
      ).toBeVisible()
    })
  })
}
