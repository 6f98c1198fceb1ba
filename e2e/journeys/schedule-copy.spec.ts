import { addDays } from '#contract/zone'
import { formatPlainDay } from '@/lib/format/dates'
import { expect, test } from '../fixtures'
import { freshDoctor, freshShift } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'

/** Days until the Monday after next week's. */
function aheadOfMonday(timeZone: string): number {
  for (let ahead = 8; ; ahead++) {
    if (new Date(`${calendarDay(ahead, timeZone)}T12:00Z`).getUTCDay() === 1) return ahead
  }
}

test('last week’s hours are copied where there is room, a day is duplicated, and both are taken back', async ({
  page,
  openCalendarOf,
}) => {
  const doctor = await freshDoctor()
  const ahead = aheadOfMonday(doctor.timeZone)
  const monday = calendarDay(ahead, doctor.timeZone)
  await freshShift(doctor, { daysAhead: ahead - 7, from: '09:00', minutes: 120 })
  await freshShift(doctor, { daysAhead: ahead - 6, from: '09:00', minutes: 120 })
  // Where this stands, Tuesday's copy has no room.
  await freshShift(doctor, { daysAhead: ahead + 1, from: '10:00', minutes: 60 })
  const calendar = await openCalendarOf(doctor, monday)
  const panel = page.getByRole('dialog', { name: 'Copy hours' })
  await page.getByRole('button', { name: 'Copy hours' }).click()
  await panel.getByRole('button', { name: 'Copy last week here' }).click()
  await expect(calendar.shift(monday, '09:00', '11:00')).toBeVisible()
  await expect(page.getByText('1 was left out')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(calendar.shift(monday, '09:00', '11:00')).toHaveCount(0)

  await page.getByRole('button', { name: 'Copy hours' }).click()
  await panel.getByLabel('From').selectOption({ label: formatPlainDay(addDays(monday, 1), 'en', 'short') })
  await panel.getByLabel('To').selectOption({ label: formatPlainDay(addDays(monday, 4), 'en', 'short') })
  await panel.getByRole('button', { name: 'Copy the day' }).click()
  const friday = addDays(monday, 4)
  await expect(calendar.shift(friday, '10:00', '11:00')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(calendar.shift(friday, '10:00', '11:00')).toHaveCount(0)
})
