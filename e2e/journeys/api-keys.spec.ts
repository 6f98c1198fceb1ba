import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshPatient } from '../fresh-data'
import { press } from '../press'

test('an administrator makes a key, a program reads with it, and no more once it is revoked', async ({
  page,
  loginAs,
}) => {
  const owner = await freshClinicAdmin()
  const patient = await freshPatient({}, owner)
  const read = (key: string) =>
    fetch(`${required('E2E_API_URL')}/fhir/R4/Patient/${patient.id}`, {
      headers: { authorization: `Bearer ${key}` },
    })
  await loginAs(owner)
  await page.goto(`${routes.clinicEdit}#programs`)
  await press(page.getByRole('button', { name: 'Manage keys' }))
  const dialog = page.getByRole('dialog', { name: 'API keys' })
  await expect(dialog).toContainText('No keys yet.')
  await dialog.getByLabel('Name').fill('Laboratory')
  await dialog.getByLabel('Valid for').selectOption('30 days')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const told = page.getByRole('dialog', { name: 'Key for Laboratory' })
  await expect(told.locator('code')).toHaveText(/^consulta_/)
  const key = (await told.locator('code').textContent()) ?? ''
  expect((await read(key)).status).toBe(200)
  await told.getByRole('button', { name: 'Done' }).click()
  await expect(dialog.getByRole('listitem')).toContainText('Read records')
  await dialog.getByRole('button', { name: 'Revoke Laboratory' }).click()
  await expect(dialog).toContainText('No keys yet.')
  expect((await read(key)).status).toBe(401)
})
