import type { Locator } from '@playwright/test'
import { dayAt } from '#contract/zone'
import { columnOf, mondayOf } from '@/lib/domain/week'
import { LOCALE_COOKIE, LOCALES } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  type FreshDoctor,
  freshAppointment,
  freshDoctor,
  freshPatient,
  freshShift,
} from '../fresh-data'
import { CalendarPage, calendarDay } from '../pages/calendar-page'
import { desk, phone } from '../windows'

const tablet = { width: 768, height: 1024 }
const today = dayAt(Date.now(), 'Europe/Madrid')
/** Days until next week's Wednesday: in another week than today, with neighbours on both sides. */
const ahead = 9 - columnOf(mondayOf(today), today)

async function visitAt(doctor: FreshDoctor, time: string) {
  const patient = await freshPatient()
  return { patient, visit: await freshAppointment(patient, doctor, clinicInstant(doctor, ahead, time)) }
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not drawn`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const viewport of [desk, phone]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('the calendar opens where something is and says what is out of view', async ({
      page,
      openCalendarOf,
    }) => {
      const doctor = await freshDoctor()
      await freshShift(doctor, { daysAhead: ahead, from: '08:00', minutes: 780 })
      await visitAt(doctor, '20:00')
      const day = calendarDay(ahead, doctor.timeZone)
      const calendar = await openCalendarOf(doctor, day)
      const late = calendar.appointment(day, '20:00')
      await expect(late).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('button', { name: /^\d+ (earlier|later), / })).toHaveCount(0)

      await visitAt(doctor, '08:00')
      const early = calendar.appointment(day, '08:00')
      await page.getByRole('button', { name: '1 earlier' }).click()
      await expect(early).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: '1 later' }).click()
      await expect(late).toBeInViewport({ ratio: 1 })

      // A day by itself has the marks beside its hours.
      await page.goto(`${routes.calendar}?view=day&week=${day}&day=${day}`)
      await settled(page)
      await page.getByRole('button', { name: '1 later' }).click()
      await expect(late).toBeInViewport({ ratio: 1 })
    })
  })
}

test('what is out of view of the team’s day is said in the heads of its doctors', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize(tablet)
  await loginAs('clinicadmin')
  const day = calendarDay(ahead, 'Europe/Madrid')
  await page.goto(`${routes.calendar}?view=team&week=${day}&day=${day}`)
  await settled(page)
  const hours = page.locator('[data-view="team"]')
  await hours.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  const hint = page.getByRole('button', { name: /^\d+ earlier, / }).first()
  await expect(hint).toBeVisible()
  const head = await boxOf(hours.locator(':has(+ [data-hours])'))
  expect((await boxOf(hint)).bottom).toBeLessThanOrEqual(head.bottom)
})

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  for (const locale of LOCALES) {
    test(`all that is done with the calendar stands on one line, in words (${locale})`, async ({
      page,
      context,
      loginAs,
    }) => {
      await loginAs('clinicadmin')
      await context.addCookies([{ name: LOCALE_COOKIE, value: locale, url: required('E2E_WEB_URL') }])
      const windows = ['week', 'day', 'team'].flatMap((view) =>
        [desk.width, 1280].map((width) => ({ view, width })),
      )
      for (const { view, width } of windows) {
        await page.setViewportSize({ ...desk, width })
        await page.goto(`${routes.calendar}?view=${view}`)
        await settled(page)
        const head = page.getByRole('main').locator('header')
        const pictures = head
          .getByRole('button')
          .evaluateAll((all) => all.filter((each) => each.clientWidth < 60))
        expect(await pictures, `${view}, ${width} px: only a week is picked by a picture`).toHaveLength(1)
        const controls = [
          head.getByRole('combobox'),
          head.getByRole('navigation').getByRole('link').last(),
          head.getByRole('button').last(),
        ]
        const middles = await Promise.all(
          controls.map(async (control) => {
            const { y, height } = await boxOf(control)
            return y + height / 2
          }),
        )
        expect(Math.max(...middles) - Math.min(...middles), `${view}, ${width} px`).toBeLessThan(3)
      }
    })
  }

  test('another week shows what it has, also when it stands elsewhere in the day', async ({
    page,
    openCalendarOf,
  }) => {
    const doctor = await freshDoctor()
    await freshShift(doctor, { daysAhead: ahead, from: '19:00', minutes: 120 })
    await freshShift(doctor, { daysAhead: ahead + 7, from: '07:00', minutes: 120 })
    const calendar = await openCalendarOf(doctor, calendarDay(ahead, doctor.timeZone))
    await page.getByRole('link', { name: 'Next week' }).click()
    const day = calendarDay(ahead + 7, doctor.timeZone)
    await expect(calendar.shift(day, '07:00', '09:00')).toBeInViewport({ ratio: 0.9 })
  })

  test('cancelled visits and the times of schedules leave a live visit its width', async ({
    openCalendarOf,
    apiAs,
  }) => {
    const doctor = await freshDoctor()
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 120 })
    for (let round = 0; round < 2; round++) {
      const { patient, visit } = await visitAt(doctor, '09:00')
      await (await apiAs(patient)).send('PUT', `/appointments/${visit.appointmentId}/cancel`)
    }
    const { patient } = await visitAt(doctor, '09:00')
    const day = calendarDay(ahead, doctor.timeZone)
    const calendar = await openCalendarOf(doctor, day)
    const column = await boxOf(calendar.column(day))
    const live = calendar.appointment(day, '09:00').filter({ hasText: 'Pending' })
    await expect(live).toContainText(patient.surname)
    const width = (await boxOf(live)).width
    expect(width).toBeGreaterThan(column.width - 16)

    const cancelled = calendar.appointment(day, '09:00').filter({ hasText: 'Cancelled' })
    await expect(cancelled).toHaveCount(2)
    expect((await boxOf(cancelled.first())).width).toBeLessThan(30)
    await cancelled.first().hover()
    await expect.poll(async () => (await boxOf(cancelled.first())).width).toBeGreaterThan(90)

    const visit = await boxOf(live)
    for (const time of await calendar.shift(day, '09:00', '11:00').locator('time').all()) {
      const box = await boxOf(time)
      expect(box.bottom <= visit.y + 1 || box.y >= visit.bottom - 1).toBe(true)
    }
  })
})

test.describe('on a tablet', () => {
  test.use({ viewport: tablet })

  test('the sidebar starts folded, and the week shows seven days whose times are whole', async ({
    page,
    openCalendarOf,
  }) => {
    const doctor = await freshDoctor()
    await freshShift(doctor, { daysAhead: ahead, from: '09:00', minutes: 120 })
    await visitAt(doctor, '09:30')
    const day = calendarDay(ahead, doctor.timeZone)
    const calendar = await openCalendarOf(doctor, day)
    expect((await boxOf(page.locator('#sidebar'))).width).toBe(48)
    await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
    const columns = page.getByRole('group', { name: /^\w+day \d+ \w+$/ })
    await expect(columns).toHaveCount(7)
    const scroller = await boxOf(page.getByRole('region', { name: 'Calendar' }))
    for (const column of await columns.all())
      expect((await boxOf(column)).right).toBeLessThanOrEqual(scroller.right)
    const block = calendar.appointment(day, '09:30')
    const frame = await boxOf(block)
    for (const time of await block.locator('time:visible').all()) {
      expect((await boxOf(time)).right).toBeLessThanOrEqual(frame.right)
    }

    await page.getByRole('button', { name: 'Toggle sidebar' }).click()
    await expect.poll(async () => (await boxOf(page.locator('#sidebar'))).width).toBe(256)
    await page.reload()
    expect((await boxOf(page.locator('#sidebar'))).width).toBe(256)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('Add Schedule takes the day that is shown', async ({ page, loginAs }) => {
    const doctor = await freshDoctor()
    await loginAs(doctor)
    await page.goto(routes.calendar)
    await settled(page)
    await page.getByRole('button', { name: 'Add Schedule', exact: true }).click()
    const today = calendarDay(0, doctor.timeZone).split('-').reverse().join('/')
    const date = new CalendarPage(page).dialog('Create New Schedule').getByRole('button', { name: /Date/ })
    await expect(date).toContainText(today)
  })
})
