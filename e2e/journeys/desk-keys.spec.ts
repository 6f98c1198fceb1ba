import type { Page } from '@playwright/test'
import { appointment, appointmentList } from '#contract/appointments'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { clinicApiAs } from '../clinic-api'
import { countedKeys } from '../counted-keys'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  clinicOfToday,
  type FreshDoctor,
  freshAppointment,
  freshDoctor,
  freshPatient,
  freshPerson,
  freshShift,
} from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
import { desk as deskSize } from '../windows'

// The tasks of a desk, each by keyboard alone and in a known number of keys besides typed text. That a known patient on
// the phone is booked in at most twelve stands in front-desk.spec.ts.

test.use({ viewport: deskSize })

const booking = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Quick search' })

/** The frame hears its keys once it has come alive. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
}

async function visitsOf(doctor: FreshDoctor, daysAhead: number) {
  const api = await clinicApiAs(doctor)
  const [from, to] = ['00:00', '23:59'].map((time) => clinicInstant(doctor, daysAhead, time))
  const query = new URLSearchParams({ doctorId: doctor.id, from: from ?? '', to: to ?? '' })
  return api.get(`/appointments?${query}`, appointmentList)
}

/** Opens what the palette finds first of a kind, from wherever one is. */
async function openFound(page: Page, keys: ReturnType<typeof countedKeys>, typed: string, group: string) {
  await keys.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(typed)
  // Results for the letters before the last disappear a moment later.
  await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false')
  const row = palette(page).getByRole('group', { name: group }).getByRole('option').first()
  await expect(row).toBeVisible()
  for (let step = 0; step < 5 && (await row.getAttribute('aria-selected')) !== 'true'; step++) {
    await keys.press('ArrowDown')
  }
  await expect(row).toHaveAttribute('aria-selected', 'true')
  await keys.press('Enter')
  await expect(palette(page)).toBeHidden()
}

/** A visit the day after tomorrow; `find` opens its page by who comes, from the board, and counts the keys. */
async function visitToFind(page: Page, loginAs: (who: 'clinicadmin') => Promise<void>) {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  const { appointmentId } = await freshAppointment(patient, doctor, clinicInstant(doctor, 2, '09:00'))
  await loginAs('clinicadmin')
  async function find() {
    await open(page, routes.today)
    const keys = countedKeys(page)
    await openFound(page, keys, patient.surname, 'Appointments')
    await expect(page).toHaveURL(routes.appointment(appointmentId))
    await settled(page)
    return keys
  }
  const api = await clinicApiAs(patient)
  return { find, doctor, read: () => api.get(`/appointments/${appointmentId}`, appointment) }
}

test('who has never been here is registered and booked in at most 10 keys', async ({ page, loginAs }) => {
  const doctor = await freshDoctor()
  await freshShift(doctor, { daysAhead: 2 })
  const { surname: marked, dni, email } = freshPerson()
  // The palette does not take a word with a digit for a name.
  const surname = marked.replace(/\d/g, (figure) => 'abcdefghij'[Number(figure)] ?? '')
  await loginAs('clinicadmin')
  await open(page, `${routes.calendar}?doctor=${doctor.id}`)
  const keys = countedKeys(page)
  await keys.press('Alt+n')
  await expect(booking(page).getByRole('combobox', { name: 'Patient' })).toBeFocused()
  await page.keyboard.type(`Lucía ${surname}`)
  await expect(page.getByText('Nobody found.')).toBeVisible()
  await keys.press('Enter')
  const form = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'DNI' }) })
  await keys.tabTo(form.getByLabel('Birthdate'))
  await page.keyboard.type('03051990')
  await keys.tabTo(form.getByRole('textbox', { name: 'DNI' }))
  await page.keyboard.type(dni)
  await keys.tabTo(form.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(email)
  await keys.press('Enter')
  await expect(booking(page).getByRole('radio').first()).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByText(`Booked for Lucía ${surname}`)).toBeVisible()
  keys.expectAtMost(10)
  expect(await visitsOf(doctor, 2)).toMatchObject([{ appointmentDate: clinicInstant(doctor, 2, '09:00') }])
})

test('a free hour of the calendar is booked in at most 6 keys', async ({ page, openCalendarOf }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2, from: '08:00', minutes: 240 })
  const day = calendarDay(2, doctor.timeZone)
  const calendar = await openCalendarOf('clinicadmin', day, doctor.id)
  const cell = page.getByRole('gridcell').getByRole('button')
  await cell.focus()
  const times = Promise.withResolvers<void>()
  await page.route('**/api/calls/slots.*', (route) => times.promise.then(() => route.continue()))
  const keys = countedKeys(page)
  await keys.press('ArrowDown')
  await keys.press('ArrowDown')
  await expect(cell).toBeFocused()
  await expect(cell).toHaveAccessibleName(/11:00, free\. Book an appointment$/)
  await keys.press('Enter')
  await expect(booking(page).getByRole('combobox', { name: 'Patient' })).toBeFocused()
  await page.keyboard.type(patient.surname)
  await expect(page.getByRole('option', { name: patient.surname })).toBeVisible()
  await keys.press('Enter')
  await expect(booking(page).getByText(patient.surname)).toBeVisible()
  // Times that come after the patient was chosen are one key away all the same.
  times.resolve()
  await expect(booking(page).getByRole('radio', { name: '11:00', exact: true })).toBeFocused()
  await keys.press('Enter')
  await expect(booking(page)).toBeHidden()
  await expect(calendar.appointment(day, '11:00')).toBeVisible()
  keys.expectAtMost(6)

  // Outside a schedule an hour is one to work in, as ever.
  await expect(cell).toBeFocused()
  await keys.press('ArrowDown')
  await keys.press('ArrowDown')
  await expect(cell).toHaveAccessibleName(/free\. Add Schedule$/)
  await keys.press('Enter')
  await expect(calendar.dialog('Create New Schedule')).toBeVisible()
})

