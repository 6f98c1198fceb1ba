import { addDays } from '#contract/zone'
import { dayInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDoctor, freshShift } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('a phone shows one day, moves by strip and swipe, and never scrolls sideways', async ({
  page,
  openCalendarOf,
}) => {
  const doctor = await freshDoctor()
  const monday = calendarDay(7, doctor.timeZone)
  await freshShift(doctor, { daysAhead: 7, from: '08:00' })
  const calendar = await openCalendarOf(doctor, monday)
  await expect(calendar.shift(monday, '08:00', '12:00')).toBeVisible()
  await expect(page.getByRole('group', { name: /^\w+day \d+ \w+$/ })).toHaveCount(1)

  const views = page.getByRole('navigation', { name: 'View', exact: true }).getByRole('link')
  await expect(views).toHaveCount(2)
  await expect(views.first()).toHaveAccessibleName('Day')
  await expect(views.first()).toHaveAttribute('aria-current', 'page')

  await swipe(page, -160)
  const next = addDays(monday, 1)
  await expect(calendar.column(next)).toBeVisible()
  await expect(calendar.column(monday)).toBeHidden()
  await swipe(page, 160)
  await expect(calendar.column(monday)).toBeVisible()

  const strip = page.getByRole('navigation', { name: 'Days of the week' })
  await strip.getByRole('link', { name: dayInWords(monday, 'en') }).click()
  await calendar.clickHour(monday, 14)
  await calendar.submit('Save Schedule')
  await expect(calendar.shift(monday, '14:00', '15:00')).toBeVisible()

  await page.getByRole('button', { name: 'Add Schedule', exact: true }).click()
  await expect(calendar.dialog('Create New Schedule')).toBeInViewport()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the tools of the clinic’s calendar are one row', async ({ page, loginAs }) => {
  await loginAs('clinicadmin')
  await page.goto(`${routes.calendar}?view=team`)
  const head = page.getByRole('main').locator('header')
  const rooms = head.getByRole('button', { name: 'Rooms and equipment' })
  const tools = [head.getByLabel('Specialty'), rooms, head.getByRole('navigation', { name: 'View' })]
  for (const tool of tools) await expect(tool).toBeVisible()
  const tops = await Promise.all(tools.map(async (tool) => (await tool.boundingBox())?.y ?? Number.NaN))
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(6)
})

/** A finger across the middle of the grid. */
async function swipe(page: import('@playwright/test').Page, distance: number) {
  const session = await page.context().newCDPSession(page)
  const at = (x: number) => ({ touchPoints: [{ x, y: 450 }] })
  const from = 180 - distance / 2
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) })
  for (const part of [0.3, 0.6, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from + distance * part) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
