import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { appointmentDetail } from '#contract/appointments'
import { dayAt } from '#contract/zone'
import { addWeeks, mondayOf } from '@/lib/domain/week'
import { routes } from '@/lib/routes'
import { countClicks } from '../clicks'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { CalendarPage, calendarDay } from '../pages/calendar-page'
import { desk } from '../windows'

test.use({ viewport: desk })

const daysAhead = 2

async function visit() {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead })
  const { appointmentId: id } = await freshAppointment(
    patient,
    doctor,
    clinicInstant(doctor, daysAhead, '09:30'),
  )
  return { doctor, patient, id }
}

/** Clicks and counts. */
function clicker() {
  const clicks = { count: 0 }
  return {
    clicks,
    async click(target: Locator) {
      await target.click()
      clicks.count += 1
    },
  }
}

const status = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first()

test('a visit ahead is closed after a question, and opened again from the toast and from the visit', async ({
  page,
  loginAs,
  apiAs,
}) => {
  const { doctor, patient, id } = await visit()
  await loginAs(doctor)
  await page.goto(routes.appointment(id), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(/This visit starts on .*9:30 AM\. Complete it anyway\?/)
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(question).toBeHidden()
  await expect(status(page, 'Pending')).toBeVisible()

  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await question.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(status(page, 'Completed')).toBeVisible()
  const toast = page.locator('[data-sonner-toast]')
  await expect(toast).toContainText(`Appointment completed: ${patient.name} ${patient.surname}`)
  // A toast without an offer is gone by now.
  await page.waitForTimeout(6000)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(status(page, 'Pending')).toBeVisible()

  await page.getByRole('button', { name: 'Set Not Attended' }).click()
  await question.getByRole('button', { name: 'Set not attended anyway' }).click()
  await expect(status(page, 'Not attended')).toBeVisible()
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Undo not attended' }).click()
  await expect(status(page, 'Pending')).toBeVisible()
  const stored = await (await apiAs(doctor)).get(`/appointments/${id}`, appointmentDetail)
  expect(stored.status).toBe('pending')
})

test('why the patient comes and what the doctor wrote stand on the visit and in the history', async ({
  page,
  loginAs,
  context,
}) => {
  const { doctor, patient } = await visit()
  await loginAs(patient)
  await page.goto(routes.book(doctor.id), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '10:30', exact: true }).click()
  await page.getByRole('textbox', { name: 'Reason for the visit' }).fill('Cough since Monday')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page).toHaveURL(routes.appointments)

  // Left before the session changes: its screen would go on asking as nobody.
  await page.goto('about:blank')
  await context.clearCookies()
  await loginAs(doctor)
  const day = calendarDay(daysAhead, doctor.timeZone)
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  await calendar.appointment(day, '10:30').click()
  await expect(page.getByText('Cough since Monday')).toBeVisible()
  const note = page.getByRole('textbox', { name: 'Note on the visit' })
  await page.waitForLoadState('networkidle')
  await note.fill('Lungs clear.')
  await page.locator('form').filter({ has: note }).getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved').first()).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Lungs clear.')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to my calendar' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('BEGIN:VEVENT')
  expect(file).toContain(`DTSTART:${clinicInstant(doctor, daysAhead, '10:30').replace(/[-:]|\.000/g, '')}`)
  expect(file).not.toContain('Cough')
})

