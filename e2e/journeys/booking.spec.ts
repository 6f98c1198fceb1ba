import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appointmentList } from '#contract/appointments'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { clinicInstant, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { BookingPage } from '../pages/booking-page'

/** Others may come between, such as that of a sign-in with a new device. */
function bookingMailsTo(address: string): string[] {
  const outbox = join(required('E2E_FOLDER'), 'data', 'outbox')
  // A mail that is being written has another ending until it is whole.
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((mail) => mail.includes(address) && mail.includes('Subject: Your appointment is booked'))
}

test('a patient finds a doctor, books once with a double click and sees the visit in the list', {
  tag: '@core',
}, async ({ page, loginAs, apiAs }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 240 })
  await loginAs(patient)

  await page.goto(routes.searchStaff)
  await settled(page)
  const search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
  await search.click()
  await expect(page.getByText('Clinic is required')).toBeVisible()
  await page.getByLabel('Clinic').selectOption(doctor.clinicId)
  await page.getByLabel('Specialty').selectOption({ label: 'Cardiology' })
  await search.click()
  await expect(page).toHaveURL(`${routes.searchStaff}?clinicId=${doctor.clinicId}&specialty=cardiology`)
  const card = page.getByRole('link', { name: doctor.surname })
  await expect(page.getByRole('listitem').filter({ has: card })).toContainText('09:00')
  await card.click()
  await expect(page).toHaveURL((url) => url.pathname === routes.doctor(doctor.id))
  await page.getByRole('link', { name: 'Book an appointment' }).click()

  const booking = new BookingPage(page)
  await booking.choose('10:30')
  await expect(booking.dialog).toContainText(`Dr. ${doctor.name} ${doctor.surname}`)
  await expect(booking.dialog).toContainText(doctor.clinicName)
  await expect(booking.dialog).toContainText('10:30')
  // The reader's clock is the clinic's.
  await expect(booking.dialog).not.toContainText('Central European Time')
  await booking.confirmButton().dblclick()

  await expect(page).toHaveURL(routes.appointments)
  await expect(page.getByText('Appointment booked', { exact: true })).toBeVisible()
  const next = page.getByRole('article')
  await expect(next).toContainText(`${doctor.name} ${doctor.surname}`)
  await expect(next).toContainText('10:30 AM')
  const caller = await apiAs(patient)
  const visits = await caller.get(`/appointments/patient/${patient.id}`, appointmentList)
  expect(visits.map((visit) => visit.appointmentDate)).toEqual([clinicInstant(doctor, 2, '10:30')])
  await expect.poll(() => bookingMailsTo(patient.email).length).toBe(1)
})

test.describe('in a browser on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('days and times are the clinic’s, and the booked instant is the one that was shown', async ({
    page,
    loginAs,
    apiAs,
  }) => {
    const [doctor, patient] = [await freshDoctor(), await freshPatient()]
    await freshShift(doctor, { daysAhead: 4, from: '20:00', minutes: 120 })
    await loginAs(patient)
    const booking = new BookingPage(page)
    await booking.open(doctor.id)
    await booking.choose('21:30')
    await booking.confirmButton().click()
    await expect(page).toHaveURL(routes.appointments)
    await expect(page.getByText('9:30 PM (Madrid time)')).toBeVisible()
    const caller = await apiAs(patient)
    const [visit] = await caller.get(`/appointments/patient/${patient.id}`, appointmentList)
    expect(visit?.appointmentDate).toBe(clinicInstant(doctor, 4, '21:30'))
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the month is marked, the first free day shows its times, and days are buttons of a form', async ({
    page,
    loginAs,
  }) => {
    const [doctor, patient] = [await freshDoctor(), await freshPatient()]
    await freshShift(doctor, { daysAhead: 1, from: '09:00', minutes: 60 })
    await loginAs(patient)
    const booking = new BookingPage(page)
    await booking.open(doctor.id)
    await expect(booking.slot('09:30')).toBeVisible()
    await expect(page.getByRole('button', { name: /2 free times/ })).toHaveCount(1)
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect(page.getByText('No available slots for the selected date 🙁.')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`day=${dayAt(Date.now(), doctor.timeZone)}`))
  })
})
