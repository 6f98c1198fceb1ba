import type { Locator } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { press } from '../press'
import { demoDoctor } from '../walk/addresses'
import { desk } from '../windows'

test.use({ viewport: desk })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
})

/** The rest of an element's look when the system chooses every colour. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const {
      borderStyle,
      borderWidth,
      outlineStyle,
      outlineWidth,
      fontWeight,
      backgroundColor,
      textDecorationLine,
    } = getComputedStyle(node)
    const outline = outlineStyle === 'none' ? 'none' : outlineWidth
    const mark = getComputedStyle(node, '::after').backgroundColor
    return {
      mark,
      border: `${borderStyle} ${borderWidth}`,
      outline,
      fontWeight,
      backgroundColor,
      textDecorationLine,
    }
  })

async function expectDistinct(chosen: Locator, other: Locator) {
  expect(await lookOf(chosen.first())).not.toEqual(await lookOf(other.first()))
}

async function expectFocusSeen(control: Locator) {
  await press(control.first(), 'Shift')
  await expect(control.first()).not.toHaveCSS('outline-style', 'none')
}

test('the calendar keeps its blocks, its statuses and its focus', async ({ page, loginAs }) => {
  await loginAs('doctor')
  await page.goto(routes.calendar)
  const shifts = page.locator('button[data-block]')
  const visits = page.locator('a[data-block]')
  for (const block of [shifts.first(), visits.first()]) {
    await expect(block).toHaveCSS('border-top-style', /solid|dashed/)
    expect(Number.parseFloat((await lookOf(block)).border.split(' ')[1] ?? '')).toBeGreaterThanOrEqual(1)
  }
  await expectDistinct(visits, shifts)
  await expectFocusSeen(shifts)
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expectDistinct(nav.locator('[aria-current]'), nav.locator('a:not([aria-current])'))
})

test('a status is a word in a frame', async ({ page, loginAs }) => {
  await loginAs('patient')
  await page.goto(routes.appointments)
  const badge = page.getByText('Pending', { exact: true }).first()
  await expect(badge).toHaveCSS('border-top-style', 'solid')
})

test('what is chosen differs from what is not: filters, tabs, days, plans and theme', async ({
  page,
  loginAs,
  forgetSession,
}) => {
  await loginAs('doctor')
  await page.goto(routes.patients)
  const filters = page.getByRole('group', { name: 'Filter' })
  await expectDistinct(filters.locator('[aria-current]'), filters.locator('a:not([aria-current])'))
  await expectFocusSeen(filters.getByRole('link'))
  await press(page.locator('[popovertarget=user-menu]'))
  const menu = page.locator('#user-menu')
  await menu.getByRole('button', { name: 'Light' }).click()
  await expectDistinct(menu.locator('[aria-pressed=true]'), menu.locator('[aria-pressed=false]'))

  await forgetSession()
  await loginAs('patient')
  await page.goto(routes.appointments)
  await expectDistinct(
    page.locator('[role=tab][aria-selected=true]'),
    page.locator('[role=tab][aria-selected=false]'),
  )
  await page.goto(routes.book(await demoDoctor()))
  await expectDistinct(
    page.locator('table [aria-pressed=true], [role=grid] [aria-pressed=true]'),
    page.locator('table [aria-pressed=false], [role=grid] [aria-pressed=false]'),
  )

  await forgetSession()
  await loginAs('clinicadmin')
  await page.goto(routes.plans)
  await press(page.getByRole('button', { name: /^Choose Plan/ }).first())
  await expectDistinct(
    page.locator('li:has([aria-pressed=true])'),
    page.locator('li:has([aria-pressed=false])'),
  )
})
