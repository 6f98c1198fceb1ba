import { routes } from '@/lib/routes'
import { alive } from '../alive'
import { expect, test } from '../fixtures'
import { houseWithPage } from '../house-with-page'

test.use({ coldStart: true })

test('the page of a clinic is ready without scripts, which run once somebody uses it', async ({ page }) => {
  const { slug } = await houseWithPage()
  await page.goto(routes.clinicPage(slug), { waitUntil: 'networkidle' })
  const scripts = page.locator('script[src][async]')
  // A move without length, of which a page that opens below a pointer at rest is told.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { clientX: 300, clientY: 300 })))
  await expect(scripts).toHaveCount(0)

  const isDark = () => page.locator('html').evaluate((html) => html.classList.contains('dark'))
  const wasDark = await isDark()
  // Without a pointer, which would be a sign of use.
  await page.getByRole('button', { name: 'Toggle Mode' }).evaluate((button: HTMLElement) => button.click())
  await expect.poll(isDark).toBe(!wasDark)
  await expect(scripts).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(scripts).not.toHaveCount(0)
  const language = page.getByRole('banner').getByRole('combobox')
  await alive(language)
  await language.selectOption('Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
