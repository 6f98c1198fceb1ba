import { type Appointment, appointmentList } from '#contract/appointments'
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
    await page.getByLabel('Start date').fill('2001-01-01')
    await page.getByLabel('End date').fill('2001-01-02')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/status=cancelled&from=2001-01-01&to=2001-01-02/)
    await expect(page.getByText('No appointments found')).toBeVisible()
    await expect(page.getByLabel('Start date')).toHaveValue('01/01/2001')
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
