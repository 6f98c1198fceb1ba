import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import texts from '@/messages/en.json' with { type: 'json' }
import { settled } from '../alive'
import { expect, test } from '../fixtures'

const chunks = '**/_next/static/chunks/**'
const lost = [/ERR_FAILED/, /ChunkLoadError|Failed to load chunk/]

/** A screen with something typed on it. */
async function typeName(page: Page, name: string) {
  // Else the browser has fetched the parts ahead by the time that they are refused.
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`)
  await page.goto(routes.registerPatient)
  await settled(page)
  const field = page.locator('input[name=name]')
  await field.fill('Águeda')
  await expect(page.getByRole('button', { name })).toBeVisible()
  return field
}

test('a part that cannot be loaded leaves the screen and what is typed on it, and opens later', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(...lost)
  await loginAs('doctor')
  const name = texts.shell.palette
  const field = await typeName(page, name)
  await page.route(chunks, (route) => route.abort())

  // The code of toasts cannot be loaded either.
  await page.getByRole('button', { name }).click()
  const notice = page.getByRole('alert').filter({ hasText: texts.common.notLoaded })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(notice).toBeHidden()
  await page.locator('[popovertarget=user-menu]').click()
  const again = page.getByRole('button', { name: texts.common.tryAgain })
  await expect(again).toBeVisible()
  await expect(field).toHaveValue('Águeda')

  await page.unroute(chunks)
  await again.click()
  await expect(page.getByRole('link', { name: texts.nav.logout })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('Águeda')
})
