import type { Page } from '@playwright/test'
import { appointment } from '#contract/appointments'
import { dayAt, timeOf, wallTimeAt } from '#contract/zone'
import { routes, withQuery } from '@/lib/routes'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicOfToday, freshAppointment, freshDoctor, freshShift } from '../fresh-data'
import { webCookies } from '../web-session'

/** A clinic of today: two visits booked, one of them cancelled, and a colleague without any. */
async function clinicWithVisits() {
  const house = await clinicOfToday()
  const { doctor, patient, owner, start } = house
  const colleague = await freshDoctor({ name: 'Blanca', specialty: 'dermatology' }, owner)
  const from = timeOf(wallTimeAt(Date.parse(start), doctor.timeZone))
  await freshShift(colleague, { daysAhead: 0, from, minutes: 60 })
  const kept = await freshAppointment(patient, doctor, start)
  const later = new Date(Date.parse(start) + 30 * 60_000).toISOString()
  const gone = await freshAppointment(patient, doctor, later)
  await (await clinicApiAs(doctor)).put(`/appointments/${gone.appointmentId}/cancel`, appointment, {})
  const today = dayAt(Date.parse(start), doctor.timeZone)
  return { ...house, colleague, kept, today }
}

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

test('an administrator reads the clinic in numbers and finds the visits behind one', {
  tag: '@core',
}, async ({ page, loginAs }) => {
  const { owner, doctor, colleague, patient, today } = await clinicWithVisits()
  await loginAs(owner)
  await page.goto(routes.app)
  await page.getByRole('link', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { name: 'Insights' })).toBeVisible()
  await expect(page.getByText('No appointments in this period.').first()).toBeVisible()

  await page.getByLabel('From').fill(today)
  await page.getByLabel('To', { exact: true }).fill(today)
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`))
  await expect(figure(page, 'Appointments')).toContainText('1')
  await expect(figure(page, 'Appointments')).toContainText('was 0')
  await expect(figure(page, 'Cancelled within 24 h')).toContainText('of 1 cancellation')
  await expect(figure(page, 'Booked hours')).toContainText('25%')
  await expect(page.getByText('25% of the bookable hours were booked.')).toBeVisible()
  await expect(figure(page, 'Booked hours')).toContainText('0.5 of 2 hours')

  await page.getByText('Show as a table: Booked hours by week').click()
  const table = page.getByRole('table', { name: 'Booked hours by week as a table' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row', { name: /Blanca/ })).toContainText('0%')
  const charts = page.locator('[data-chart=drawn]')
  await expect(charts.first().locator('svg').first()).toBeVisible()

  // Nothing on the screen tells who a patient is.
  await expect(page.locator('main')).not.toContainText(patient.surname)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV: Booked hours by week' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('insights-weeks.csv')
  const file = await (await page.request.get(download.url())).text()
  expect(file).toContain('"bookable_minutes","booked_minutes"')
  expect(file).toContain(`"Lucía ${doctor.surname}","60","30"`)

  await figure(page, 'Cancelled within 24 h').getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Appointments behind the figures' })).toBeVisible()
  await expect(page.getByLabel('Appointments', { exact: true })).toHaveValue('late-cancellations')
  const rows = page.getByRole('row').filter({ hasText: patient.surname })
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Cancelled')
  await page.getByLabel('Appointments', { exact: true }).selectOption('All but cancelled')
  await expect(rows).toContainText('Pending')
  await page.getByLabel('Doctor').selectOption({ label: `Blanca ${colleague.surname}` })
  await expect(page.getByText('No matching appointments')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Insights' }).click()
  await expect(page.getByLabel('Doctor')).toHaveValue(colleague.id)
})

test('a doctor reads their own numbers, without scripts and in Spanish', async ({ browser, baseURL }) => {
  const { doctor, colleague, kept, today } = await clinicWithVisits()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
    locale: 'es-ES',
  })
  await context.addCookies(await webCookies(doctor))
  const page = await context.newPage()
  await page.goto(withQuery(routes.insights, { from: today, to: today }))
  await expect(page.getByRole('heading', { name: 'Indicadores' })).toBeVisible()
  await expect(figure(page, 'Horas reservadas')).toContainText('50 %')
  await expect(page.getByLabel('Médico')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(colleague.surname)
  await figure(page, 'Citas').getByRole('link').click()
  await expect(page.locator(`a[href="${routes.appointment(kept.appointmentId)}"]`).first()).toBeVisible()
  await page.goto(withQuery(routes.insights, { from: today, to: today, doctor: colleague.id }))
  await expect(page.getByText('No se han podido cargar las cifras.')).toBeVisible()
  await context.close()
})
