import { availableAnswer } from '#contract/available'
import { addDays } from '#contract/zone'
import { formatShortDay } from '@/lib/format/dates'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'

test('a doctor takes a day off by keyboard, is told of the visits on it, and gives it back', {
  tag: '@core',
}, async ({ page, openCalendarOf, allowFaults }) => {
  allowFaults(/409 \(Conflict\)/)
  const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
  await freshShift(doctor, { daysAhead: 1 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '10:00'))
  const day = calendarDay(1, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  await expect(calendar.column(day)).not.toContainText('Vacation')

  await page.getByRole('button', { name: 'Days off' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Days off' })
  await expect(dialog.getByLabel('First day')).toHaveValue(formatShortDay(day))
  await expect(dialog.getByText('None planned.')).toBeVisible()
  await dialog.getByLabel('Last day').fill(addDays(day, -1))
  await dialog.getByLabel('Note').fill('in the mountains')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('The end must not be before the beginning')).toBeVisible()
  await expect(dialog.getByLabel('Note')).toHaveValue('in the mountains')
  await dialog.getByLabel('Last day').fill(day)
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`${patient.name} ${patient.surname}`)
  await question.getByRole('radio', { name: 'Leave them as they are' }).check()
  await question.getByRole('button', { name: 'Save days off' }).click()
  await expect(dialog).toBeHidden()
  await expect(calendar.column(day)).toContainText('Day off: Vacation: in the mountains')

  const api = await clinicApiAs(patient)
  const query = `clinicId=${doctor.clinicId}&doctorId=${doctor.id}&date=${day}`
  const taken = async () =>
    (await api.get(`/appointments/available?${query}`, availableAnswer)).available.length
  expect(await taken()).toBe(0)

  await page.getByRole('button', { name: 'Days off' }).click()
  await dialog.getByRole('button', { name: /^Remove .*in the mountains/ }).click()
  await expect(dialog.getByText('None planned.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(calendar.column(day)).not.toContainText('Vacation')
  expect(await taken()).toBe(7)
})
