import type { Page } from '@playwright/test'
import { appointment } from '#contract/appointments'
import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshHouse, freshShift } from '../fresh-data'
import { press } from '../press'
import { webCookies } from '../web-session'

async function houseWithVisit() {
  const house = await freshHouse()
  const { owner, doctor, patient } = house
  await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 180 })
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '11:00'))
  const move = async (time: string) =>
    (await clinicApiAs(owner)).put(`/appointments/${visit.appointmentId}/reschedule`, appointment, {
      appointmentDate: clinicInstant(doctor, 3, time),
    })
  return { ...house, visit, move }
}

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tray = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })

test('what the desk moves stands in the tray of the patient at once, on every device, until it is read', async ({
  page,
  loginAs,
  anotherBrowser,
}) => {
  const { patient, doctor, visit, move } = await houseWithVisit()
  await loginAs(patient)
  await page.goto(routes.searchStaff)
  await expect(bell(page, 'Notifications')).toBeVisible()
  await move('09:30')
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible({ timeout: 15_000 })

  const elsewhere = await anotherBrowser()
  await elsewhere.addCookies(await webCookies(patient))
  const second = await elsewhere.newPage()
  await second.goto(routes.patientEdit)
  await expect(bell(second, 'Notifications, 1 new')).toBeVisible({ timeout: 15_000 })

  await press(bell(page, 'Notifications, 1 new'))
  const entry = tray(page).getByRole('link', { name: /Appointment moved/ })
  await expect(entry).toContainText('09:30')
  await expect(entry).toContainText('11:00')
  await expect(entry).toContainText(doctor.surname)
  await expectAccessible(page)
  await tray(page).getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page, 'Notifications')).toBeVisible()
  await expect(bell(second, 'Notifications')).toBeVisible({ timeout: 15_000 })

  await move('10:00')
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible({ timeout: 15_000 })
  const group = tray(page).getByText('2 appointments moved')
  await expect(group).toBeVisible()
  await group.click()
  const newest = tray(page).getByRole('link', { name: /10:00 instead of .*09:30/ })
  await newest.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.appointment(visit.appointmentId))
  await expect(tray(page)).toBeHidden()
  await expect(bell(page, 'Notifications')).toBeVisible({ timeout: 15_000 })
})
