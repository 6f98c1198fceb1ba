import { clinic } from '#contract/clinics'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { countClicks } from '../clicks'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

test('the next free time of a known doctor is booked with four clicks from home', async ({
  page,
  loginAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 1, from: '09:00', minutes: 240 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '09:00'))
  await loginAs(patient)
  await page.goto(routes.app)
  await settled(page)
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Search doctor' }).click()
  await page.getByRole('link', { name: doctor.surname }).click()
  const times = page.getByRole('main').getByRole('listitem').getByRole('link')
  await expect(times).toHaveText(['09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'])
  await times.first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('09:30')
  await dialog.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page).toHaveURL(routes.appointments)
  await expect(page.getByText('Appointment booked')).toBeVisible()
  expect(clicks()).toBe(4)
})

test('a doctor’s page says when the doctor is free, and a patient where the clinic is', async ({
  page,
  loginAs,
  forgetSession,
  apiAs,
}) => {
  const doctor = await freshDoctor()
  await loginAs('clinicadmin')
  await page.goto(routes.doctor(doctor.id))
  const main = page.getByRole('main')
  await expect(main.getByText('Nothing is free in the next 30 days.', { exact: false })).toBeVisible()
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 60 })
  await page.reload()
  await expect(main.getByRole('row').getByRole('button')).toHaveText(['09:00', '09:30'])
  await expect(main.getByRole('cell', { name: '09:00–10:00', exact: true })).toHaveCount(1)
  await forgetSession()
  await loginAs('patient')
  await page.goto(routes.doctor(doctor.id))
  const place = await (await apiAs('clinicadmin')).get(`/clinics/${doctor.clinicId}`, clinic)
  for (const each of [place.name, place.district, `${place.postalCode} ${place.city}`]) {
    await expect(main).toContainText(each)
  }
})
