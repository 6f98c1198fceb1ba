import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { countClicks } from '../clicks'
import { expect, test } from '../fixtures'
import { freshClinicAdmin } from '../fresh-data'
import { fillLogin } from '../sign-in'

test('the plan is changed with four clicks from home, for the total that is shown before the checkout', {
  tag: '@core',
}, async ({ page, loginAs, allowFaults }) => {
  allowFaults(/favicon/)
  await loginAs(await freshClinicAdmin())
  await page.goto(routes.app)
  await settled(page)
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Plans', exact: true }).click()
  await expect(page.getByText(/€\d+\.\d\d a month for your/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Choose Plan: Advanced' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^1 users? × €5\.00 = €5\.00 a month$/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  await expect(page.locator('dd').nth(2)).toHaveText('1')
  await expect(page.locator('dd').nth(3)).toHaveText('€5.00')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'The payment has been made successfully.' })).toBeVisible()
  await expect.poll(clicks).toBe(4)
  await page.goto(routes.clinicEdit)
  await expect(page.getByText('Advanced', { exact: true })).toBeVisible()
})

test('the checkout leads back to the address in use, where the session is', async ({ page, allowFaults }) => {
  allowFaults(/favicon/)
  const web = new URL(required('E2E_WEB_URL'))
  web.hostname = web.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  await page.goto(`${web.origin}${routes.login}?next=${encodeURIComponent(routes.plans)}`)
  await fillLogin(page, await freshClinicAdmin())
  await page.getByRole('button', { name: 'Choose Plan: Advanced' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page).toHaveURL(web.origin + routes.paymentSuccess)
  await page.getByRole('link', { name: 'Accept' }).click()
  await expect(page).toHaveURL(web.origin + routes.app)
})
