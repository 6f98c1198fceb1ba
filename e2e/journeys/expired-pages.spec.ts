import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshDoctor } from '../fresh-data'
import { type Asked, startPlainProvider } from '../plain-provider'
import { startSecondWeb } from '../second-web'
import { fillLogin } from '../sign-in'

let provider: Awaited<ReturnType<typeof startPlainProvider>>
let web: Awaited<ReturnType<typeof startSecondWeb>>
let isExpired: (asked: Asked) => boolean

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  provider = await startPlainProvider((asked) => isExpired(asked))
  web = await startSecondWeb('plain-provider-web', provider.url)
})
test.afterAll(async () => {
  await web?.stop()
  provider?.stop()
})
test.beforeEach(() => {
  isExpired = () => false
})

const refreshes = () => provider.asked.filter(({ path }) => path === '/api/v1/token/refresh').length

async function enter(page: Page) {
  await page.goto(`${web.url}${routes.login}?next=${encodeURIComponent(routes.searchStaff)}`)
  await fillLogin(page, await freshDoctor())
  await expect(page).toHaveURL(web.url + routes.searchStaff)
  await settled(page)
  return { token: provider.asked.findLast(({ token }) => token)?.token, refreshed: refreshes() }
}

test('a page told that the token has expired renews it once and is shown under its own address', async ({
  page,
}) => {
  const { token, refreshed } = await enter(page)
  isExpired = (asked) => asked.token === token
  await page.goto(`${web.url}${routes.patients}?q=nobody`)
  await expect(page.getByRole('heading', { name: 'Recent Patients' })).toBeVisible()
  await expect(page).toHaveURL(`${web.url}${routes.patients}?q=nobody`)
  expect(refreshes()).toBe(refreshed + 1)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Recent Patients' })).toBeVisible()
  expect(refreshes()).toBe(refreshed + 1)
})

test('so does a page that is reached by a link', async ({ page }) => {
  const { token, refreshed } = await enter(page)
  isExpired = (asked) => asked.token === token
  await page.getByRole('link', { name: 'Patients', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recent Patients' })).toBeVisible()
  await expect(page).toHaveURL(web.url + routes.patients)
  expect(refreshes()).toBe(refreshed + 1)
})

test('one call that always says so ends in a message, not in a circle or at the sign-in', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/status of (401|5\d\d)/, /server rendering|digest/i)
  const { refreshed } = await enter(page)
  isExpired = ({ path }) => path.startsWith('/api/v1/patients')
  const answer = await page.goto(web.url + routes.patients)
  expect(answer?.url()).toBe(web.url + routes.patients)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(refreshes()).toBe(refreshed + 1)
})

test('calls that all say so end at the sign-in, which asks for the password', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/status of 401/)
  const { refreshed } = await enter(page)
  isExpired = () => true
  await page.goto(web.url + routes.patients)
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  expect(refreshes()).toBe(refreshed + 1)
})
