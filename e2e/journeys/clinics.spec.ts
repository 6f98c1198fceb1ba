import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshDni } from '../fresh-data'
import { press } from '../press'

/** Registers a clinic owner by the public page and fills in the clinic. */
async function startClinic(page: Page, plan: string) {
  const dni = freshDni()
  const number = dni.slice(0, 8)
  await page.goto(routes.register)
  await settled(page)
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Name').first().fill('Carmen')
  await field('Surname').fill(`Robles ${number}`)
  await field('DNI').fill(dni)
  await field('Email').fill(`carmen.${number}@e2e.test`)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Prueba-1234')
  await page.locator('form[method="post"] button[type="submit"]').click()
  await expect(page).toHaveURL(routes.clinicAdd)
  await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current]')).toHaveText(/Your clinic$/)
  await settled(page)
  await page.getByRole('button', { name: 'Registrer' }).click()
  for (const message of [
    'City is required',
    'District is required',
    'Postal code is required',
    'You must select a plan',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible()
  }
  await field('Name').fill(`Clínica Robles ${number}`)
  await field('City').fill('Sevilla')
  await field('District').fill('Triana')
  await field('Postal code').fill('41010')
  await page.getByLabel('Time zone').selectOption('Atlantic/Canary')
  await page.getByRole('button', { name: `Elegir Plan: ${plan}` }).click()
  await expect(page.getByRole('button', { name: `Seleccionado: ${plan}` })).toBeVisible()
  // Twice, as impatient people do: one clinic comes of it, and no refusal of a second.
  await page.getByRole('button', { name: 'Registrer' }).dblclick()
}

test('a clinic owner starts at the public site, takes the free plan and has an active clinic', async ({
  page,
}) => {
  await page.goto(routes.home)
  await page.getByRole('link', { name: 'Register a clinic' }).first().click()
  await startClinic(page, 'Basic')
  await expect(page).toHaveURL(routes.clinicCreated)
  await expect(page.getByRole('heading', { name: 'Clinic created correctly' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Clínica Robles/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Your plan allows 1 clinic', { exact: true })).toBeVisible()
  await page.goto(routes.clinicEdit)
  await expect(page.getByText('Basic', { exact: true })).toBeVisible()
  await expect(page.getByText('No doctors available')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Register a new doctor' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(routes.myStaffProfile)
  await press(page.getByRole('button', { name: 'Open the menu' }))
  await press(page.locator('[popovertarget=user-menu]'))
  await page.locator('#user-menu').getByRole('link', { name: 'Clinic Information' }).click()
  await expect(page).toHaveURL(routes.clinicEdit)
})

test('a declined and a cancelled payment keep the clinic; a paid one activates it', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/favicon/)
  await startClinic(page, 'Advanced')
  const end = (action: string) => page.locator(`button[name="action"][value="${action}"]`).click()
  await end('decline')
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'declined' })).toContainText(
    'The card was declined',
  )
  await expect(page.getByText('The payment was cancelled.', { exact: false })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Selected: Advanced' })).toBeVisible()
  await settled(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await end('cancel')
  await expect(page.getByText('The payment was cancelled.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Selected: Advanced' })).toBeVisible()
  await page.goto(routes.app)
  await expect(page.getByText('Your clinic is not paid for yet')).toBeVisible()
  await page.getByRole('link', { name: 'Finish payment' }).click()
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible()
  await page.goto(routes.clinicEdit)
  await expect(page.getByText('Advanced, not paid yet')).toBeVisible()
  await page.getByRole('link', { name: 'Update plan' }).click()
  await settled(page)
  await page.getByRole('button', { name: 'Choose Plan: Advanced' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await end('success')
  await expect(page).toHaveURL(routes.paymentSuccess)
  await expect(page.getByRole('heading', { name: 'The payment has been made successfully.' })).toBeVisible()
  await page.goto(routes.clinicEdit)
  await expect(page.getByText('Advanced', { exact: true })).toBeVisible()
  await page.goto(routes.app)
  await expect(page.getByText('Your clinic is not paid for yet')).toBeHidden()
})
