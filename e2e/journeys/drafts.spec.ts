import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { fillLogin } from '../sign-in'

test('what a patient is changing and choosing waits for the same patient to sign in again', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 401/)
  const patient = await freshPatient()
  await loginAs(patient)
  await page.goto(routes.patientEdit, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Editar' }).click()
  const city = page.getByRole('textbox', { name: 'Ciudad' })
  await city.fill('Alcalá de Henares')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, patient)
  await expect(city).toHaveValue('Alcalá de Henares')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Your details are saved')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('Alcalá de Henares')).toBeVisible()
  await expect(city).toBeHidden()

  await page.goto(routes.geneticStudy, { waitUntil: 'networkidle' })
  await page.getByLabel('Category').selectOption('Chromosomal')
  await page.getByRole('button', { name: 'Select All Filtered' }).click()
  await expect(page.getByText('10 of 50 selected')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, patient)
  await expect(page.getByText('10 of 50 selected')).toBeVisible()
})
