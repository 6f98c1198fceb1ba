import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { accountOf, type Who } from './accounts'

/** Fills in the login form and sends it. */
export async function fillLogin(page: Page, who: Who): Promise<void> {
  const { email, password } = accountOf(who)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** Signs in by the form, in a session of this browser's own. */
export async function signInByForm(page: Page, who: Who, next?: string): Promise<void> {
  await page.goto(next ? `${routes.login}?next=${encodeURIComponent(next)}` : routes.login)
  await fillLogin(page, who)
  await page.waitForURL((url) => url.pathname.startsWith(routes.app))
}
