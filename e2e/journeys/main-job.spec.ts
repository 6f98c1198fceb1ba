import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { BookingPage } from '../pages/booking-page'
import { calendarDay } from '../pages/calendar-page'
import { webCookies } from '../web-session'

test('a patient books, the doctor sees it appear in the open calendar and completes it', {
  tag: '@core',
}, async ({ page, anotherBrowser, openCalendarOf }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 1, from: '09:00', minutes: 240 })
  const day = calendarDay(1, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(calendar.appointment(day, '11:00')).toHaveCount(0)

  const elsewhere = await anotherBrowser()
  await elsewhere.addCookies(await webCookies(patient))
  const patientPage = await elsewhere.newPage()
  const booking = new BookingPage(patientPage)
  await booking.open(doctor.id, day)
  await booking.choose('11:00')
  await booking.confirmButton().click()
  await expect(patientPage).toHaveURL(routes.appointments)

  const block = calendar.appointment(day, '11:00')
  await expect(block).toContainText(`${patient.name} ${patient.surname}`, { timeout: 3000 })
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await block.click()
  await expect(page.getByRole('heading', { name: 'Cardiology Appointment' })).toBeVisible()
  await expect(page.getByText('Patient Information')).toBeVisible()
  await settled(page)
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible()

  await patientPage.reload()
  await expect(patientPage.getByText('Completed', { exact: true }).first()).toBeVisible()
})

test('home shows each role its own screen in the first HTML', async ({ page, loginAs, forgetSession }) => {
  await loginAs('doctor')
  const html = await (await page.goto(routes.app))?.text()
  expect(html).toMatch(/Week of \w+ \d+ - \w+ \d+/)
  expect(html).toMatch(/<a [^>]*href="\/app\/appointments\/[^"]+"/)
  await forgetSession()
  await loginAs('patient')
  await page.goto(routes.app)
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible()
})
