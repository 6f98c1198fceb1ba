import { z } from 'zod'
import { appointmentList } from '#contract/appointments'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { startBreakableWeb } from '../breakable-web'
import type { ClinicApi } from '../clinic-api'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  type FreshDoctor,
  type FreshPatient,
  freshAppointment,
  freshDoctor,
  freshPatient,
  freshShift,
} from '../fresh-data'
import { BookingPage } from '../pages/booking-page'
import { CalendarPage } from '../pages/calendar-page'
import { webCookies } from '../web-session'

const failed = 'Failed to book the appointment. Please try again later.'

const dayAhead = (doctor: FreshDoctor, days: number) =>
  dayAt(Date.parse(clinicInstant(doctor, days, '12:00')), doctor.timeZone)

async function startsOf(caller: ClinicApi, patient: FreshPatient): Promise<string[]> {
  const visits = await caller.get(`/appointments/patient/${patient.id}`, appointmentList)
  return visits.map((visit) => visit.appointmentDate)
}

test('the time of an open question is nobody else’s until it closes', async ({
  page,
  anotherBrowser,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/)
  const [doctor, one, two] = [await freshDoctor(), await freshPatient(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 180 })
  await loginAs(one)
  const mine = new BookingPage(page)
  await mine.open(doctor.id, dayAhead(doctor, 3))
  await mine.choose('10:00')
  await expect(mine.dialog.getByText(/^We keep this time for you until \d\d:\d\d\.$/)).toBeVisible()
  await expectAccessible(page)

  const other = await anotherBrowser()
  await other.addCookies(await webCookies(two))
  const theirPage = await other.newPage()
  const theirs = new BookingPage(theirPage)
  await theirs.open(doctor.id, dayAhead(doctor, 3))
  await expect(theirs.slot('09:30')).toBeVisible()
  await expect(theirs.slot('10:00')).toBeHidden()
  await theirPage.getByText('Why are some times not free?').click()
  await expect(theirPage.getByText('Somebody is about to take it')).toBeVisible()

  const letGo = page.waitForResponse('**/api/calls/holds.release?*')
  await mine.dialog.getByRole('button', { name: 'Cancel' }).click()
  await letGo
  await theirPage.reload()
  await theirs.choose('10:00')
  await expect(theirs.dialog.getByText(/^We keep this time for you until/)).toBeVisible()

  await mine.choose('10:00')
  await expect(mine.dialog.getByText('Somebody else was faster')).toBeVisible()
  await expectAccessible(page)
  await mine.dialog.getByRole('button', { name: /09:30$/ }).click()
  await expect(mine.dialog.getByText(/^We keep this time for you until/)).toBeVisible()
  await Promise.all([mine, theirs].map((booking) => booking.confirmButton().click()))
  for (const each of [page, theirPage]) await expect(each).toHaveURL(routes.appointments)
})

test('the clinic API stops while a booking is confirmed: the choice is kept, trying again books once', async ({
  page,
  apiAs,
  allowFaults,
}) => {
  allowFaults(/status of 50\d/, /ERR_/)
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  const web = await startBreakableWeb()
  try {
    await page.goto(`${web.url}${routes.login}?next=${encodeURIComponent(routes.book(doctor.id))}`)
    await page.getByLabel('Email').fill(patient.email)
    await page.getByLabel('Password', { exact: true }).fill(patient.password)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    const booking = new BookingPage(page)
    await booking.slot('09:30').waitFor()
    await booking.choose('09:30')
    web.cut()
    await booking.confirmButton().click()
    await expect(booking.dialog).toContainText(failed)
    await expect(booking.dialog).toContainText('09:30')

    web.mend()
    await booking.confirmButton().click()
    await expect(page).toHaveURL(`${web.url}${routes.appointments}`)
    expect(await startsOf(await apiAs(patient), patient)).toEqual([clinicInstant(doctor, 2, '09:30')])

    // The list stays while the API is away; only a reload of the screen shows an error.
    await page.reload()
    await settled(page)
    web.cut()
    await page.waitForTimeout(2500)
    await expect(page.getByRole('article')).toContainText('9:30 AM')
    await page.reload()
    await expect(page.getByText('Your appointments could not be loaded.')).toBeVisible()
    const [visit] = await (await apiAs(patient)).get(`/appointments/patient/${patient.id}`, appointmentList)
    await page.goto(web.url + routes.appointment(visit?.appointmentId ?? ''))
    await expect(page.getByText('Error loading appointment details.')).toBeVisible()
    web.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Cardiology Appointment' })).toBeVisible()
  } finally {
    // Leaves the page first: its prefetches would find no server.
    await page.goto('about:blank')
    await web.stop()
  }
})

test('a visit is not moved onto a time that went meanwhile, and the doctor’s open calendar follows what happens', async ({
  page,
  anotherBrowser,
  loginAs,
  apiAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/)
  const [doctor, patient, faster] = [await freshDoctor(), await freshPatient(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 180 })
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '09:00'))
  const doctors = await anotherBrowser()
  await doctors.addCookies(await webCookies(doctor))
  const calendar = new CalendarPage(await doctors.newPage())
  const day = dayAhead(doctor, 3)
  await calendar.open(day)
  await calendar.page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await loginAs(patient)
  await page.goto(`${routes.reschedule(doctor.id, visit.appointmentId)}&day=${day}`)
  const booking = new BookingPage(page)
  await booking.slot('11:00').waitFor()
  await freshAppointment(faster, doctor, clinicInstant(doctor, 3, '11:00'))
  await booking.choose('11:00')
  await booking.confirmButton('Move appointment').click()
  await expect(booking.dialog).toContainText(failed)
  await expect(booking.dialog).toContainText(/Nothing was moved: your appointment stays on .*, 09:00\./)
  await expect(booking.dialog.locator('dd', { hasText: '11:00' })).toBeVisible()
  const offers = booking.dialog.getByRole('button', { name: /, \d\d:\d\d$/ })
  await expect(offers).toHaveText([/, 10:00$/, /, 10:30$/, /, 11:30$/])
  const caller = await apiAs(patient)
  expect(await startsOf(caller, patient)).toEqual([clinicInstant(doctor, 3, '09:00')])
  await expect(calendar.appointment(day, '11:00')).toContainText(faster.surname)
  await expect(calendar.appointment(day, '09:00')).toContainText(patient.surname)

  await offers.nth(1).click()
  await booking.confirmButton('Move appointment').click()
  await expect(page).toHaveURL(routes.appointment(visit.appointmentId))
  await expect(calendar.appointment(day, '10:30')).toContainText(patient.surname)
  await expect(calendar.appointment(day, '09:00')).toHaveCount(0)
  expect(await startsOf(caller, patient)).toEqual([clinicInstant(doctor, 3, '10:30')])
  await caller.put(`/appointments/${visit.appointmentId}/cancel`, z.unknown())
  await expect(calendar.appointment(day, '10:30')).toContainText('Cancelled')
  expect(await calendar.page.evaluate(() => 'sameDocument' in window)).toBe(true)
})
