import type { Page } from '@playwright/test'
import { addDays } from '#contract/zone'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { type CalendarPage, calendarDay } from '../pages/calendar-page'
import { desk } from '../windows'

/** A point of a column, at a time and so far from its left edge. */
async function pointAt(calendar: CalendarPage, day: string, time: string, x = 40) {
  const box = await calendar.column(day).boundingBox()
  if (!box) throw new Error(`${day} is not drawn`)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { x: box.x + x, y: box.y + (hour - 7 + minute / 60) * 96 }
}

type Point = { x: number; y: number }

async function drag(page: Page, from: Point, to: Point, { drop = true } = {}) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await expect(page.locator('[data-holding]')).toHaveCount(1)
  if (drop) await page.mouse.up()
}

/** One toast gives way to the next: for a moment there are two. */
async function takeBack(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toHaveCount(1)
  await button.click()
}

/** A weekday with another one after it in the same week, in another week than today. */
function midweek(timeZone: string): { ahead: number; day: string; next: string } {
  for (let ahead = 7; ; ahead++) {
    const day = calendarDay(ahead, timeZone)
    if (new Date(`${day}T12:00Z`).getUTCDay() === 3) return { ahead, day, next: addDays(day, 1) }
  }
}

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test('schedules are drawn, moved and resized by the mouse, and every act can be taken back', async ({
    page,
    openCalendarOf,
  }) => {
    const doctor = await freshDoctor()
    const { day, next } = midweek(doctor.timeZone)
    const calendar = await openCalendarOf(doctor, day)
    await drag(page, await pointAt(calendar, day, '09:05'), await pointAt(calendar, day, '11:02'))
    await expect(calendar.shift(day, '09:00', '11:00')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await drag(page, await pointAt(calendar, day, '10:00'), await pointAt(calendar, next, '10:34'))
    await expect(calendar.shift(next, '09:30', '11:30')).toBeVisible()
    await expect(calendar.shift(day, '09:00', '11:00')).toHaveCount(0)
    await takeBack(page, 'Undo')
    await expect(calendar.shift(day, '09:00', '11:00')).toBeVisible()

    await drag(page, await pointAt(calendar, day, '10:58'), await pointAt(calendar, day, '12:46'))
    await expect(calendar.shift(day, '09:00', '12:45')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(calendar.shift(day, '09:00', '11:00')).toBeVisible()
    await drag(page, await pointAt(calendar, day, '09:02'), await pointAt(calendar, day, '08:16'))
    await expect(calendar.shift(day, '08:15', '11:00')).toBeVisible()
    await page.reload()
    await expect(calendar.shift(day, '08:15', '11:00')).toBeVisible()
  })

  test('Alt takes finer steps, Escape brings it back, and what overlaps says so before it is let go', async ({
    page,
    openCalendarOf,
  }) => {
    const doctor = await freshDoctor()
    const { ahead, day, next } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 60 })
    await freshShift(doctor, { daysAhead: ahead + 1, from: '10:00', minutes: 120 })
    const calendar = await openCalendarOf(doctor, day)
    const held = await pointAt(calendar, day, '09:30')
    await drag(page, held, await pointAt(calendar, next, '11:00'), { drop: false })
    await expect(page.getByText('Overlaps 10:00–12:00')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.getByText('Overlaps')).toHaveCount(0)
    await expect(calendar.shift(day, '09:00', '10:00')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await drag(page, held, await pointAt(calendar, next, '11:00'))
    await expect(page.getByRole('alert').filter({ hasText: 'Overlaps 10:00–12:00' })).toBeVisible()
    await expect(calendar.shift(day, '09:00', '10:00')).toBeVisible()

    await page.keyboard.down('Alt')
    await drag(page, held, await pointAt(calendar, day, '09:51'))
    await page.keyboard.up('Alt')
    await expect(calendar.shift(day, '09:20', '10:20')).toBeVisible()
  })

  test('a visit goes to another free time after a question, and comes back', async ({
    page,
    openCalendarOf,
  }) => {
    const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
    const { ahead, day, next } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead })
    await freshShift(doctor, { daysAhead: ahead + 1 })
    await freshAppointment(patient, doctor, clinicInstant(doctor, ahead, '10:00'))
    const calendar = await openCalendarOf(doctor, day)
    const held = await pointAt(calendar, day, '10:12')
    await drag(page, held, await pointAt(calendar, day, '14:30'), { drop: false })
    await expect(page.getByText('No free slot starts here')).toBeVisible()
    const target = await pointAt(calendar, next, '11:20')
    await page.mouse.move(target.x, target.y, { steps: 3 })
    await page.mouse.up()
    const ask = page.getByRole('alertdialog')
    await expect(ask).toContainText(`${patient.name} ${patient.surname}`)
    await ask.getByRole('button', { name: 'Keep it' }).click()
    await expect(calendar.appointment(day, '10:00')).toBeVisible()

    await drag(page, held, target)
    await ask.getByRole('button', { name: 'Move the appointment' }).click()
    await expect(calendar.appointment(next, '11:00')).toBeVisible()
    await expect(calendar.appointment(day, '10:00')).toHaveCount(0)
    await takeBack(page, 'Undo')
    await expect(calendar.appointment(day, '10:00')).toBeVisible()
  })

  test('keys move a visit to another free time after a question', async ({ page, openCalendarOf }) => {
    const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
    const { ahead, day } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead })
    await freshAppointment(patient, doctor, clinicInstant(doctor, ahead, '10:00'))
    const calendar = await openCalendarOf(doctor, day)
    await calendar.appointment(day, '10:00').focus()
    const ask = page.getByRole('alertdialog')
    await moveByKeys(page, 'ArrowDown', 2)
    await expect(ask).toContainText(`${patient.name} ${patient.surname}`)
    await page.keyboard.press('Escape')
    await expect(ask).toBeHidden()
    await expect(calendar.appointment(day, '10:00')).toBeVisible()

    await calendar.appointment(day, '10:00').focus()
    await moveByKeys(page, 'ArrowDown', 2)
    await ask.getByRole('button', { name: 'Move the appointment' }).press('Enter')
    await expect(calendar.appointment(day, '11:00')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(calendar.appointment(day, '10:00')).toBeVisible()
  })

  test('hours dragged away from a visit say what becomes of it', async ({
    page,
    openCalendarOf,
    allowFaults,
  }) => {
    allowFaults(/status of 409/)
    const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
    const { ahead, day, next } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 120 })
    await freshAppointment(patient, doctor, clinicInstant(doctor, ahead, '09:00'))
    const calendar = await openCalendarOf(doctor, day)
    await drag(page, await pointAt(calendar, day, '10:20'), await pointAt(calendar, next, '10:20'))
    const ask = page.getByRole('alertdialog')
    await expect(ask).toContainText(patient.surname)
    await ask.getByRole('radio', { name: 'Another time with the same doctor' }).check()
    await ask.getByRole('button', { name: 'Move 1 appointment' }).click()
    await expect(calendar.shift(next, '09:00', '11:00')).toBeVisible()
    await expect(calendar.appointment(next, '09:00')).toBeVisible()
    await takeBack(page, 'Undo')
    await expect(calendar.shift(day, '09:00', '11:00')).toBeVisible()
    await expect(calendar.appointment(day, '09:00')).toBeVisible()
  })

  test('what the server refuses goes back, and the reason stands there', async ({
    page,
    openCalendarOf,
    allowFaults,
  }) => {
    allowFaults(/status of 409/)
    const [doctor, other, patient] = await Promise.all([freshDoctor(), freshDoctor(), freshPatient()])
    const { ahead, day } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead })
    await freshShift(other, { daysAhead: ahead })
    await freshAppointment(patient, doctor, clinicInstant(doctor, ahead, '09:00'))
    // The doctor's calendar cannot know that the patient is elsewhere then.
    await freshAppointment(patient, other, clinicInstant(other, ahead, '11:00'))
    const calendar = await openCalendarOf(doctor, day)
    await drag(page, await pointAt(calendar, day, '09:10'), await pointAt(calendar, day, '11:10'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move the appointment' }).click()
    await expect(calendar.column(day).getByRole('alert')).toContainText('This time is taken')
    await expect(calendar.appointment(day, '09:00')).toBeVisible()
    await expect(calendar.appointment(day, '11:00')).toHaveCount(0)
  })

  test('keys do all of it, and every step is said', async ({ page, openCalendarOf }) => {
    const doctor = await freshDoctor()
    const { ahead, day, next } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 120 })
    const calendar = await openCalendarOf(doctor, day)
    await calendar.shift(day, '09:00', '11:00').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(calendar.shift(day, '09:15', '11:15')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '09:15 to 11:15' })).toBeAttached()

    await page.keyboard.down('Alt')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Escape')
    await page.keyboard.up('Alt')
    await expect(page.getByRole('status').filter({ hasText: 'Back where it was.' })).toBeAttached()
    await expect(calendar.shift(day, '09:15', '11:15')).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(calendar.shift(next, '09:15', '11:15')).toBeFocused()
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await expect(calendar.shift(next, '09:15', '11:30')).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(calendar.shift(next, '09:15', '11:15')).toBeVisible()
    await page.keyboard.press('Control+z')

    const cell = page.getByRole('gridcell').getByRole('button')
    await cell.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await expect(page.getByRole('button', { name: /^Schedule 08:00 to 09:15/ })).toBeVisible()
  })
})

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'es-ES' })

  test('a finger that rests takes hold: drawn, moved and taken back', async ({ page, loginAs }) => {
    const doctor = await freshDoctor()
    const { ahead, day } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 60 })
    await loginAs(doctor)
    await page.goto(`${routes.calendar}?week=${day}&day=${day}`)
    await settled(page)
    const column = page.locator(`[data-column="${day}"]`)
    const shift = (times: string) => column.getByRole('button', { name: `Horario ${times}` })
    await expect(shift('09:00 a 10:00')).toBeVisible()
    await longDrag(page, await middleOf(shift('09:00 a 10:00')), 96)
    await expect(shift('10:00 a 11:00')).toBeVisible()
    await takeBack(page, 'Deshacer')
    await expect(shift('09:00 a 10:00')).toBeVisible()
    const box = await column.boundingBox()
    await longDrag(page, { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 3.5 * 96 + 8 }, 96 * 0.8)
    await expect(shift('10:30 a 11:30')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a finger moves a visit after a question', async ({ page, loginAs }) => {
    const [doctor, patient] = await Promise.all([freshDoctor(), freshPatient()])
    const { ahead, day } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 240 })
    await freshAppointment(patient, doctor, clinicInstant(doctor, ahead, '10:00'))
    await loginAs(doctor)
    await page.goto(`${routes.calendar}?week=${day}&day=${day}`)
    await settled(page)
    const visit = (time: string) => page.locator(`[data-column="${day}"]`).getByRole('link', { name: time })
    await expect(visit('10:00')).toBeVisible()
    await longDrag(page, await middleOf(visit('10:00')), 96)
    const ask = page.getByRole('alertdialog')
    await expect(ask).toContainText(patient.surname)
    await ask.getByRole('button', { name: 'Cambiar la cita' }).click()
    await expect(visit('11:00')).toBeVisible()
    await expect(visit('10:00')).toHaveCount(0)
  })
})

