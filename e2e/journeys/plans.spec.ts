import { paymentAnswer } from '#contract/payments'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { countClicks } from '../clicks'
import { expect, test } from '../fixtures'
import { freshClinicAdmin } from '../fresh-data'
import { fillLogin } from '../sign-in'

test('who pays sees users and total before the checkout, which asks for the same', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/favicon/)
  await loginAs('clinicadmin')
  await page.goto(routes.plans)
  await settled(page)
  await expect(page.getByText('You pay in euros', { exact: false })).toBeVisible()
  const total = page.getByRole('main').getByRole('status')
  await expect(total).toHaveText('')
  await page.getByRole('button', { name: 'Choose Plan: Advanced' }).click()
  await expect(total).toHaveText(/^\d+ users × €5\.00 = €\d+\.00 a month$/)
  const [users = '', amount = ''] = ((await total.textContent()) ?? '').match(/^\d+|€\d+\.00(?= a)/g) ?? []
  expect(amount).toBe(`€${Number(users) * 5}.00`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible()
  // Other journeys register and delete staff of this clinic at the same time.
  const billed = Number(await page.locator('dd').nth(2).textContent())
  expect(billed).toBeGreaterThan(1)
  await expect(page.locator('dd').nth(3)).toHaveText(`€${billed * 5}.00`)
})

test('the plan is changed with four clicks from home', async ({ page, loginAs, allowFaults }) => {
  allowFaults(/favicon/)
  await loginAs(await freshClinicAdmin())
  await page.goto(routes.app)
  await settled(page)
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Plans', exact: true }).click()
  await page.getByRole('button', { name: 'Choose Plan: Advanced' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
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

test('the plan that a clinic has cannot be chosen again, also not by address', async ({
  page,
  loginAs,
  apiAs,
}) => {
  const owner = await freshClinicAdmin()
  const caller = await apiAs(owner)
  await caller.post('/payments/', paymentAnswer, { planId: 'basic', clinicId: owner.clinicId })
  await loginAs(owner)
  await page.goto(`${routes.plans}?plan=basic`)
  await settled(page)
  await expect(page.getByRole('button', { name: /^(Choose Plan|Selected): / })).toHaveText([
    'Choose Plan',
    'Choose Plan',
  ])
  await expect(page.getByText('This is the clinic’s plan now.')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})
