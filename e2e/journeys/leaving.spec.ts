import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { press } from '../press'
import { englishTexts } from '../walk/checks/language'
import { sidewaysFaults } from '../walk/checks/layout'
import { phone } from '../windows'

const spanish = () => [{ name: LOCALE_COOKIE, value: 'es', url: required('E2E_WEB_URL') }]

test('an administrator erases a person, who is found no more, and reads the certificate, in Spanish on a phone too', async ({
  page,
  loginAs,
}) => {
  const patient = await freshPatient()
  const name = `${patient.name} ${patient.surname}`
  await loginAs('admin')
  await page.goto(routes.patients)
  await page.getByRole('link', { name: 'Erasure' }).click()
  await page.getByLabel('Name, DNI, e-mail or phone').fill(patient.dni)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await press(page.getByRole('button', { name: `Erase ${name}` }))
  const dialog = page.getByRole('dialog', { name: `Erase ${name}` })
  const erase = dialog.getByRole('button', { name: 'Erase', exact: true })
  await expect(erase).toBeDisabled()
  await dialog.getByLabel(`To go on, type the DNI ${patient.dni}`).fill(patient.dni)
  await erase.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('No clinic had anything to keep: nothing stays.').first()).toBeVisible()
  await expect(page.getByText(name)).toHaveCount(0)

  await page.context().addCookies(spanish())
  await page.setViewportSize(phone)
  await page.goto(`${routes.erasures}?q=${patient.dni}`)
  await expect(page.getByText('No se ha encontrado a nadie.')).toBeVisible()
  const certificate = page.getByText('Ninguna clínica tenía nada que conservar: no queda nada.').first()
  await expect(certificate).toBeVisible()
  await expect.poll(() => sidewaysFaults(page)).toEqual([])
})

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a patient closes the account, and is signed out', async ({ page, loginAs, allowFaults }) => {
    // What the page asks for between the closing and its leaving is refused.
    allowFaults(/status of 401/)
    const patient = await freshPatient()
    await page.context().addCookies(spanish())
    await loginAs(patient)
    await page.goto(routes.patientEdit)
    await press(page.getByRole('button', { name: 'Cerrar la cuenta' }))
    const dialog = page.getByRole('dialog', { name: 'Cerrar tu cuenta' })
    await dialog.getByLabel('Contraseña actual').fill(patient.password)
    await expect.poll(() => englishTexts(page)).toEqual([])
    await expect.poll(() => sidewaysFaults(page)).toEqual([])
    await expectAccessible(page)
    await press(dialog.getByRole('button', { name: 'Cerrar la cuenta' }))
    await expect(page).toHaveURL(routes.home)
    await page.goto(routes.patientEdit)
    await expect(page).toHaveURL(/\/login/)
  })
})
