import type { Locator, Page } from '@playwright/test'
import { appointmentList } from '#contract/appointments'
import { routes } from '@/lib/routes'
import { accountOf } from '../accounts'
import { dialogsClosed } from '../alive'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  freshAppointment,
  freshClinicAdmin,
  freshDoctor,
  freshPatient,
  freshPerson,
  freshShift,
} from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
import { press } from '../press'
import { desk } from '../windows'

test.use({ viewport: desk })

/** Goes there by Tab alone, from where the focus is, round the whole page if need be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  await dialogsClosed(page)
  for (let step = 0; step < 150; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}`)
}

/** The same, and Enter once the page has come alive there. */
async function tabAndPress(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await press(target, key)
}

async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** By the arrows, until the list says what is wanted. */
async function tabAndChoose(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list)
  await page.keyboard.press('Home')
  for (let step = 0; step < 40 && (await list.inputValue()) !== value; step++) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(list).toHaveValue(value)
}

async function signIn(page: Page, who: Parameters<typeof accountOf>[0]) {
  const { email, password } = accountOf(who)
  await page.goto(routes.login)
  await tabAndType(page, page.getByLabel('Email'), email)
  await tabAndType(page, page.getByLabel('Password', { exact: true }), password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.startsWith(routes.app))
}

test('a patient signs in, books and cancels without a mouse', async ({ page, apiAs }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 240 })
  await signIn(page, patient)
  await tabAndPress(page, page.getByRole('link', { name: 'Search doctor' }).first())
  await page.waitForURL(routes.searchStaff)
  await tabAndChoose(page, page.getByLabel('Clinic'), doctor.clinicId)
  await tabAndChoose(page, page.getByLabel('Specialty'), doctor.specialty)
  await tabAndPress(page, page.getByRole('main').getByRole('button', { name: 'Search', exact: true }))
  await tabAndPress(page, page.getByRole('link', { name: doctor.surname }))
  await page.waitForURL((url) => url.pathname === routes.doctor(doctor.id))
  await tabAndPress(page, page.getByRole('link', { name: 'Book an appointment' }))
  await tabAndPress(page, page.getByRole('button', { name: '10:30', exact: true }))
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Booking' }))
  await page.waitForURL(routes.appointments)

  await tabAndPress(page, page.getByRole('link', { name: /View Appointment/ }).first())
  await page.waitForURL(/\/app\/appointments\/[0-9a-f-]+$/)
  await tabAndPress(page, page.getByRole('button', { name: 'Cancel appointment' }))
  await tabAndPress(page, page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }))
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible()
  const caller = await apiAs(patient)
  const visits = await caller.get(`/appointments/patient/${patient.id}`, appointmentList)
  expect(visits.map(({ status }) => status)).toEqual(['cancelled'])
})

test('a doctor changes a schedule, completes a visit and writes into the history without a mouse', async ({
  page,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 1, from: '07:00', minutes: 240 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '09:00'))
  await signIn(page, doctor)
  const day = calendarDay(1, doctor.timeZone)
  await page.goto(`${routes.calendar}?week=${day}&day=${day}`)
  await tabAndPress(page, page.getByRole('button', { name: 'Schedule 07:00 to 11:00' }))
  const dialog = page.getByRole('dialog', { name: 'Edit Schedule' })
  const end = dialog.getByRole('group', { name: 'End Time' })
  await tabAndChoose(page, end.getByLabel('Minutos'), '30')
  await tabAndPress(page, dialog.getByRole('button', { name: 'Update Schedule' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Schedule 07:00 to 11:30' })).toBeVisible()

  const block = page
    .locator('[data-day]')
    .getByRole('link', { name: new RegExp(`09:00.*${patient.surname}`) })
  await tabAndPress(page, block)
  await tabAndPress(page, page.getByRole('button', { name: 'Complete', exact: true }))
  await tabAndPress(page, page.getByRole('button', { name: 'Complete anyway' }))
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByRole('main').getByText('Completed', { exact: true })).toBeVisible()
  // The toast of the write is on the way of Tab, and does not trap it.
  await tabTo(page, page.locator('[data-sonner-toast]').getByRole('button', { name: 'Undo' }))
  await tabAndPress(page, page.getByRole('link', { name: 'View Patient History' }))
  await tabAndPress(page, page.getByRole('button', { name: 'Add Condition' }))
  const form = page.getByRole('dialog', { name: 'Add Condition' })
  await tabAndType(page, form.getByLabel('Name'), 'Asthma')
  await tabAndType(page, form.getByLabel('Details'), 'Since childhood')
  await tabAndType(page, form.getByLabel('Since'), '04052001')
  await tabAndPress(page, form.getByRole('button', { name: 'Save' }))
  await expect(form).toBeHidden()
  await expect(page.locator('#conditions')).toContainText('Asthma')
})

test('a clinic administrator registers a doctor and edits the clinic without a mouse', async ({ page }) => {
  const doctor = freshPerson()
  await signIn(page, await freshClinicAdmin())
  await tabAndPress(page, page.getByRole('link', { name: 'Register a new doctor' }).first())
  await page.waitForURL(routes.registerStaff)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await tabAndType(page, field('Name'), doctor.name)
  await tabAndType(page, field('Surname'), doctor.surname)
  await tabAndType(page, field('DNI'), doctor.dni)
  await tabAndType(page, field('Email'), doctor.email)
  await tabAndChoose(page, page.getByLabel('Specialty'), 'dermatology')
  await tabAndType(page, field('Password'), doctor.password)
  await tabAndPress(page, page.getByRole('button', { name: 'Register doctor' }))
  await page.waitForURL(routes.app)

  await page.goto(routes.clinicEdit)
  await expect(page.getByRole('link', { name: doctor.surname })).toBeVisible()
  await tabAndPress(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await tabTo(page, field('District'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nervión')
  await tabAndPress(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('main').getByText('Nervión')).toBeVisible()
})
