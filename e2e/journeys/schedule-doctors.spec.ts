import { expect, test } from '../fixtures'
import { freshDoctor, freshShift } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'

test('a clinic admin goes from doctor to doctor and writes into the right calendar', async ({
  page,
  openCalendarOf,
}) => {
  const [first, second] = await Promise.all([freshDoctor(), freshDoctor()])
  await freshShift(first, { daysAhead: 2, from: '08:00', minutes: 120 })
  const day = calendarDay(2, first.timeZone)
  const calendar = await openCalendarOf('clinicadmin', day, first.id)
  await expect(calendar.shift(day, '08:00', '10:00')).toBeVisible()

  await page.getByLabel('Doctor', { exact: true }).selectOption(second.id)
  await expect(page).toHaveURL(new RegExp(`doctor=${second.id}`))
  await expect(calendar.column(day).getByRole('button')).toHaveCount(0)
  await calendar.clickHour(day, 11)
  await calendar.submit('Save Schedule')
  await expect(calendar.shift(day, '11:00', '12:00')).toBeVisible()

  await page.reload()
  await expect(calendar.shift(day, '11:00', '12:00')).toBeVisible()
  await page.goBack()
  await expect(calendar.shift(day, '08:00', '10:00')).toBeVisible()
})

test('a doctor sees only their own calendar, whatever the address says', { tag: '@core' }, async ({
  page,
  openCalendarOf,
}) => {
  const [own, other] = await Promise.all([freshDoctor(), freshDoctor()])
  await freshShift(other, { daysAhead: 2 })
  const day = calendarDay(2, own.timeZone)
  const calendar = await openCalendarOf(own, day, other.id)
  await expect(page.getByLabel('Doctor', { exact: true })).toHaveCount(0)
  await expect(calendar.column(day).getByRole('button')).toHaveCount(0)
})
