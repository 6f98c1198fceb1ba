import { join } from 'node:path'
import { appointment } from '#contract/appointments'
import type { VisitLinkAction } from '#contract/visit-links'
import { routes } from '@/lib/routes'
import { tokenOf } from '../../clinic-api/testing/visit-links.ts'
import { required } from '../accounts'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

async function reminded() {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 180 })
  const start = clinicInstant(doctor, 3, '10:00')
  const { appointmentId } = await freshAppointment(patient, doctor, start)
  const linkTo = (action: VisitLinkAction) => {
    const facts = { appointmentId, startAt: Date.parse(start), action }
    return routes.visitLink(tokenOf(join(required('E2E_FOLDER'), 'data'), facts))
  }
  return { doctor, patient, appointmentId, linkTo }
}

test('a reminder’s link confirms a visit without signing in, and opening it changes nothing', {
  tag: '@core',
}, async ({ page, apiAs }) => {
  const { doctor, appointmentId, linkTo } = await reminded()
  const visit = async () => (await apiAs(doctor)).get(`/appointments/${appointmentId}`, appointment)
  await page.goto(linkTo('confirm'))
  await expect(page.getByRole('heading', { name: 'Are you coming?' })).toBeVisible()
  await expect(page.getByText('10:00')).toBeVisible()
  await expectAccessible(page)
  expect((await visit()).confirmedAt).toBeNull()
  await page.getByRole('button', { name: 'I am coming' }).click()
  await expect(page.getByText('The clinic knows that you are coming')).toBeVisible()
  expect((await visit()).confirmedAt).not.toBeNull()
})

test('in Spanish and on a phone, a link moves a visit to a free time', { tag: '@core' }, async ({
  browser,
  apiAs,
}) => {
  const { doctor, appointmentId, linkTo } = await reminded()
  const phone = { locale: 'es-ES', viewport: { width: 360, height: 740 } }
  const context = await browser.newContext({ ...phone, baseURL: required('E2E_WEB_URL') })
  const page = await context.newPage()
  await page.goto(linkTo('move'))
  await expect(page.getByRole('heading', { name: 'Elige otra hora' })).toBeVisible()
  await page.getByRole('radio').nth(1).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cambiarla a las 09:30' }).click()
  await expect(page.getByText('Tu cita ha pasado a esta hora')).toBeVisible()
  const { appointmentDate } = await (await apiAs(doctor)).get(`/appointments/${appointmentId}`, appointment)
  expect(appointmentDate).toBe(new Date(clinicInstant(doctor, 3, '09:30')).toISOString())
  await context.close()
})
