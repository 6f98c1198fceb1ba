import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

test('a patient subscribes to their visits, sees when they were read and revokes the address', async ({
  page,
  loginAs,
  playwright,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 2, '09:30'))
  await loginAs(patient)
  await page.goto(`${routes.patientEdit}#notices`)
  await settled(page)
  await page.getByRole('button', { name: 'Manage calendar links' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('You have no link yet.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  const code = dialog.locator('code')
  await expect(code).toHaveText(/\/feeds\/[\w.-]+\.ics$/)
  await expect(dialog.getByRole('img', { name: 'The link as a QR code' })).toBeVisible()
  await expectAccessible(page)
  const path = new URL((await code.textContent()) ?? '').pathname

  // A program of its own, which brings no cookie.
  const program = await playwright.request.newContext({ baseURL: required('E2E_WEB_URL') })
  const first = await program.get(path)
  expect(first.status()).toBe(200)
  expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await first.text()).toContain(`UID:${visit.appointmentId}`)
  const etag = first.headers().etag ?? ''
  expect((await program.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)

  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByText(/Never read|Last read/)).toBeVisible()
  await page.reload()
  await settled(page)
  await page.getByRole('button', { name: 'Manage calendar links' }).click()
  await expect(dialog.getByText(/^Last read on /)).toBeVisible()
  await expect(dialog.locator('code')).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Remove the link of/ }).click()
  await expect(dialog.getByText('You have no link yet.')).toBeVisible()
  expect((await program.get(path)).status()).toBe(404)
  await program.dispose()
})
