import { addDays } from '#contract/zone'
import { addWeeks, mondayOf } from '@/lib/domain/week'
import { weekInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { LiveChanges } from '../live'
import { CalendarPage, calendarDay } from '../pages/calendar-page'

function title(week: string): string {
  const { start, end, year } = weekInWords(week, 'en')
  return `Week of ${start} - ${end} (${year})`
}

test('weeks change without a new page, stand in the address and come back with Back', async ({
  page,
  loginAs,
}) => {
  const doctor = await freshDoctor()
  await freshShift(doctor, { daysAhead: 7 })
  await loginAs(doctor)
  const week = mondayOf(calendarDay(0, doctor.timeZone))
  await page.goto(routes.calendar)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title(week))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(heading).toHaveText(title(addWeeks(week, 1)))
  await expect(page).toHaveURL(new RegExp(`week=${addWeeks(week, 1)}`))
  await expect(new CalendarPage(page).shift(calendarDay(7, doctor.timeZone), '09:00', '13:00')).toBeVisible()
  await page.goBack()
  await expect(heading).toHaveText(title(week))

  await page.getByRole('button', { name: 'Choose a week' }).click()
  await page.getByRole('button', { name: 'Last week' }).click()
  await expect(heading).toHaveText(title(addWeeks(week, -1)))
  await page.getByRole('main').getByRole('link', { name: 'Today' }).click()
  await expect(heading).toHaveText(title(week))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('an appointment block opens the appointment and never the dialog', async ({ page, openCalendarOf }) => {
  const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
  await freshShift(doctor)
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '10:00'))
  const day = calendarDay(1, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  const block = calendar.appointment(day, '10:00')
  await expect(block).toHaveText(`10:00 ${patient.name} ${patient.surname} 10:30 Pending`)
  await block.click()
  await expect(page).toHaveURL(routes.appointment(visit.appointmentId))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a booking, a cancellation and a new schedule elsewhere appear by themselves', async ({
  openCalendarOf,
  apiAs,
}) => {
  const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
  await freshShift(doctor)
  const day = calendarDay(1, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)

  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '09:30'))
  const live = new LiveChanges()
  await live.expectSoon((wait) => expect(calendar.appointment(day, '09:30')).toBeVisible(wait))
  const caller = await apiAs(patient)
  await caller.send('PUT', `/appointments/${visit.appointmentId}/cancel`)
  await live.expectSoon((wait) => expect(calendar.appointment(day, '09:30')).toContainText('Cancelled', wait))
  await freshShift(doctor, { from: '15:00', minutes: 120 })
  await live.expectSoon((wait) => expect(calendar.shift(day, '15:00', '17:00')).toBeVisible(wait))
  live.expectPromiseKept()
})

test('everything works by keyboard', async ({ page, openCalendarOf }) => {
  const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
  await freshShift(doctor, { daysAhead: 14, from: '10:00' })
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 14, '10:30'))
  const day = calendarDay(14, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  const cell = page.getByRole('gridcell').getByRole('button')
  await cell.focus()
  await expect(cell).toHaveAccessibleName(/, 09:00, free\. Add Schedule$/)
  await page.keyboard.press('ArrowDown')
  await expect(cell).toBeFocused()
  await expect(cell).toHaveAccessibleName(/, 10:00, free, 1 appointment in this hour\. Book an appointment$/)
  await page.keyboard.press('ArrowDown')
  await expect(calendar.shift(day, '10:00', '14:00')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(calendar.appointment(day, '10:30')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(cell).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(calendar.dialog('Create New Schedule')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Start Time' }).getByLabel('Hora')).toHaveValue('08')
  await page.keyboard.press('Escape')
  await expect(calendar.dialog('Create New Schedule')).toBeHidden()
  await expect(cell).toBeFocused()

  await page.keyboard.press('PageDown')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(mondayOf(addDays(day, 7))))
  await expect(cell).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(calendar.appointment(day, '10:30')).toBeVisible()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.appointment(visit.appointmentId))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page holds the week, and links lead to others', async ({ page, loginAs }) => {
    const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
    await freshShift(doctor, { daysAhead: 7 })
    await freshAppointment(patient, doctor, clinicInstant(doctor, 7, '11:00'))
    await loginAs(doctor)
    const day = calendarDay(7, doctor.timeZone)
    const calendar = new CalendarPage(page)
    await page.goto(routes.calendar)
    await page.getByRole('link', { name: 'Next week' }).click()
    await expect(calendar.shift(day, '09:00', '13:00')).toBeVisible()
    await expect(calendar.appointment(day, '11:00')).toContainText(`${patient.name} ${patient.surname}`)
  })
})
