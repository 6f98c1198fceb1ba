import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { appointmentList } from '#contract/appointments'
import { visitMessageList } from '#contract/reminders'
import { dayAt } from '#contract/zone'
import { addWeeks, mondayOf } from '@/lib/domain/week'
import { routes } from '@/lib/routes'
import type { Who } from '../accounts'
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
  freshShift,
} from '../fresh-data'
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

/** Past and planned messages to the patient about moves. */
async function mailsOfMoves(id: string, who: Who) {
  const told = await (await clinicApiAs(who)).get(`/appointments/${id}/messages`, visitMessageList)
  return told.filter(({ kind }) => kind === 'moved')
}

const status = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first()

test('why the patient comes and what the doctor wrote stand on the visit and in the history', async ({
  page,
  loginAs,
  forgetSession,
  openCalendarOf,
}) => {
  const { doctor, patient } = await visit()
  await loginAs(patient)
  await page.goto(routes.book(doctor.id))
  await settled(page)
  await page.getByRole('button', { name: '10:30', exact: true }).click()
  await page.getByRole('textbox', { name: 'Reason for the appointment' }).fill('Cough since Monday')
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page).toHaveURL(routes.appointments)

  await forgetSession()
  const day = calendarDay(daysAhead, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  await calendar.appointment(day, '10:30').click()
  await expect(page.getByText('Cough since Monday')).toBeVisible()
  const note = page.getByRole('textbox', { name: 'Note on the appointment' })
  await settled(page)
  await note.fill('Lungs clear.')
  await page.locator('form').filter({ has: note }).getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved').first()).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Lungs clear.')

  await page.locator('summary').filter({ hasText: 'Appointment id' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('BEGIN:VEVENT')
  expect(file).toContain(`DTSTART:${clinicInstant(doctor, daysAhead, '10:30').replace(/[-:]|\.000/g, '')}`)
  expect(file).not.toContain('Cough')
})

test('what a visit is about takes its doctor one click, and moving it three, which can be taken back', async ({
  page,
  openCalendarOf,
}) => {
  const { doctor, id } = await visit()
  const day = calendarDay(daysAhead, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  const { click, clicks } = clicker()
  await click(calendar.appointment(day, '09:30'))
  await expect(page.getByText('Patient Information')).toBeVisible()
  await settled(page)
  expect(clicks.count).toBe(1)
  await click(page.getByRole('button', { name: 'Choose another time' }))
  const times = page.getByRole('dialog').getByRole('list', { name: 'Free times' })
  await expect(times.getByRole('button', { name: /^09:30/ })).toHaveCount(0)
  await click(times.getByRole('button', { name: /^11:00/ }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(routes.appointment(id))
  await expect(page.getByRole('main').getByText('11:00', { exact: true })).toBeVisible()
  expect(clicks.count).toBe(3)
  expect(await mailsOfMoves(id, doctor)).toHaveLength(1)
  await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByText('09:30', { exact: true })).toBeVisible()
  expect(await mailsOfMoves(id, doctor)).toEqual([])
})

test('the desk moves a visit to another day, takes it back by keys, of which nobody hears, and cancels it', async ({
  page,
  loginAs,
}) => {
  const { owner, doctor, patient } = await freshHouse()
  await freshShift(doctor, { daysAhead })
  await freshShift(doctor, { daysAhead: daysAhead + 1 })
  const booked = clinicInstant(doctor, daysAhead, '09:30')
  const { appointmentId: id } = await freshAppointment(patient, doctor, booked)
  await loginAs(owner)
  await page.goto(routes.appointment(id))
  await settled(page)
  // It knows who comes; the rest is the doctor's.
  await expect(page.getByText(`${patient.name} ${patient.surname}`)).toBeVisible()
  await expect(page.getByText('Patient Information')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Other days and times' }).click()
  await settled(page)
  await page.getByRole('button', { name: '11:00', exact: true }).click()
  await page.getByRole('button', { name: 'Move appointment' }).click()
  await expect(page).toHaveURL(routes.appointment(id))
  await expect(page.getByRole('main').getByText('11:00', { exact: true })).toBeVisible()
  expect(await mailsOfMoves(id, owner)).toHaveLength(1)
  await page.keyboard.press('Control+z')
  await expect(page.getByText('The appointment is back at its old time').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('09:30', { exact: true })).toBeVisible()
  expect(await mailsOfMoves(id, owner)).toEqual([])
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(status(page, 'Cancelled')).toBeVisible()
})

test('a patient moves the next visit from home in three clicks, and it stays the same visit', {
  tag: '@core',
}, async ({ page, loginAs, apiAs }) => {
  const { doctor, patient, id } = await visit()
  await loginAs(patient)
  await page.goto(routes.app)
  await settled(page)
  const { click, clicks } = clicker()
  await click(page.getByRole('link', { name: 'Choose another time' }))
  await expect(page.getByRole('definition').filter({ hasText: /, 09:30$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '09:30', exact: true })).toBeHidden()
  await click(page.getByRole('button', { name: '11:00', exact: true }))
  await click(page.getByRole('button', { name: 'Move appointment' }))
  await expect(page).toHaveURL(routes.appointment(id))
  await expect(page.getByRole('main').getByText('11:00', { exact: true })).toBeVisible()
  expect(clicks.count).toBe(3)
  const visits = await (await apiAs(patient)).get(`/appointments/patient/${patient.id}`, appointmentList)
  expect(visits.map(({ appointmentId, appointmentDate }) => [appointmentId, appointmentDate])).toEqual([
    [id, clinicInstant(doctor, daysAhead, '11:00')],
  ])
})

test('a shift is added from home in three clicks at most', async ({ page, loginAs }) => {
  const doctor = await freshDoctor()
  await loginAs(doctor)
  await page.goto(routes.app)
  await settled(page)
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
  await page.goto(routes.app)
  await settled(page)
  const clicks = await countClicks(page)
  const choice = page.getByRole('banner').getByLabel('Language')
  await choice.click()
  // The browser draws the open list outside of the page, which hears nothing of the click in it.
  const inTheList = 1
  await choice.selectOption('es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(clicks() + inTheList).toBe(2)
})
