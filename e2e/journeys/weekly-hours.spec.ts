import { addDays } from '#contract/zone'
import { mondayOf } from '@/lib/domain/week'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { type FreshDoctor, freshDoctor } from '../fresh-data'
import { CalendarPage, calendarDay } from '../pages/calendar-page'

/** A Monday so many weeks ahead of the present week. */
const monday = (doctor: FreshDoctor, weeks: number) =>
  addDays(mondayOf(calendarDay(0, doctor.timeZone)), weeks * 7)

const dayMonth = (day: string) => day.split('-').slice(1).reverse().map(Number).join('/')

test('a doctor plans a year of split days in one line, by keyboard alone', async ({
  page,
  openCalendarOf,
}) => {
  const doctor = await freshDoctor()
  const week = monday(doctor, 1)
  const calendar = await openCalendarOf(doctor, week)
  await page.getByRole('button', { name: 'Weekly hours' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Weekly hours' })
  await dialog.getByLabel('In one line').focus()
  await page.keyboard.type(`Mon-Fri 9-14 and 16-20 from ${dayMonth(week)} until `)
  await expect(dialog.getByText('Something is still missing at the end.')).toBeVisible()
  const last = addDays(week, 52 * 7 - 3)
  await page.keyboard.type(`luunch`)
  await expect(dialog.locator('mark')).toHaveText('luunch')
  for (const _letter of 'luunch') await page.keyboard.press('Backspace')
  await page.keyboard.type(`${last} except ${dayMonth(addDays(week, 1))}`)
  await expect(dialog.getByText('518 schedules')).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Hours on 259 days' })).toBeVisible()
  // In the line it leads to the preview; what is saved has been seen.
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Save weekly hours' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('518 schedules saved')).toBeVisible()
  await expect(calendar.shift(week, '09:00', '14:00')).toBeVisible()
  await expect(calendar.shift(week, '16:00', '20:00')).toBeVisible()
  await expect(calendar.column(addDays(week, 1)).getByRole('button')).toHaveCount(0)
})

test('a block of weekly hours that is moved by keys or by hand asks how much goes along, and all of it comes back', async ({
  page,
  loginAs,
}) => {
  const doctor = await freshDoctor()
  await loginAs(doctor)
  const calendar = new CalendarPage(page)
  const [first, second] = [monday(doctor, 1), monday(doctor, 2)]
  const api = await clinicApiAs(doctor)
  const made = await api.send('POST', '/workshift-series', {
    doctorId: doctor.id,
    clinicId: doctor.clinicId,
    from: first,
    until: addDays(first, 13),
    everyWeeks: 1,
    hours: [{ weekday: 1, start: '09:00', end: '12:00' }],
    collisions: 'keep',
  })
  expect(made.status).toBe(201)
  await calendar.open(first)
  await calendar.shift(first, '09:00', '12:00').focus()
  await page.keyboard.press('Alt+ArrowDown')
  const question = page.getByRole('alertdialog', { name: 'Change weekly hours?' })
  await expect(question).toContainText('9:15–12:15')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(calendar.shift(first, '09:00', '12:00')).toBeVisible()

  await calendar.shift(first, '09:00', '12:00').focus()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await question.getByLabel('What to change').selectOption('All of these weekly hours')
  await question.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(calendar.shift(first, '09:00', '12:15')).toBeVisible()
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(calendar.shift(second, '09:00', '12:15')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(calendar.shift(second, '09:00', '12:00')).toBeVisible()

  // One alone, by the mouse: the other stays.
  await page.getByRole('link', { name: 'Previous week' }).click()
  const box = await calendar.shift(first, '09:00', '12:00').boundingBox()
  if (!box) throw new Error('It is not drawn')
  await page.mouse.move(box.x + 20, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 20, box.y + 130, { steps: 4 })
  await page.mouse.move(box.x + 20, box.y + 196, { steps: 4 })
  await expect(page.locator('[data-holding]')).toHaveCount(1)
  await page.mouse.up()
  await question.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(calendar.shift(first, '10:00', '13:00')).toBeVisible()
  await page.getByRole('link', { name: 'Next week' }).click()
  await expect(calendar.shift(second, '09:00', '12:00')).toBeVisible()
})
