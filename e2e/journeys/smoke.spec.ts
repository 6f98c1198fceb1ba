import { demoAccounts, demoPassword } from '@/lib/content/demo-accounts'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'

test('the landing page leads to the login page', async ({ page }) => {
  await page.goto(routes.home)
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(page).toHaveURL(routes.login)
})

for (const { role, email } of demoAccounts) {
  test(`the ${role} of the demo signs in by the form and arrives in the app`, async ({ page }) => {
    await page.goto(routes.login)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page).toHaveURL(routes.app)
    await expect(page.getByRole('main')).toBeVisible()
  })
}

test('a signed-out visitor of a deep link comes back to it after login', async ({ page }) => {
  await page.goto(routes.patients)
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill('admin@demo.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(routes.patients)
})
