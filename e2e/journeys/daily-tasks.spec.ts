import type { Page } from '@playwright/test'
import { appointmentList } from '#contract/appointments'
import { addDays } from '#contract/zone'
import { mondayOf } from '@/lib/domain/week'
import { formatShortDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { countClicks } from '../clicks'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  freshAppointment,
  freshDoctor,
  freshHouse,
  freshPatient,
  freshPerson,
  freshShift,
} from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
import { HistoryPage } from '../pages/history-page'
import { desk as deskSize } from '../windows'

// What people do every day, in no more clicks than it needs; text is typed. Booking stands in doctor-page.spec.ts,
// cancelling in appointment.spec.ts, moving in visit.spec.ts, opening a history in people.spec.ts, the plan in plans.spec.ts, keys in desk-keys.spec.ts.

test.use({ viewport: deskSize })

/** Opens an address and counts from there. */
async function start(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
  return countClicks(page)
}

test('a doctor plans a week with two clicks and one line', async ({ page, loginAs }) => {
  const doctor = await freshDoctor()
  const week = addDays(mondayOf(calendarDay(0, doctor.timeZone)), 7)
  await loginAs(doctor)
  const clicks = await start(page, `${routes.calendar}?week=${week}`)
  await page.getByRole('button', { name: 'Weekly hours' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weekly hours' })
  await dialog.getByLabel('In one line').fill(`Mon-Fri 9-14 from ${week} until ${addDays(week, 4)}`)
  await expect(dialog.getByText('5 schedules')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save weekly hours' }).click()
  await expect(page.getByText('5 schedules saved')).toBeVisible()
  expect(clicks()).toBe(2)
})

test('a day off moves its six appointments, each to a later day and in their order, with three clicks and a choice', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/409 \(Conflict\)/)
  const doctor = await freshDoctor()
  for (const daysAhead of [1, 2, 3]) await freshShift(doctor, { daysAhead, from: '09:00', minutes: 240 })
  const patients = []
  for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']) {
    const patient = await freshPatient()
    await freshAppointment(patient, doctor, clinicInstant(doctor, 2, time))
    patients.push(patient)
  }
  await loginAs(doctor)
  const day = calendarDay(2, doctor.timeZone)
  const clicks = await start(page, `${routes.calendar}?view=day&week=${day}&day=${day}`)
  await page.getByRole('button', { name: 'Days off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Days off' })
  await expect(dialog.getByLabel('Last day')).toHaveValue(formatShortDay(day))
  await dialog.getByRole('button', { name: 'Save days off' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('radio', { name: 'Another time with the same doctor' }).check()
  await question.getByRole('button', { name: 'Move 6 appointments' }).click()
  await expect(page.getByText(/^6 appointments of Dr\. .+ moved$/).first()).toBeVisible()
  // The choice is the fourth.
  expect(clicks()).toBe(4)
  const starts = await Promise.all(
    patients.map(async (patient) => {
      const api = await clinicApiAs(patient)
      const [visit] = await api.get(`/appointments/patient/${patient.id}`, appointmentList)
      return visit?.appointmentDate
    }),
  )
  expect(starts).toEqual(
    ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'].map((time) => clinicInstant(doctor, 3, time)),
  )
})

test('the desk registers a patient by invitation with two clicks, and books at once', async ({
  page,
  loginAs,
}) => {
  const { name, surname, dni, email } = freshPerson()
  await loginAs('receptionist')
  const clicks = await start(page, routes.today)
  await page.getByRole('link', { name: 'Patient creation' }).click()
  const form = page.getByRole('main')
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  await field('Name').fill(name)
  await field('Surname').fill(surname)
  await field('DNI').fill(dni)
  await form.getByLabel('Birthdate').fill('1990-05-17')
  await field('Email').fill(email)
  await form.getByRole('button', { name: 'Register and invite' }).click()
  await expect(page.getByRole('button', { name: `Book an appointment for ${name}` })).toBeVisible()
  expect(clicks()).toBe(2)
})

test('a doctor adds a condition and a treatment with two clicks each', async ({ page, loginAs }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await loginAs(doctor)
  const history = new HistoryPage(page)
  await history.open(patient.id)
  const clicks = await countClicks(page)
  await history.add('Add Condition', { Name: 'Asthma', Details: 'Since childhood', Since: '2001-05-04' })
  await history.add('Add Treatment', {
    Name: 'Salbutamol',
    Instructions: 'Two puffs when short of breath',
    'Start date': '2026-01-02',
    'End date': '2099-12-31',
  })
  await expect(history.section('treatments')).toContainText('Salbutamol')
  expect(clicks()).toBe(4)
})

test('the desk answers a message with two clicks from Today', async ({ page, loginAs }) => {
  const { owner, patient } = await freshHouse()
  const writer = await clinicApiAs(patient)
  const asked = { clinicId: owner.clinicId, subject: 'prescription', text: 'May I have it renewed?' }
  expect((await writer.send('POST', '/threads', asked)).status).toBe(201)
  await loginAs(owner)
  const clicks = await start(page, routes.today)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Messages/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(patient.surname)
  await page.getByRole('textbox', { name: /Write to/ }).fill('It is at the pharmacy')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toContainText('It is at the pharmacy')
  expect(clicks()).toBe(2)
})
