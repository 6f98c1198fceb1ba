import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshDoctor, freshPatient } from '../fresh-data'
import { press } from '../press'
import { webCookies } from '../web-session'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a patient asks for a correction in Spanish on a phone, a doctor declines it with a reason, and both see both', async ({
  page,
  loginAs,
  browser,
  baseURL,
}) => {
  const [patient, doctor] = [await freshPatient(), await freshDoctor()]
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: 'es', url: required('E2E_WEB_URL') }])
  await loginAs(patient)
  await page.goto(routes.history(patient.id))
  await press(page.getByRole('button', { name: 'Pedir una corrección' }))
  const asking = page.getByRole('dialog', { name: 'Pedir una corrección' })
  await asking.getByLabel('Qué está mal y qué sería lo correcto').fill('Falta mi alergia al polen')
  await expectAccessible(page)
  await press(asking.getByRole('button', { name: 'Pedir', exact: true }))
  const own = page.getByRole('region', { name: 'Correcciones' })
  await expect(own).toContainText('Falta mi alergia al polen')
  await expect(own).toContainText('Pendiente')

  const work = await browser.newContext({ ...(baseURL && { baseURL }) })
  await work.addCookies(await webCookies(doctor))
  const desk = await work.newPage()
  await desk.goto(routes.history(patient.id))
  await press(desk.getByRole('button', { name: 'Decline' }))
  const declining = desk.getByRole('dialog', { name: 'Decline this correction?' })
  await press(declining.getByRole('button', { name: 'Decline' }))
  await expect(declining.getByText('This field is required')).toBeVisible()
  await declining.getByLabel('Reason').fill('The test of May was negative')
  await press(declining.getByRole('button', { name: 'Decline' }))
  const theirs = desk.getByRole('region', { name: 'Corrections' })
  await expect(theirs).toContainText('The test of May was negative')
  await expect(theirs).toContainText('Declined')
  await work.close()

  await page.reload()
  await expect(own).toContainText('Rechazada')
  await expect(own).toContainText('The test of May was negative')
  await expect(own).toContainText(doctor.surname)
})
