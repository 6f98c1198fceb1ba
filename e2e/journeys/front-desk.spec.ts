import type { Page } from '@playwright/test'
import { appointmentList } from '#contract/appointments'
import { formatShortDay } from '@/lib/format/dates'
import { dayInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { countedKeys } from '../counted-keys'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  type FreshDoctor,
  type FreshPatient,
  freshAppointment,
  freshDoctor,
  freshPatient,
  freshShift,
} from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
import { desk as deskSize, phone } from '../windows'

test.use({ viewport: deskSize })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' })
const calendarOf = (doctor: FreshDoctor) => `${routes.calendar}?doctor=${doctor.id}`

/** The patient's visits, as the clinic API tells them. */
async function visitsOf(patient: FreshPatient) {
  const caller = await clinicApiAs(patient)
  return caller.get(`/appointments/patient/${patient.id}`, appointmentList)
}

/** The frame hears the shortcut once it has come alive. */
async function openByKey(page: Page, press: (key: string) => Promise<void>) {
  await settled(page)
  await press('Alt+n')
  await expect(dialogOf(page).getByRole('combobox', { name: 'Patient' })).toBeFocused()
}

test('a known patient on the phone is booked by keyboard alone, in at most 12 keys', {
  tag: '@core',
}, async ({ page, loginAs }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  await loginAs('clinicadmin')
  await page.goto(calendarOf(doctor))
  const keys = countedKeys(page)
  await openByKey(page, keys.press)
  await page.keyboard.type(patient.surname)
  await expect(page.getByRole('option', { name: patient.surname })).toBeVisible()
  await keys.press('Enter')
  const times = dialogOf(page).getByRole('radio')
  await expect(times.first()).toBeFocused()
  await expectAccessible(page)
  await keys.press('ArrowDown')
  await expect(times.nth(1)).toBeChecked()
  await keys.press('Enter')
  await expect(page.getByText(`Booked for ${patient.name} ${patient.surname}`)).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  expect(keys.count()).toBeLessThanOrEqual(12)
  const [visit] = await visitsOf(patient)
  expect(visit).toMatchObject({
    doctorId: doctor.id,
    appointmentDate: clinicInstant(doctor, 2, '09:30'),
    status: 'pending',
  })
  // A caller who asks for the time is answered from the patient's details.
  await page.goto(routes.patientDetails(patient.id))
  const listed = page.getByRole('link', { name: '09:30' })
  await expect(listed).toHaveAttribute('href', routes.appointment(visit?.appointmentId ?? ''))
})

test('a doctor books into their own calendar, further ahead than patients may', async ({ page, loginAs }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 45, from: '09:00', minutes: 60 })
  await loginAs(doctor)
  await page.goto(routes.calendar)
  await settled(page)
  await page.getByRole('button', { name: 'Book an appointment' }).first().click()
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Doctor')).toBeHidden()
  await dialog.getByRole('combobox', { name: 'Patient' }).fill(patient.surname)
  await page.getByRole('option', { name: patient.surname }).click()
  await expect(dialog.getByRole('radio')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toBeHidden()
  const [visit] = await visitsOf(patient)
  expect(visit?.appointmentDate).toBe(clinicInstant(doctor, 45, '09:00'))
})

test('a visit is booked from the patient’s row and history, on a phone', async ({ page, loginAs }) => {
  await page.setViewportSize(phone)
  const patient = await freshPatient()
  await loginAs('doctor')
  for (const address of [`${routes.patients}?q=${patient.surname}`, routes.history(patient.id)]) {
    await page.goto(address)
    await settled(page)
    await page
      .getByRole('button', { name: `Book an appointment for ${patient.name} ${patient.surname}` })
      .click()
    await expect(dialogOf(page)).toContainText(patient.surname)
    await expect(dialogOf(page).getByRole('radio').first()).toBeVisible()
    for (const name of ['Cancel', 'Book']) {
      await expect(dialogOf(page).getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    }
    await page.keyboard.press('Escape')
  }
})

for (const { view, title } of [
  { view: 'week', title: 'of a doctor’s week' },
  { view: 'day', title: 'of a doctor’s day' },
  { view: 'team', title: 'of the team' },
]) {
  test(`a free time ${title} is booked where it is pointed at; its schedule still opens beside it`, async ({
    page,
    openCalendarOf,
  }) => {
    const [doctor, patient] = [await freshDoctor(), await freshPatient()]
    await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 240 })
    await freshAppointment(patient, doctor, clinicInstant(doctor, 2, '09:00'))
    const day = calendarDay(2, doctor.timeZone)
    const calendar = await openCalendarOf('clinicadmin', day, doctor.id)
    if (view !== 'week') {
      await page.goto(`${calendarOf(doctor)}&view=${view}&day=${day}`)
      await settled(page)
    }
    const column = view === 'team' ? `${doctor.name} ${doctor.surname}` : dayInWords(day, 'en')
    const shift = page.getByRole('group', { name: column, exact: true }).getByRole('button')
    const free = page.getByRole('button', { name: `${column}, 11:30, free. Book an appointment` })
    // Until the page has come alive the pointer is not heard.
    await expect(async () => {
      await shift.hover({ position: { x: 30, y: 2.5 * 96 + 20 } })
      await shift.hover({ position: { x: 32, y: 2.5 * 96 + 24 } })
      await expect(free).toBeVisible({ timeout: 1000 })
    }).toPass()
    await free.click()
    const dialog = dialogOf(page)
    await expect(dialog.getByLabel('Day')).toHaveValue(formatShortDay(day))
    await expect(dialog.getByLabel('Doctor')).toHaveValue(doctor.id)
    await expect(dialog.getByRole('radio', { name: '11:30', exact: true })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    // Where most people press it: in the middle.
    await shift.click()
    await expect(calendar.dialog('Edit Schedule')).toBeVisible()
  })
}
