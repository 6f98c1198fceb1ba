import type { Page } from '@playwright/test'
import { weekdayName } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDoctor } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
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

/** Controls, in the bar or on the screen, that lie under the toast. */
function underToast(page: Page) {
  return page.evaluate(() => {
    const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect()
    if (!toast) throw new Error('The toast has gone')
    const actions = document.querySelectorAll<HTMLElement>(
      ':is(header, main) :is(button, select, input), main a[href]',
    )
    return [...actions].flatMap((action) => {
      const { left, right, top, bottom } = action.getBoundingClientRect()
      // A block of the calendar can be scrolled from under it.
      if (action.closest('[data-column]')) return []
      const isUnder = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      return isUnder && action.checkVisibility() ? [action.outerHTML.slice(0, 120)] : []
    })
  })
}

const viewports = [desk, tablet, phone]

test('the assistant’s button covers nothing that can be pressed, however wide the window', async ({
  page,
  loginAs,
}) => {
  await loginAs('doctor')
  for (const address of [routes.calendar, routes.patients, routes.registerPatient]) {
    await page.goto(address)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await expect(page.getByRole('button', { name: 'Open the assistant' })).toBeVisible()
      expect(await under(page, '.assistant-button'), `${address}, ${viewport.width} px`).toEqual([])
    }
  }
})

for (const viewport of viewports) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('a toast stands over nothing that can be pressed, in the font of the product, and the tray says what was done', async ({
      page,
      openCalendarOf,
    }) => {
      const doctor = await freshDoctor()
      const day = calendarDay(8, doctor.timeZone)
      const calendar = await openCalendarOf(doctor, day)
      await calendar.clickHour(day, 9)
      await calendar.setTime('End Time', '14:00')
      await calendar.submit('Save Schedule')
      const toast = page.locator('[data-sonner-toast]')
      const said = `Schedule saved: ${weekdayName(day, 'en')} 09:00–14:00`
      await expect(toast).toContainText(said)
      await expect.poll(() => underToast(page)).toEqual([])
      const bar = await page.getByRole('banner').boundingBox()
      const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0)
      // It slides in: where it comes to rest is what counts.
      await expect(async () => {
        const box = await toast.boundingBox()
        if (!box) throw new Error('The toast has gone')
        const end = box.y + box.height
        // In the bar of a desk; near the foot of phones and tablets, where it covers no title.
        if (viewport === desk) expect(end).toBeLessThanOrEqual(barEnd)
        else expect(box.y).toBeGreaterThan(viewport.height / 2)
        expect(end).toBeLessThan(viewport.height)
        expect(box.x + box.width).toBeGreaterThan(viewport.width / 2)
      }).toPass()
      const fonts = await toast
        .locator('p')
        .evaluate((element) => [element, document.body].map((each) => getComputedStyle(each).fontFamily))
      expect(fonts[0]).toBe(fonts[1])
      await toast.getByRole('button', { name: 'Close' }).click()
      await press(page.getByRole('button', { name: /^Notifications/ }))
      await expect(page.getByRole('region', { name: 'Notifications', exact: true })).toContainText(said)
      await page.keyboard.press('Escape')
      await calendar.shift(day, '09:00', '14:00').click()
      await page.getByRole('button', { name: 'Delete Schedule' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Schedule' }).click()
      await expect(toast.getByRole('button', { name: 'Undo' })).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect.poll(() => underToast(page)).toEqual([])
    })
  })
}
