import type { Page } from '@playwright/test'
import { hiddenFact } from '@/lib/domain/discretion'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { phone } from '../windows'

const switchOf = (page: Page) => page.getByRole('button', { name: 'Hide patients’ names' })

/** Turns it by the key; the page is loaded anew and says what happened. */
async function press(page: Page, on: boolean) {
  await settled(page)
  await page.keyboard.press('Alt+p')
  await expect(switchOf(page)).toHaveAttribute('aria-pressed', String(on))
  const said = on ? 'Patients are shown by their initials' : 'Patients are shown by their names again'
  await expect(page.getByText(said).first()).toBeVisible()
}

test('one key hides who the patients are on every screen, in its first HTML and in its title', async ({
  page,
  loginAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient({ phone: '600 100 201' })]
  await freshShift(doctor, { daysAhead: 1 })
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '09:00'))
  const visitPage = routes.appointment(visit.appointmentId)
  const history = routes.history(patient.id)
  const calendar = `${routes.calendar}?doctor=${doctor.id}&day=${clinicInstant(doctor, 1, '12:00').slice(0, 10)}`
  await loginAs('clinicadmin')
  await page.goto(visitPage)
  const main = page.getByRole('main')
  await expect(main).toContainText(patient.surname)
  await press(page, true)
  await expect(main).toContainText('L. V.')
  await expect(page).not.toHaveTitle(new RegExp(patient.surname))
  await expectAccessible(page)

  const telling = [patient.surname, patient.dni, patient.email, '600 100 201', '12 Apr 1985', '1985-04-12']
  for (const address of [visitPage, calendar, routes.patients, routes.today, history]) {
    const html = await (await page.request.get(address)).text()
    expect(telling.filter((each) => html.includes(each))).toEqual([])
  }
  await page.goto(calendar)
  await expect(page.getByRole('link', { name: /L\. V\./ }).first()).toBeVisible()

  // Data that the browser loads later is reduced, too.
  await settled(page)
  await page.keyboard.press('Alt+n')
  await page.getByRole('combobox', { name: 'Patient' }).fill(patient.dni)
  const option = page.getByRole('option', { name: /L\. V\./ })
  await expect(option).toHaveCount(1)
  await expect(option).toContainText('L. V.')
  await expect(option).toContainText(hiddenFact)
  await option.click()
  await expect(page.getByRole('dialog')).not.toContainText(patient.surname)
  await page.keyboard.press('Escape')

  await page.goto(visitPage)
  await press(page, false)
  await expect(main).toContainText(patient.surname)
  expect(await (await page.request.get(visitPage)).text()).toContain(patient.surname)
})

test('other tabs of the browser follow, and the button does what the key does', async ({
  page,
  context,
  loginAs,
}) => {
  await page.setViewportSize(phone)
  await loginAs('clinicadmin')
  await page.goto(routes.patients)
  const other = await context.newPage()
  await other.goto(routes.today)
  await settled(other)
  await settled(page)
  await switchOf(page).click()
  for (const each of [page, other]) await expect(switchOf(each)).toHaveAttribute('aria-pressed', 'true')
  await settled(other)
  await switchOf(other).click()
  for (const each of [page, other]) await expect(switchOf(each)).toHaveAttribute('aria-pressed', 'false')
})

test('a visit that is being booked stays on the screen, with the patient’s initials', async ({
  page,
  loginAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2 })
  await loginAs('clinicadmin')
  await page.goto(`${routes.calendar}?doctor=${doctor.id}`)
  await settled(page)
  await page.keyboard.press('Alt+n')
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' })
  await dialog.getByRole('combobox', { name: 'Patient' }).fill(patient.surname)
  await page.getByRole('option', { name: patient.surname }).click()
  await dialog.getByLabel('Reason for the appointment').fill('Check-up')
  await page.keyboard.press('Alt+p')
  await expect(dialog).toContainText('L. V.')
  await expect(dialog.getByLabel('Reason for the appointment')).toHaveValue('Check-up')
  await expect(dialog).not.toContainText(patient.surname)
})
