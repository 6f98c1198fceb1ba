import type { Page } from '@playwright/test'
import { weekdayName } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDoctor } from '../fresh-data'
import { CalendarPage, calendarDay } from '../pages/calendar-page'
import { press } from '../press'
import { desk, phone } from '../windows'

const tablet = { width: 768, height: 1024 }

/** Whatever in the content could be pressed and lies, at some position of scrolling, under the element. */
function under(page: Page, selector: string) {
  return page.evaluate((of) => {
    const box = document.querySelector(of)?.getBoundingClientRect()
    if (!box) throw new Error(`${of} is not there`)
    const actions = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary, [data-day])',
    )
    const inBar = box.bottom <= (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
    return [...actions].flatMap((action) => {
      const { left, right, width } = action.getBoundingClientRect()
      const overlaps = width > 1 && left < box.right && right > box.left
      return overlaps && !inBar && action.checkVisibility() ? [action.outerHTML.slice(0, 120)] : []
    })
  }, selector)
}

for (const viewport of [desk, tablet, phone]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('the assistant’s button covers nothing that can be pressed', async ({ page, loginAs }) => {
      await loginAs('doctor')
      for (const address of [routes.calendar, routes.patients, routes.registerPatient]) {
        await page.goto(address)
        await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeVisible()
        expect(await under(page, '.assistant-button'), address).toEqual([])
      }
    })

    test('a toast stands in the top bar, in the font of the product, and the tray says what was done', async ({
      page,
      loginAs,
    }) => {
      const doctor = await freshDoctor()
      await loginAs(doctor)
      const day = calendarDay(8, doctor.timeZone)
      const calendar = new CalendarPage(page)
      await calendar.open(day)
      await calendar.clickHour(day, 9)
      await calendar.setTime('End Time', '14:00')
      await calendar.submit('Save Schedule')
      const toast = page.locator('[data-sonner-toast]')
      const said = `Schedule saved: ${weekdayName(day, 'en')} 9:00–14:00`
      await expect(toast).toContainText(said)
      const box = await toast.boundingBox()
      if (!box) throw new Error('The toast has gone')
      expect(box.y + box.height).toBeLessThanOrEqual(57)
      expect(box.x + box.width / 2).toBeGreaterThanOrEqual(viewport.width / 2)
      if (viewport === desk) {
        for (const control of await page
          .getByRole('banner')
          .locator('button:visible, select:visible')
          .all()) {
          const { x = 0, width = 0 } = (await control.boundingBox()) ?? {}
          expect(x >= box.x + box.width || x + width <= box.x, await control.innerHTML()).toBe(true)
        }
      }
      const fonts = await toast
        .locator('p')
        .evaluate((element) => [element, document.body].map((each) => getComputedStyle(each).fontFamily))
      expect(fonts[0]).toBe(fonts[1])
      await toast.getByRole('button', { name: 'Close' }).click()
      await press(page.getByRole('button', { name: /^Notifications/ }))
      await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toContainText(said)
    })
  })
}
