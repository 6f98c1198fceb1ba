import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { CalendarPage, calendarDay } from '../pages/calendar-page'
import { fillLogin } from '../sign-in'

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

test('Add Schedule without a chosen day asks for one', async ({ page, loginAs }) => {
  const doctor = await freshDoctor()
  await loginAs(doctor)
  await page.goto(routes.calendar)
  await settled(page)
  await page.getByRole('button', { name: 'Add Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Schedule' })
  await expect(dialog.getByRole('button', { name: /Date/ })).toContainText('Select a date')
  await page.getByRole('button', { name: 'Save Schedule' }).click()
  await expect(dialog.getByText('Select a date')).toHaveCount(2)
})

test('a split day keeps both schedules, and an overlapping one is changed instead of doubled', async ({
  page,
  openCalendarOf,
  allowFaults,
}) => {
  allowFaults(/status of 409/)
  const doctor = await freshDoctor()
  await freshShift(doctor, { daysAhead: 9, from: '09:00', minutes: 240 })
  const day = calendarDay(9, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)

  await calendar.clickHour(day, 16)
  await calendar.setTime('End Time', '19:00')
  await calendar.submit('Save Schedule')
  await expect(calendar.shift(day, '16:00', '19:00')).toBeVisible()
  await expect(calendar.shift(day, '09:00', '13:00')).toBeVisible()

  // A new one over the morning is that morning's change.
  await calendar.clickHour(day, 8)
  await calendar.setTime('End Time', '12:00')
  await expect(page.getByText('There is already a schedule from 09:00 to 13:00.')).toBeVisible()
  await calendar.submit('Update Schedule')
  await expect(calendar.shift(day, '08:00', '12:00')).toBeVisible()
  await expect(calendar.column(day).getByRole('button')).toHaveCount(2)

  // The morning over the afternoon is refused, and nothing typed is lost.
  await calendar.shift(day, '08:00', '12:00').click()
  await calendar.setTime('End Time', '17:00')
  await calendar.submit('Update Schedule')
  const dialog = calendar.dialog('Edit Schedule')
  await expect(dialog.getByRole('alert')).toContainText('This overlaps another schedule of the doctor.')
  await expect(page.getByRole('group', { name: 'End Time' }).getByLabel('Hora')).toHaveValue('17')
})

test('appointments that would lose their schedule are named first', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/)
  const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
  await freshShift(doctor, { daysAhead: 10, from: '09:00', minutes: 240 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 10, '12:00'))
  await loginAs(doctor)
  const day = calendarDay(10, doctor.timeZone)
  const fullName = `${patient.name} ${patient.surname}`
  const calendar = new CalendarPage(page)
  await calendar.open(day)

  await calendar.shift(day, '09:00', '13:00').click()
  await calendar.setTime('End Time', '11:00')
  await calendar.submit('Update Schedule')
  const ask = page.getByRole('alertdialog')
  await expect(ask).toContainText(fullName)
  await ask.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('group', { name: 'End Time' }).getByLabel('Hora')).toHaveValue('11')
  await calendar.submit('Update Schedule')
  // Nothing is left standing by mistake: what becomes of the visit has to be said.
  await ask.getByRole('button', { name: 'Update anyway' }).click()
  await expect(ask).toContainText('First choose what should happen to these appointments')
  await ask.getByLabel('What should happen to these appointments?').selectOption('Leave them as they are')
  await ask.getByRole('button', { name: 'Update anyway' }).click()
  await expect(calendar.shift(day, '09:00', '11:00')).toBeVisible()
  await expect(calendar.appointment(day, '12:00')).toContainText(fullName)

  await calendar.shift(day, '09:00', '11:00').click()
  await calendar.setTime('End Time', '13:00')
  await calendar.submit('Update Schedule')
  await calendar.shift(day, '09:00', '13:00').click()
  await page.getByRole('button', { name: 'Delete Schedule' }).click()
  await expect(ask).toContainText(fullName)
  await ask.getByRole('button', { name: 'Delete Schedule' }).click()
  await expect(ask).toContainText('First choose what should happen to these appointments')
  await ask.getByLabel('What should happen to these appointments?').selectOption('Leave them as they are')
  await ask.getByRole('button', { name: 'Delete Schedule' }).click()
  await expect(calendar.column(day).getByRole('button')).toHaveCount(0)
  await expect(calendar.appointment(day, '12:00')).toBeVisible()
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

test('what is being typed survives the end of the session, for the same person and the same block', async ({
  page,
  openCalendarOf,
  allowFaults,
}) => {
  allowFaults(/status of 401/)
  const doctor = await freshDoctor()
  await freshShift(doctor, { daysAhead: 8, from: '09:00', minutes: 240 })
  const day = calendarDay(8, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  const edit = calendar.dialog('Edit Schedule')
  const create = calendar.dialog('Create New Schedule')

  async function loseSession(submit: 'Save Schedule' | 'Update Schedule') {
    await page.context().clearCookies()
    await calendar.submit(submit)
    await expect(page).toHaveURL(/\/login\?next=/)
  }

  await calendar.shift(day, '09:00', '13:00').click()
  await calendar.setTime('End Time', '14:05')
  await loseSession('Update Schedule')
  await fillLogin(page, doctor)
  await expect(edit).toBeVisible()
  await expect.poll(() => calendar.time('Start Time')).toBe('09:00')
  expect(await calendar.time('End Time')).toBe('14:05')
  await calendar.submit('Update Schedule')
  await expect(edit).toBeHidden()
  await expect(calendar.shift(day, '09:00', '14:05')).toBeVisible()

  // Another cell starts with its own hour, whatever was kept of the one before.
  await calendar.clickHour(day, 16)
  await calendar.setTime('End Time', '19:30')
  await loseSession('Save Schedule')
  await fillLogin(page, doctor)
  await expect(create).toBeVisible()
  expect(await calendar.time('End Time')).toBe('19:30')
  await create.getByRole('button', { name: 'Cancel' }).click()
  await expect(create).toBeHidden()
  await calendar.clickHour(day, 18)
  await expect(create).toBeVisible()
  expect([await calendar.time('Start Time'), await calendar.time('End Time')]).toEqual(['18:00', '19:00'])

  // Another person at the same tab sees nothing of it, and leaves nothing of it.
  await calendar.setTime('End Time', '20:45')
  await loseSession('Save Schedule')
  await fillLogin(page, 'clinicadmin')
  await page.waitForURL((url) => url.pathname.startsWith('/app'))
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft:')
  await expect(create).toBeHidden()
})

test('a reload opens no dialog; what was typed is back when the same one is opened', async ({
  page,
  openCalendarOf,
}) => {
  const doctor = await freshDoctor()
  await freshShift(doctor, { daysAhead: 8, from: '09:00', minutes: 240 })
  const day = calendarDay(8, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)
  await calendar.shift(day, '09:00', '13:00').click()
  await calendar.setTime('End Time', '14:05')
  const alive = page.waitForResponse('**/api/live*')
  await page.reload()
  await alive
  await expect(calendar.column(day)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await calendar.shift(day, '09:00', '13:00').click()
  await expect.poll(() => calendar.time('End Time')).toBe('14:05')
})
