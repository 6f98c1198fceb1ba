import type { Page } from '@playwright/test'
import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDoctor } from '../fresh-data'
import { press } from '../press'
import { desk } from '../windows'

test.use({ viewport: desk })

const theme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

/** The theme of the first frame that shows the page's heading. */
async function firstFrame(page: Page, address: string): Promise<string> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('h1'))
        Object.assign(window, { firstFrame: document.documentElement.className })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(address)
  await page.waitForFunction('window.firstFrame !== undefined')
  return page.evaluate('window.firstFrame')
}

test('the theme follows the system until one is chosen, and is kept without a flash', async ({
  page,
  loginAs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await loginAs('patient')
  await page.goto(routes.appointments)
  const html = page.locator('html')
  await expect(html).toHaveClass(/\bdark\b/)
  expect(await theme(page)).toBeNull()

  await press(page.locator('[popovertarget=user-menu]'))
  await press(page.getByRole('button', { name: 'Toggle Mode' }))
  await expect(html).toHaveClass(/\blight\b/)
  expect(await theme(page)).toBe('light')
  expect(await firstFrame(page, routes.appointments)).toMatch(/\blight\b/)

  await press(page.locator('[popovertarget=user-menu]'))
  await press(page.getByRole('button', { name: 'System' }))
  expect(await theme(page)).toBe('system')
  await expect(html).toHaveClass(/\bdark\b/)
  // Nothing moves while the theme changes; after that the button that was pressed may still be taking its colour.
  await expect(html).not.toHaveAttribute('data-switching')
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.evaluate(() => addEventListener('transitionrun', () => document.body.classList.add('faded')))
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveClass(/\blight\b/)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.locator('body')).not.toHaveClass(/faded/)
  await press(page.getByRole('button', { name: 'Dark' }))
  expect(await firstFrame(page, routes.home)).toMatch(/\bdark\b/)
  await press(page.getByRole('banner').getByRole('button', { name: 'Toggle Mode' }))
  expect(await theme(page)).toBe('light')
})

test('a visitor who reads Spanish is shown Spanish, and may choose at the head of the page', {
  tag: '@core',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'es-ES' })
  const page = await context.newPage()
  await page.goto(routes.home)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'es')
  const pricing = page.getByRole('region', { name: 'Precios' })
  await expect(pricing).toContainText('5,00 €')
  await page.getByRole('banner').getByLabel('Idioma').selectOption('English')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('region', { name: 'Pricing' })).toContainText('€5.00')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'en')
  await context.close()
})

test('a chosen language is kept; dates, rules and answers are said in it', async ({
  page,
  context,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 400/)
  const doctor = await freshDoctor()
  await loginAs('clinicadmin')
  await page.goto(routes.registerStaff)
  const choice = page.getByRole('banner').getByLabel('Language')
  await expect(choice).toBeEnabled()
  await choice.selectOption('Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page).toHaveTitle('Registrar un médico · Consulta')
  const kept = (await context.cookies()).find(({ name }) => name === LOCALE_COOKIE)
  expect(kept?.value).toBe('es')
  expect(kept?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 86_400)

  await press(page.getByRole('button', { name: 'Registrar médico' }))
  await expect(page.getByText('El correo electrónico es obligatorio')).toBeVisible()
  await page.getByLabel('Nombre').fill('Otra')
  await page.getByLabel('Apellidos').fill('Persona')
  await page.getByLabel('DNI').fill(doctor.dni)
  await page.getByLabel('Correo electrónico').fill(doctor.email)
  await page.getByLabel('Especialidad').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Contraseña' }).fill('Prueba-1234')
  await press(page.getByRole('button', { name: 'Registrar médico' }))
  await expect(page.getByText('Ya existe un médico con el mismo DNI o correo electrónico')).toBeVisible()

  await page.goto(`${routes.calendar}?view=week`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Semana del? /)
  await expect(page.getByRole('banner').getByLabel('Idioma')).toHaveValue('es')
})
