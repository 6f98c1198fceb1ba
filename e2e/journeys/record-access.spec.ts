import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshDoctor, freshDoctorElsewhere, freshPatient } from '../fresh-data'
import { press } from '../press'
import { webCookies } from '../web-session'

test.describe('on a phone, in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a patient ends the access of a clinic, whose doctor stands before a locked record, and opens it again by a consent that is theirs to withdraw', async ({
    page,
    loginAs,
    allowFaults,
    browser,
    baseURL,
  }) => {
    allowFaults(/status of 404/)
    const [patient, doctor] = [await freshPatient(), await freshDoctor()]
    const spanish = [{ name: LOCALE_COOKIE, value: 'es', url: required('E2E_WEB_URL') }]
    await page.context().addCookies(spanish)
    await loginAs(patient)
    await page.goto(routes.patientEdit)
    await press(page.getByRole('button', { name: `Retirar el acceso: ${doctor.clinicName}` }))
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('conserva lo que escribió')
    await expectAccessible(page)
    await press(question.getByRole('button', { name: 'Retirar el acceso' }))
    const again = page.getByRole('button', { name: `Volver a abrir: ${doctor.clinicName}` })
    await expect(again).toBeVisible()

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
    await elsewhere.addCookies([...(await webCookies(doctor)), ...spanish])
    const work = await elsewhere.newPage()
    expect((await work.goto(routes.history(patient.id)))?.status()).toBe(404)
    await expect(work.getByText('Este historial no está abierto para ti')).toBeVisible()
    await expect(work.getByText(patient.surname)).toHaveCount(0)

    await press(again)
    await press(question.getByRole('button', { name: 'Abrir mi historial' }))
    await expect(question.getByText('Marca la casilla si aceptas', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('checkbox').check()
    await press(question.getByRole('button', { name: 'Abrir mi historial' }))
    await expect(page.getByText(/se lo abriste tú/)).toBeVisible()
    const sharing = page.getByRole('listitem').filter({ hasText: 'Las clínicas que yo indique' })
    await expect(sharing).toContainText(/Lo aceptaste el .+ \(texto 1\)/)
    expect((await work.goto(routes.history(patient.id)))?.status()).toBe(200)
    await expect(work.getByRole('heading', { name: `${patient.name} ${patient.surname}` })).toBeVisible()

    await press(page.getByRole('button', { name: 'Retirar: Compartir con otras clínicas' }))
    await press(question.getByRole('button', { name: 'Retirar', exact: true }))
    await expect(sharing).toContainText(/Dijiste que no el .+ \(texto 1\)/)
    await expect(again).toBeVisible()
    expect((await work.goto(routes.history(patient.id)))?.status()).toBe(404)
    await elsewhere.close()
  })
})

test('a doctor opens a record in an emergency, to read it, and the patient is told at once', async ({
  page,
  loginAs,
  allowFaults,
  browser,
  baseURL,
}) => {
  allowFaults(/status of 404/)
  const [patient, stranger] = [await freshPatient(), await freshDoctorElsewhere()]
  const home = await browser.newContext({ ...(baseURL && { baseURL }) })
  await home.addCookies(await webCookies(patient))
  const phone = await home.newPage()
  await phone.goto(routes.patientEdit)
  await expect(phone.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await loginAs(stranger)
  const dialog = page.getByRole('dialog', { name: 'Open this record in an emergency?' })
  const open = dialog.getByRole('button', { name: 'Open the record' })
  await page.goto(routes.history('nobody'))
  await press(page.getByRole('button', { name: 'Open in an emergency' }))
  await dialog.getByLabel('Reason').fill('Unconscious')
  await press(open)
  await expect(dialog.getByText('There is no record at this address.')).toBeVisible()
  await expect(open).toBeEnabled()

  await page.goto(routes.history(patient.id))
  await press(page.getByRole('button', { name: 'Open in an emergency' }))
  await press(open)
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Unconscious after a fall')
  await press(open)
  await expect(page.getByText(/^Open in an emergency until \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: `${patient.name} ${patient.surname}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)

  await press(phone.getByRole('button', { name: 'Notifications, 1 new' }))
  await press(phone.getByRole('link', { name: /Your record was opened in an emergency/ }))
  await phone.reload()
  const emergencies = phone.getByRole('region', { name: 'Opened in an emergency' })
  await expect(emergencies).toContainText('Unconscious after a fall')
  await expect(emergencies).toContainText(stranger.surname)
  await home.close()
})
