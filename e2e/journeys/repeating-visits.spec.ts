import { appointmentList } from '#contract/appointments'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { BookingPage } from '../pages/booking-page'

test('a visit is booked to repeat, one date left out, and the rest of them is cancelled', async ({
  page,
  loginAs,
  apiAs,
}) => {
  const [doctor, patient, other] = [await freshDoctor(), await freshPatient(), await freshPatient()]
  for (const daysAhead of [3, 10, 17, 24])
    await freshShift(doctor, { daysAhead, from: '09:00', minutes: 120 })
  await freshAppointment(other, doctor, clinicInstant(doctor, 10, '10:00'))
  await loginAs(patient)
  const booking = new BookingPage(page)
  await booking.open(doctor.id, dayAt(Date.parse(clinicInstant(doctor, 3, '12:00')), doctor.timeZone))
  await booking.choose('10:00')
  await booking.dialog.getByLabel('Repeat').selectOption('Every week')
  const dates = booking.dialog.getByRole('checkbox')
  await expect(dates).toHaveCount(4)
  await expect(booking.dialog.getByText('4 appointments to book')).toBeVisible()
  await expect(booking.dialog.getByText('nearest free time')).toHaveCount(1)
  await expect(dates.first()).toBeDisabled()
  await expectAccessible(page)
  await dates.nth(2).uncheck()
  await expect(booking.dialog.getByText('3 appointments to book')).toBeVisible()
  await booking.confirmButton().click()
  await expect(page).toHaveURL(routes.appointments)
  await expect(page.getByText('3 appointments booked', { exact: true })).toBeVisible()

  const caller = await apiAs(patient)
  const visits = async () => caller.get(`/appointments/patient/${patient.id}`, appointmentList)
  const booked = await visits()
  expect(booked.map(({ appointmentDate }) => appointmentDate)).toEqual([
    clinicInstant(doctor, 3, '10:00'),
    clinicInstant(doctor, 10, '09:30'),
    clinicInstant(doctor, 24, '10:00'),
  ])

  await page.goto(routes.appointment(booked[1]?.appointmentId ?? ''))
  await settled(page)
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel('Also cancel the later appointments of this series').check()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel appointment', exact: true }).click()
  await expect(question).toBeHidden()
  await expect
    .poll(async () => (await visits()).map(({ status }) => status))
    .toEqual(['pending', 'cancelled', 'cancelled'])
})
