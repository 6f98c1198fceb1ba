import { appointmentList } from '#contract/appointments'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { fillLogin } from '../sign-in'

test('what a patient is changing and choosing waits for the same patient to sign in again', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 401/)
  const patient = await freshPatient()
  await loginAs(patient)
  await page.goto(routes.patientEdit)
  await settled(page)
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
  await page.reload()
  await settled(page)
  await expect(page.getByText('Alcalá de Henares')).toBeVisible()
  await expect(city).toBeHidden()

  await page.goto(routes.geneticStudy)
  await settled(page)
  await page.getByLabel('Category').selectOption('Chromosomal')
  await page.getByRole('button', { name: 'Select All Filtered' }).click()
  await expect(page.getByText('10 of 50 selected')).toBeVisible()
  await page.context().clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, patient)
  await expect(page.getByText('10 of 50 selected')).toBeVisible()
})

test('what the desk has typed of a visit waits for the same desk to sign in again, and is booked', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 401/)
  const desk = await freshClinicAdmin()
  const [doctor, patient] = [await freshDoctor({}, desk), await freshPatient({}, desk)]
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 60 })
  await loginAs(desk)
  await page.goto(routes.today)
  await settled(page)
  await page.getByRole('main').getByRole('button', { name: 'Book an appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' })
  await dialog.getByRole('combobox', { name: 'Patient' }).fill(patient.surname)
  await page.getByRole('option', { name: patient.surname }).click()
  await dialog.getByLabel('Doctor').selectOption(`${doctor.name} ${doctor.surname}`)
  await dialog.getByLabel('Reason for the appointment').fill('Cough since Monday')
  await dialog.getByLabel('Note for the desk').fill('Comes with a wheelchair')
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await fillLogin(page, desk)
  await page.waitForURL((url) => url.pathname === routes.today)
  await expect(dialog).toContainText(`${patient.name} ${patient.surname}`)
  await expect(dialog.getByLabel('Reason for the appointment')).toHaveValue('Cough since Monday')
  await expect(dialog.getByLabel('Note for the desk')).toHaveValue('Comes with a wheelchair')
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(`Booked for ${patient.name} ${patient.surname}`)).toBeVisible()
  const api = await clinicApiAs(patient)
  expect(await api.get(`/appointments/patient/${patient.id}`, appointmentList)).toMatchObject([
    { reason: 'Cough since Monday' },
  ])
})