test('what a visit is about takes its doctor one click, and moving it three, which can be taken back', async ({
  page,
  loginAs,
}) => {
  const { doctor, id } = await visit()
  await loginAs(doctor)
  const day = calendarDay(daysAhead, doctor.timeZone)
  const calendar = new CalendarPage(page)
  await calendar.open(day)
  const { click, clicks } = clicker()
  await click(calendar.appointment(day, '09:30'))
  await expect(page.getByText('Patient Information')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(clicks.count).toBe(1)
  await click(page.getByRole('button', { name: 'Choose another time' }))
  const times = page.getByRole('dialog').getByRole('list', { name: 'Next free times' })
  await expect(times.getByRole('button', { name: /09:30/ })).toHaveCount(0)
  await click(times.getByRole('button', { name: /, 11:00$/ }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(routes.appointment(id))
  await expect(page.getByRole('main').getByText('11:00 AM', { exact: true })).toBeVisible()
  expect(clicks.count).toBe(3)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByText('9:30 AM', { exact: true })).toBeVisible()
})

test('a patient moves the next visit from home in three clicks', async ({ page, loginAs }) => {
  const { patient, id } = await visit()
  await loginAs(patient)
  await page.goto(routes.app, { waitUntil: 'networkidle' })
  const { click, clicks } = clicker()
  await click(page.getByRole('link', { name: 'Choose another time' }))
  await click(page.getByRole('button', { name: '11:00', exact: true }))
  await click(page.getByRole('button', { name: 'Move appointment' }))
  await expect(page).toHaveURL(routes.appointment(id))
  await expect(page.getByRole('main').getByText('11:00 AM', { exact: true })).toBeVisible()
  expect(clicks.count).toBe(3)
})

test('a patient cancels from home in three clicks', async ({ page, loginAs }) => {
  const { patient } = await visit()
  await loginAs(patient)
  await page.goto(routes.app, { waitUntil: 'networkidle' })
  const { click, clicks } = clicker()
  await click(page.getByRole('link', { name: 'View Appointment' }))
  await page.waitForLoadState('networkidle')
  await click(page.getByRole('button', { name: 'Cancel appointment' }))
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }))
  await expect(status(page, 'Cancelled')).toBeVisible()
  expect(clicks.count).toBe(3)
})

test('a shift is added from home in three clicks at most', async ({ page, loginAs }) => {
  const doctor = await freshDoctor()
  await loginAs(doctor)
  await page.goto(routes.app, { waitUntil: 'networkidle' })
  const calendar = new CalendarPage(page)
  const { click, clicks } = clicker()
  await click(page.getByRole('link', { name: 'Next week' }))
  const day = addWeeks(mondayOf(dayAt(Date.now(), doctor.timeZone)), 1)
  await calendar.clickHour(day, 10)
  clicks.count += 1
  await click(page.getByRole('button', { name: 'Save Schedule' }))
  await expect(calendar.shift(day, '10:00', '11:00')).toBeVisible()
  expect(clicks.count).toBe(3)
})

test('the language is switched in two clicks', async ({ page, loginAs }) => {
  await loginAs(await freshPatient())
  await page.goto(routes.app, { waitUntil: 'networkidle' })
  const clicks = await countClicks(page)
  const choice = page.getByRole('banner').getByLabel('Language')
  await choice.click()
  // The browser draws the open list outside of the page, which hears nothing of the click in it.
  const inTheList = 1
  await choice.selectOption('es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(clicks() + inTheList).toBe(2)
})

test('the desk knows who comes, moves and cancels, and leaves the rest to the doctor', async ({
  page,
  loginAs,
}) => {
  const { patient, id } = await visit()
  await loginAs('clinicadmin')
  await page.goto(routes.appointment(id), { waitUntil: 'networkidle' })
  await expect(page.getByText(`${patient.name} ${patient.surname}`)).toBeVisible()
  await expect(page.getByText('Patient Information')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeHidden()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await page.getByRole('link', { name: 'Other days and times' }).click()
  await page.getByRole('button', { name: '12:00', exact: true }).click()
  await page.getByRole('button', { name: 'Move appointment' }).click()
  await expect(page).toHaveURL(routes.appointment(id))
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(status(page, 'Cancelled')).toBeVisible()
})

test('a follow-up is booked from the closed visit, for the same patient', async ({ page, loginAs }) => {
  const { doctor, patient, id } = await visit()
  await loginAs(doctor)
  await page.goto(routes.appointment(id), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await page.getByRole('link', { name: 'Book a follow-up' }).click()
  await expect(page.getByText(`For ${patient.name} ${patient.surname}`)).toBeVisible()
  await page.getByRole('button', { name: '11:30', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText(`${patient.name} ${patient.surname}`).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('11:30 AM', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(routes.appointment(id))
})
