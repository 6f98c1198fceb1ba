import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshDoctor } from '../fresh-data'

test('a clinic sees that its plan is full; an add-on is explained, bought, makes room for a doctor, and has its receipt', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/favicon/)
  const owner = await freshClinicAdmin()
  await freshDoctor({}, owner)
  await freshDoctor({}, owner)
  await loginAs(owner)
  await page.goto(routes.plans)
  const doctors = page.getByRole('listitem').filter({ hasText: 'Doctors' }).first()
  await expect(page.getByRole('heading', { name: 'Plan usage' })).toBeVisible()
  await expect(doctors).toContainText('2 of 2')
  await expect(doctors).toContainText('Full')
  await settled(page)
  await page.getByRole('button', { name: 'Choose Plan: Professional' }).click()
  await expect(page.getByText('Due now: €30.00 for one month.')).toBeVisible()
  await expect(page.getByText('You pay for a full month today.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Receipts' })).toBeHidden()
  const addOn = page.getByRole('form', { name: '+Doctors and +Patients' })
  await addOn.getByLabel('How many').selectOption('2')
  await addOn.getByRole('button', { name: 'Buy for €59.94' }).click()
  await expect(page.getByText('2 × +Doctors and +Patients')).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'The payment has been made successfully.' })).toBeVisible()
  await freshDoctor({}, owner)
  await page.goto(routes.plans)
  await expect(page.getByRole('listitem').filter({ hasText: 'Doctors' }).first()).toContainText('3 of 4')
  const receipt = page.getByRole('list', { name: 'Receipts' }).getByRole('listitem')
  await expect(receipt).toContainText('€59.94')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    receipt.getByRole('link', { name: /^Receipt .* as PDF$/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^receipt-\d{4}-\w{8}\.pdf$/)
})