test('a walk-in is put into the next free time in at most 5 keys', async ({ page, loginAs }) => {
  const { doctor, patient, start } = await clinicOfToday()
  await loginAs(doctor)
  await open(page, routes.today)
  const keys = countedKeys(page)
  await page.getByRole('main').getByRole('button', { name: 'Walk-in' }).focus()
  await keys.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Patient' })).toBeFocused()
  await page.keyboard.type(patient.surname)
  await expect(page.getByRole('option', { name: patient.surname })).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused()
  await page.getByRole('dialog').getByLabel('Note for the desk').fill('Brings papers')
  await keys.press('Enter')
  const arrived = page.getByRole('region', { name: /^Arrived/ })
  await expect(arrived).toContainText(patient.surname)
  await expect(arrived).toContainText('Brings papers')
  keys.expectAtMost(5)
  expect(await visitsOf(doctor, 0)).toMatchObject([{ appointmentDate: start, arrivedAt: expect.any(String) }])
})

test('a visit is found, and noted, moved or cancelled in at most 12 keys each', async ({ page, loginAs }) => {
  const { find, doctor, read } = await visitToFind(page, loginAs)
  const noting = await find()
  await noting.tabTo(page.getByLabel('Note for the desk'))
  await page.keyboard.type('Comes with a wheelchair')
  await noting.press('Tab')
  await noting.press('Enter')
  await expect(page.getByText('Note for the desk saved').first()).toBeVisible()
  noting.expectAtMost(12)

  const moving = await find()
  await expect(page.getByLabel('Note for the desk')).toHaveValue('Comes with a wheelchair')
  await moving.tabTo(page.getByRole('button', { name: 'Choose another time' }))
  await moving.press('Enter')
  await moving.tabTo(page.getByRole('dialog').getByRole('list').getByRole('button').first())
  await moving.press('Enter')
  await expect(page.getByText(/^Appointment moved to/).first()).toBeVisible()
  moving.expectAtMost(12)
  expect((await read()).appointmentDate).toBe(clinicInstant(doctor, 2, '09:30'))

  const cancelling = await find()
  await cancelling.tabTo(page.getByRole('button', { name: 'Cancel appointment' }))
  await cancelling.press('Enter')
  await cancelling.tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel appointment' }))
  await cancelling.press('Enter')
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible()
  cancelling.expectAtMost(12)
  expect((await read()).status).toBe('cancelled')
})

test('a patient’s history is open in at most 2 keys, a day of the calendar too', async ({
  page,
  loginAs,
}) => {
  const patient = await freshPatient()
  await loginAs('clinicadmin')
  await open(page, routes.today)
  const history = countedKeys(page)
  await openFound(page, history, patient.surname, 'Patients')
  await expect(page).toHaveURL(routes.history(patient.id))
  history.expectAtMost(2)

  await open(page, routes.today)
  const day = countedKeys(page)
  await day.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(patient.surname)
  await expect(palette(page).getByRole('option', { selected: true })).toContainText(patient.surname)
  await palette(page).getByRole('combobox').fill('14 may 2031')
  // The row found by the earlier letters is gone, and a remaining one is selected instead.
  await expect(palette(page).getByRole('option', { selected: true })).toHaveText('Go to 14 May 2031')
  await day.press('Enter')
  await expect(page).toHaveURL(/view=day&day=2031-05-14/)
  day.expectAtMost(2)
})

test('a colleague’s first free time is one key away from the doctor’s', async ({ page, loginAs }) => {
  const specialty = 'urology'
  const doctors = [await freshDoctor({ specialty }), await freshDoctor({ specialty })]
  const [doctor, colleague] = doctors
  const patient = await freshPatient()
  for (const each of doctors) await freshShift(each, { daysAhead: 2, from: '09:00', minutes: 60 })
  await loginAs('clinicadmin')
  await open(page, `${routes.calendar}?doctor=${doctor?.id}`)
  const keys = countedKeys(page)
  await keys.press('Alt+n')
  await expect(booking(page).getByRole('combobox', { name: 'Patient' })).toBeFocused()
  await page.keyboard.type(patient.surname)
  await expect(page.getByRole('option', { name: patient.surname })).toBeVisible()
  await keys.press('Enter')
  const other = booking(page).getByRole('radio', { name: colleague?.surname })
  await expect(other).toBeVisible()
  await expect(booking(page).getByRole('radio').first()).toBeFocused()
  await keys.press('ArrowUp')
  await expect(booking(page).getByRole('radio').last()).toBeChecked()
  await expect(booking(page).getByRole('radio').last()).toHaveAccessibleName(/Vidal/)
  keys.expectAtMost(3)
})