test.describe('of the team', () => {
  test.use({ viewport: desk })

  test('a clinicadmin draws beside a doctor’s hours; a visit stays with its doctor', async ({
    page,
    loginAs,
  }) => {
    const doctor = await freshDoctor({ specialty: 'neurology' })
    const other = await freshDoctor({ specialty: 'neurology' })
    const { ahead, day } = midweek(doctor.timeZone)
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 60 })
    await loginAs('clinicadmin')
    await page.goto(`${routes.calendar}?view=team&week=${day}&day=${day}&specialty=neurology`)
    await settled(page)
    const column = (of: typeof doctor) =>
      page.getByRole('group', { name: `${of.name} ${of.surname}`, exact: true })
    const at = async (of: typeof doctor, hour: number) => {
      const box = await column(of).boundingBox()
      return { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + (hour - 7) * 96 }
    }
    await drag(page, await at(doctor, 9.5), await at(other, 9.5), { drop: false })
    await expect(page.getByText('Cannot be moved to another doctor')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await drag(page, await at(other, 9.04), await at(other, 11))
    await expect(column(other).getByRole('button', { name: /09:00 to 11:00/ })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(column(other).getByRole('button')).toHaveCount(0)
  })
})

async function middleOf(locator: import('@playwright/test').Locator): Promise<Point> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not drawn`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Holds Alt while it presses an arrow so many times: letting go is the drop. */
async function moveByKeys(page: Page, arrow: string, times: number) {
  await page.keyboard.down('Alt')
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(arrow)
  await page.keyboard.up('Alt')
}

/** Rests on a point, then goes down so many pixels. */
async function longDrag(page: Page, { x, y }: Point, down: number) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] })
  await send('touchStart', y)
  await expect(page.locator('[data-holding]')).toHaveCount(1)
  for (const part of [0.3, 0.6, 1]) await send('touchMove', y + down * part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
