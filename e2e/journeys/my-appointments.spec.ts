import { type Appointment, appointmentList } from '#contract/appointments'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import type { ClinicApi } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

/** The demo patient's past visits: no call can make a past one. */
async function pastVisits(caller: ClinicApi): Promise<Appointment[]> {
  const all = await caller.get(`/appointments/patient/${caller.user.patientid}`, appointmentList)
  return all.filter((visit) => Date.parse(visit.appointmentDate) <= Date.now())
}

const pageOf = (count: number) => `Page 1 of ${Math.max(1, Math.ceil(count / 6))}`

test('past visits are filtered and paged, and the URL says how', async ({ page, loginAs, apiAs }) => {
  const past = await pastVisits(await apiAs('patient'))
  expect(past.length).toBeGreaterThan(6)
  await loginAs('patient')
  await page.goto(routes.appointments)
  await settled(page)
  await page.getByRole('tab', { name: 'Past Appointments' }).click()
  await expect(page).toHaveURL(`${routes.appointments}?tab=past`)
  const cards = page.getByRole('tabpanel').getByRole('article')
  await expect(cards).toHaveCount(6)
  await expect(page.getByText(pageOf(past.length))).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/^Page 2 of/)).toBeVisible()
  await expect(page).toHaveURL(/page=2/)

  const completed = past.filter((visit) => visit.status === 'completed')
  await page.getByLabel('Status').selectOption('completed')
  await expect(page).toHaveURL(`${routes.appointments}?tab=past&status=completed`)
  await expect(page.getByText(pageOf(completed.length))).toBeVisible()

  const chosen = completed.at(0)
  if (!chosen) throw new Error('The demo patient has no completed visit')
  const dayOf = (visit: Appointment) => dayAt(Date.parse(visit.appointmentDate), visit.timeZone)
  const day = dayOf(chosen)
  const thatDay = completed.filter((visit) => dayOf(visit) === day)
  await page.getByLabel('Start date').fill(day)
  await page.getByLabel('End date').fill(day)
  await expect(page).toHaveURL(new RegExp(`from=${day}&to=${day}`))
  await expect(cards).toHaveCount(thatDay.length)
  await expect(cards.filter({ hasText: chosen.doctorName }).first()).toBeVisible()
  await page.reload()
  await expect(cards).toHaveCount(thatDay.length)
  await expect(page.getByLabel('Start date')).toHaveValue(day)

  await settled(page)
  await page.getByRole('button', { name: 'Clear Dates' }).click()
  await expect(page.getByLabel('Start date')).toHaveValue('')
  await expect(page.getByText(pageOf(completed.length))).toBeVisible()
  await page.getByLabel('Start date').fill('2001-01-01')
  await page.getByLabel('End date').fill('2001-01-02')
  await expect(page.getByText('No appointments found')).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Page \d of/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs and pages are links and the filters a form', async ({ page, loginAs, apiAs }) => {
    const past = await pastVisits(await apiAs('patient'))
    await loginAs('patient')
    await page.goto(routes.appointments)
    await page.getByRole('tab', { name: 'Past Appointments' }).click()
    const cards = page.getByRole('tabpanel').getByRole('article')
    await expect(cards).toHaveCount(6)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText(/^Page 2 of/)).toBeVisible()
    await page.getByLabel('Status').selectOption('cancelled')
    await page.getByRole('button', { name: 'Apply' }).click()
    const cancelled = past.filter((visit) => visit.status === 'cancelled')
    await expect(page.getByText(pageOf(cancelled.length))).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a tap anywhere on the card opens the visit after 150 ms', async ({ page, loginAs }) => {
    const [doctor, patient] = [await freshDoctor(), await freshPatient()]
    await freshShift(doctor, { daysAhead: 1, from: '09:00', minutes: 60 })
    const { appointmentId } = await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '09:00'))
    await loginAs(patient)
    await page.goto(routes.appointments)
    await settled(page)
    await page.getByRole('article').tap({ position: { x: 60, y: 40 } })
    const tappedAt = Date.now()
    await page.waitForURL(routes.appointment(appointmentId))
    expect(Date.now() - tappedAt).toBeGreaterThan(120)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
