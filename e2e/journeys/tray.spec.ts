import type { Page } from '@playwright/test'
import { appointment } from '#contract/appointments'
import { waitlistEntry } from '#contract/waitlist'
import { addDays, dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshHouse, freshPatient, freshShift } from '../fresh-data'
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

test('what the desk moves stands in the tray of the patient at once, on every device, until it is read', {
  tag: '@core',
}, async ({ page, loginAs, browser }) => {
  const { patient, doctor, visit, move } = await houseWithVisit()
  await loginAs(patient)
  await page.goto(routes.searchStaff)
  await expect(bell(page, 'Notifications')).toBeVisible()
  await move('09:30')
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible({ timeout: 15_000 })
  await page.reload()
  await expect(bell(page, 'Notifications, 1 new')).toBeVisible({ timeout: 15_000 })

  const elsewhere = await browser.newContext()
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
  await elsewhere.close()

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

test('a page asks for the tray only when there is something in it, or when it is opened', async ({
  page,
  loginAs,
}) => {
  const { patient } = await freshHouse()
  await loginAs(patient)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/calls/notifications.list')) asked.push(request.url())
  })
  const live = page.waitForResponse(/\/api\/live/)
  await page.goto(routes.patientEdit)
  await live
  // Until a page has come to rest nothing of the tray is asked for.
  await page.waitForTimeout(4000)
  expect(asked).toEqual([])
  await press(bell(page, 'Notifications'))
  await expect(tray(page).getByText(/^No notifications/)).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('doctor and desk hear of what a patient does, the patient does not', async ({ browser }) => {
  const { owner, doctor, patient } = await houseWithVisit()
  const open = async (who: typeof owner | typeof doctor | typeof patient, address: string) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    await context.addCookies(await webCookies(who))
    const page = await context.newPage()
    await page.goto(address)
    return page
  }
  for (const who of [doctor, owner]) {
    const page = await open(who, routes.searchStaff)
    await press(bell(page, 'Notifications, 1 new'))
    await expect(tray(page).getByRole('link', { name: /Appointment booked/ })).toBeVisible()
    await expect(tray(page)).not.toContainText(patient.surname)
    await expectAccessible(page)
    const box = await tray(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    await page.context().close()
  }
  const page = await open(patient, routes.searchStaff)
  await press(bell(page, 'Notifications'))
  await expect(tray(page)).toContainText('No notifications')
  await page.context().close()
})

test('an offer of the waitlist reaches the patient on whatever page they are', async ({ page, loginAs }) => {
  const { owner, doctor, patient, visit } = await houseWithVisit()
  const other = await freshPatient({}, owner)
  const early = await freshAppointment(other, doctor, clinicInstant(doctor, 3, '09:00'))
  const until = addDays(dayAt(Date.now(), doctor.timeZone), 20)
  await (await clinicApiAs(patient)).post('/waitlist', waitlistEntry, {
    clinicId: doctor.clinicId,
    doctorId: doctor.id,
    weekdays: [],
    from: '08:00',
    to: '20:00',
    until,
    appointmentId: visit.appointmentId,
  })
  await loginAs(patient)
  await page.goto(routes.searchStaff)
  await expect(bell(page, 'Notifications')).toBeVisible()
  await (await clinicApiAs(other)).put(`/appointments/${early.appointmentId}/cancel`, appointment)
  const said = page.locator('[data-sonner-toast]')
  await expect(said).toContainText('A time is available', { timeout: 30_000 })
  await expect(said).toContainText('09:00')
  await said.getByRole('button', { name: 'See it' }).click()
  await expect(page).toHaveURL(routes.appointment(visit.appointmentId))
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByRole('button', { name: 'Take this time' })).toBeHidden()
  await press(page.getByRole('button', { name: /^Notifications/ }))
  await expect(tray(page).getByRole('link', { name: /A time is available/ })).toBeVisible()
  // An offer that is over is no news.
  await expect(tray(page).getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
})

test('what somebody does not want to hear of stays out of the tray, and the choice is kept', async ({
  page,
  loginAs,
}) => {
  const { patient, move } = await houseWithVisit()
  await loginAs(patient)
  await page.goto(routes.patientEdit)
  await press(page.getByRole('button', { name: 'Choose notifications' }))
  const dialog = page.getByRole('dialog', { name: 'Choose notifications' })
  const visits = dialog.getByRole('checkbox', { name: 'Appointments booked, moved or cancelled: Bell' })
  await expect(visits).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /^Working hours/ })).toHaveCount(0)
  await expectAccessible(page)
  await visits.uncheck()
  await dialog.getByRole('checkbox', { name: 'No emails at night' }).check()
  await dialog.getByLabel('Quiet until').fill('07:30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await press(page.getByRole('button', { name: 'Choose notifications' }))
  await expect(visits).not.toBeChecked()
  await expect(dialog.getByLabel('Quiet until')).toHaveValue('07:30')
  await page.keyboard.press('Escape')
  await move('09:30')
  await press(bell(page, 'Notifications'))
  await expect(tray(page)).toContainText('No notifications')
})
