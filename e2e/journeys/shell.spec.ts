import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { accountOf } from '../accounts'
import { expect, test } from '../fixtures'
import { press } from '../press'
import { desk, phone } from '../windows'

/** `navigation.test.ts` says which links the other roles have. */
const links = [
  'Home',
  'Appointments',
  'Edit patient profile',
  'Search doctor',
  'Clinical History',
  'Messages',
  'Family',
]

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const sidebar = (page: Page) => page.locator('#sidebar')
const frame = (page: Page) => page.locator('[data-sidebar]')
const menuButton = (page: Page) => page.locator('[popovertarget=user-menu]')
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width

test.use({ viewport: desk })

test('the sidebar of the patient, and the menu at its foot', async ({ page, loginAs }) => {
  await loginAs('patient')
  await page.goto(routes.searchStaff)
  await expect(mainNav(page).getByRole('link')).toHaveText(links)
  await expect(mainNav(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', routes.home)
  const submenu = mainNav(page).locator('summary')
  await expect(submenu).toHaveText('Search')
  await press(submenu)
  const searchDoctor = mainNav(page).getByRole('link', { name: 'Search doctor' })
  await expect(searchDoctor).toBeHidden()
  await page.keyboard.press('Control+b')
  await expect(searchDoctor).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(searchDoctor).toBeHidden()

  await press(menuButton(page))
  const menu = page.locator('#user-menu')
  await expect(menu).toContainText(accountOf('patient').email)
  await expect(menu.getByRole('list', { name: 'Roles' }).getByRole('listitem')).toHaveText(['Patient'])
  await expect(menu.getByRole('button', { name: 'Toggle Mode' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', routes.logout)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(menuButton(page)).toBeFocused()
})

test('the sidebar folds to its icons by Ctrl or Cmd and B, and is remembered for seven days', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('doctor')
  await page.goto(routes.patients)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await width(page)).toBe(256)
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  await press(toggle, 'Control+b')
  await expect(frame(page)).toHaveAttribute('data-sidebar', 'collapsed')
  await expect.poll(() => width(page)).toBe(48)
  await page.keyboard.press('Meta+b')
  await expect(frame(page)).toHaveAttribute('data-sidebar', 'open')
  await press(toggle)
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')

  const kept = (await context.cookies()).find(({ name }) => name === 'sidebar')
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  const html = await (await page.request.get(routes.patients)).text()
  expect(html).toContain('data-sidebar="collapsed"')
  expect(html).not.toContain('data-sidebar="open"')
})

test('hints come after 700 ms, at once for the keyboard, and Escape takes them away', async ({
  page,
  loginAs,
}) => {
  await loginAs('patient')
  await page.goto(routes.appointments)
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' })
  await expect(toggle).toHaveAttribute('aria-keyshortcuts', 'Control+B Meta+B')
  const hint = toggle.locator('span[aria-hidden]')
  await expect(hint).toHaveText(/Ctrl \+ b$/)
  await expect(hint).toHaveCSS('opacity', '0')
  const from = Date.now()
  await toggle.hover()
  await expect(hint).toHaveCSS('transition-delay', '0.7s')
  await expect(hint).toHaveCSS('opacity', '1')
  expect(Date.now() - from).toBeGreaterThanOrEqual(700)
  await page.mouse.move(700, 500)
  await expect(hint).toHaveCSS('opacity', '0')
  await press(toggle, 'Shift')
  await expect(hint).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
})

test('on a phone the sidebar is a sheet of 18rem that a choice or Escape closes', async ({
  page,
  loginAs,
}) => {
  await page.setViewportSize(phone)
  await loginAs('patient')
  await page.goto(routes.searchStaff)
  await expect(sidebar(page)).toBeHidden()
  const open = page.getByRole('button', { name: 'Open the menu' })
  await press(open)
  await expect(sidebar(page)).toBeVisible()
  await expect.poll(() => width(page)).toBe(288)
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeHidden()
  await expect(open).toBeFocused()
  await page.keyboard.press('Control+b')
  await mainNav(page).getByRole('link', { name: 'Appointments' }).click()
  await expect(page).toHaveURL(routes.appointments)
  await expect(sidebar(page)).toBeHidden()
})

test('the way to a screen stands in the top bar and leads back', async ({ page, loginAs }) => {
  await loginAs('doctor')
  await page.goto(routes.patients)
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('listitem')).toHaveText(['Patients'])
  await page
    .getByRole('link', { name: /^View medical history/ })
    .first()
    .click()
  await expect(way.getByRole('listitem')).toHaveText(['Patients', 'Clinical History'])
  await expect(way.locator('[aria-current=page]')).toHaveText('Clinical History')
  await way.getByRole('link', { name: 'Patients' }).click()
  await expect(page).toHaveURL(routes.patients)
})
