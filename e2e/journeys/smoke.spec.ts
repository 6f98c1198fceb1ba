import { dayAt } from '#contract/zone'
import { demoAccounts, demoPassword } from '@/lib/content/demo-accounts'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { signInByForm } from '../sign-in'

test('the landing page leads to the login page', async ({ page }) => {
  await page.goto(routes.home)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL(routes.login)
})

const home = {
  patient: 'My Appointments',
  doctor: /^Week of/,
  clinicadmin: /^[A-Z][a-z]+day \d+ [A-Z][a-z]+/,
  receptionist: 'Today',
  nurse: 'Today',
  admin: 'Clinic Information',
}

test('the doctor of the demo signs in by the form and arrives at their home screen', {
  tag: '@core',
}, async ({ page }) => {
  await signInByForm(page, 'doctor')
  await expect(page.getByRole('heading', { name: home.doctor })).toBeVisible()
})

test('each other account of the demo has its password and its home screen', async ({ page, loginAs }) => {
  for (const { role } of demoAccounts.filter((each) => each.role !== 'doctor')) {
    await loginAs(role)
    await page.goto(routes.app)
    await expect(page.getByRole('heading', { name: home[role] })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(/^\/app\b/)
    // An open page would go on asking as somebody else.
    await page.goto('about:blank')
  }
})

test('a signed-out visitor of a deep link comes back to it after login', async ({ page }) => {
  await page.goto(routes.patients)
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page).toHaveURL(routes.patients)
})

test('programs, pages and tests live on the same day', { tag: '@core' }, async ({ page, loginAs }) => {
  await loginAs('doctor')
  await page.goto(routes.calendar)
  const apart = Math.abs((await page.evaluate(() => Date.now())) - Date.now())
  expect(apart).toBeLessThan(60_000)
  const today = page.locator('[aria-current=date]').first()
  await expect(today).toContainText(String(Number(dayAt(Date.now(), 'Europe/Madrid').slice(8))))
})
