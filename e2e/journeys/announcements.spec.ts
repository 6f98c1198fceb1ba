import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshDoctor } from '../fresh-data'
import { press } from '../press'
import { listedHistory } from '../walk/addresses'
import { desk, phone } from '../windows'

test.use({ viewport: desk })

/** The router's announcement for screen readers after a change of screen. */
const announced = (page: Page) =>
  page.evaluate(() => {
    const announcer = document.querySelector('next-route-announcer')?.shadowRoot?.querySelector('[aria-live]')
    return announcer?.textContent ?? null
  })

test('the skip link leads past the frame, and every part of the page has its landmark', async ({
  page,
  loginAs,
}) => {
  await loginAs('doctor')
  await page.goto(routes.patients)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').locator(':focus').count()).toBe(1)
  for (const landmark of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Breadcrumb' }),
    page.getByRole('complementary', { name: 'Sidebar' }),
  ]) {
    await expect(landmark).toHaveCount(1)
  }
})

test('a change of screen is announced by its name', async ({ page, loginAs }) => {
  await loginAs('patient')
  await page.goto(routes.appointments)
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search doctor' }))
  await expect(page).toHaveURL(routes.searchStaff)
  await expect(page).toHaveTitle('Search Doctors · Consulta')
  // The framework says the heading where the title comes a moment after the screen.
  await expect.poll(() => announced(page)).toMatch(/^Search Doctors( · Consulta)?$/)
})

test('a refusal of the server is announced', { tag: '@core' }, async ({ page, allowFaults }) => {
  allowFaults(/status of 400/)
  await page.goto(routes.login)
  await page.getByLabel('Email').fill('nobody@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await press(page.getByRole('button', { name: 'Log In', exact: true }))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid email or password')
})

for (const [size, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test(`what has the focus is never under what stays in place, on a ${size}`, async ({ page, loginAs }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await loginAs('doctor')
    await page.goto(await listedHistory())
    await page.getByRole('main').getByRole('button').last().focus()
    // Backwards: the bars that stay lie where the focus goes.
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Shift+Tab')
      const under = await page.evaluate(() => {
        const focus = document.activeElement
        if (
          !focus ||
          focus.closest('header, aside, .assistant-button') ||
          focus === document.body ||
          focus.classList.contains('sr-only')
        )
          return null
        const { left, top, width, height } = focus.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 12))
        return hit?.closest('header, .assistant-button') ? focus.outerHTML.slice(0, 160) : null
      })
      expect(under).toBeNull()
    }
  })
}

test('on a phone, an empty day of the calendar is scrolled by keyboard', async ({ page, loginAs }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loginAs(await freshDoctor())
  await page.goto(routes.calendar)
  await settled(page)
  const scroller = page.getByRole('region', { name: 'Calendar' })
  await page.getByRole('main').getByRole('link').last().focus()
  for (
    let step = 0;
    step < 5 && !(await scroller.evaluate((own) => own === document.activeElement));
    step++
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(scroller).toBeFocused()
  await page.keyboard.press('Home')
  await expect.poll(() => scroller.evaluate((own) => own.scrollTop)).toBe(0)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect.poll(() => scroller.evaluate((own) => own.scrollTop), { timeout: 1000 }).toBeGreaterThan(300)
  }).toPass()
})
