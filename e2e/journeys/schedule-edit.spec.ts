import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshDoctor, freshShift } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'

test('a doctor creates, changes and deletes a schedule by clicking', { tag: '@core' }, async ({
  page,
  openCalendarOf,
}) => {
  const doctor = await freshDoctor()
  const day = calendarDay(8, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  await expect(page.getByText('No schedule this week.')).toBeVisible()

  await calendar.clickHour(day, 9)
  const create = calendar.dialog('Create New Schedule')
  await expect(create.getByRole('button', { name: /Date/ })).toContainText(day.split('-').reverse().join('/'))
  await calendar.setTime('End Time', '09:30')
  await calendar.submit('Save Schedule')
  await expect(
    create.getByText('End Time must be after Start Time and at least 60 minutes later'),
  ).toBeVisible()
  await calendar.setTime('End Time', '13:00')
  await calendar.submit('Save Schedule')
  await expect(create).toBeHidden()
  await expect(calendar.shift(day, '09:00', '13:00')).toBeVisible()

  await calendar.shift(day, '09:00', '13:00').click()
  const edit = calendar.dialog('Edit Schedule')
  await calendar.setTime('End Time', '14:05')
  await calendar.submit('Update Schedule')
  await expect(edit).toBeHidden()
  await expect(calendar.shift(day, '09:00', '14:05')).toBeVisible()

  await page.reload()
  await settled(page)
  await calendar.shift(day, '09:00', '14:05').click()
  await page.getByRole('button', { name: 'Delete Schedule' }).click()
  const confirm = page.getByRole('alertdialog')
  await expect(confirm).toContainText('09:00 to 14:05')
  await confirm.getByRole('button', { name: 'Delete Schedule' }).click()
  await expect(confirm).toBeHidden()
  await expect(edit).toBeHidden()
  await expect(calendar.shift(day, '09:00', '14:05')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(calendar.shift(day, '09:00', '14:05')).toBeVisible()

  await calendar.shift(day, '09:00', '14:05').click()
  await page.getByRole('button', { name: 'Delete Schedule' }).click()
  await confirm.getByRole('button', { name: 'Delete Schedule' }).click()
  await expect(edit).toBeHidden()
  await expect(calendar.column(day).getByRole('button')).toHaveCount(0)
})

test('what lies outside 7 to 23 shows in strips, and night shifts on both days', async ({
  page,
  openCalendarOf,
}) => {
  const doctor = await freshDoctor()
  await freshShift(doctor, { daysAhead: 7, from: '05:00', minutes: 90 })
  await freshShift(doctor, { daysAhead: 7, from: '23:00', minutes: 60 })
  const day = calendarDay(7, doctor.timeZone)
  await openCalendarOf(doctor, day)
  await expect(page.getByRole('button', { name: 'Schedule 05:00 to 06:30' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Schedule 23:00 to 00:00' })).toBeInViewport()
})
