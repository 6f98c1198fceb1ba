import { routes } from '@/lib/routes'
import { expect } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { test } from '../languages'
import { press } from '../press'
import { sidewaysFaults } from '../walk/checks/layout'
import { phone } from '../windows'

test('an administrator erases a person, who is found no more, and reads the certificate, on a phone too', async ({
  page,
  loginAs,
  t,
}) => {
  const patient = await freshPatient()
  const name = `${patient.name} ${patient.surname}`
  await loginAs('admin')
  await page.goto(routes.patients)
  // An administrator opens no histories, so none is offered; the only action is to erase.
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(21)
  await expect(page.getByRole('columnheader', { name: t('patients.actions') })).toHaveCount(1)
  await expect(page.getByRole('table').getByRole('link', { name: t('patients.viewHistory') })).toHaveCount(0)
  await page.getByRole('link', { name: t('patients.erasures') }).click()
  await page.getByLabel(t('leaving.find')).fill(patient.dni)
  await press(page.getByRole('button', { name: t('leaving.eraseWho', { name }) }))
  const dialog = page.getByRole('dialog', { name: t('leaving.eraseWho', { name }) })
  const erase = dialog.getByRole('button', { name: t('leaving.erase'), exact: true })
  await expect(erase).toBeDisabled()
  await dialog.getByLabel(t('leaving.typeDni', { kind: 'dni', dni: patient.dni })).fill(patient.dni)
  await erase.click()
  await expect(dialog).toBeHidden()
  const certificate = page.getByText(t('leaving.nothingStays')).first()
  await expect(certificate).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)

  await page.setViewportSize(phone)
  await page.goto(`${routes.erasures}?q=${patient.dni}`)
  await expect(page.getByText(t('leaving.nobodyFound'))).toBeVisible()
  await expect(certificate).toBeVisible()
  await expect.poll(() => sidewaysFaults(page)).toEqual([])
})
