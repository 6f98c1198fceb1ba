import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { expect } from '../fixtures'
import { freshDoctor, freshDoctorElsewhere, freshPatient } from '../fresh-data'
import { test } from '../languages'
import { press } from '../press'
import { phone } from '../windows'

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, language: 'es' })

  test('a patient ends the access of a clinic, whose doctor stands before a locked record, and opens it again by a consent that is theirs to withdraw', {
    tag: '@core',
  }, async ({ page, loginAs, allowFaults, pageOf, t }) => {
    allowFaults(/status of 404/)
    const [patient, doctor] = [await freshPatient(), await freshDoctor()]
    const clinic = doctor.clinicName
    await loginAs(patient)
    await page.goto(`${routes.patientEdit}#privacy`)
    await press(page.getByRole('button', { name: t('access.endOf', { clinic }) }))
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(t('access.endText'))
    await expectAccessible(page)
    await press(question.getByRole('button', { name: t('access.end') }))
    const again = page.getByRole('button', { name: t('access.openAgainOf', { clinic }) })
    await expect(again).toBeVisible()

    const work = await pageOf(doctor)
    expect((await work.goto(routes.history(patient.id)))?.status()).toBe(404)
    await expect(work.getByText(t('access.lockedTitle'))).toBeVisible()
    await expect(work.getByText(patient.surname)).toHaveCount(0)

    await press(again)
    await press(question.getByRole('button', { name: t('access.openConfirm') }))
    await expect(question.getByText(t('consents.missing'), { exact: true })).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('checkbox').check()
    await press(question.getByRole('button', { name: t('access.openConfirm') }))
    await expect(page.getByText(t('access.why.opened'))).toBeVisible()
    const sharing = page.getByRole('listitem').filter({ hasText: t('consents.texts.sharing1') })
    const dated = (key: 'consents.given' | 'consents.refused') => t(key, { date: '', version: 1 }).split('  ')
    for (const part of dated('consents.given')) await expect(sharing).toContainText(part)
    expect((await work.goto(routes.history(patient.id)))?.status()).toBe(200)
    await expect(work.getByRole('heading', { name: `${patient.name} ${patient.surname}` })).toBeVisible()

    await press(page.getByRole('switch', { name: t('consents.kinds.sharing') }), 'Space')
    await press(question.getByRole('button', { name: t('consents.withdraw'), exact: true }))
    for (const part of dated('consents.refused')) await expect(sharing).toContainText(part)
    await expect(again).toBeVisible()
    expect((await work.goto(routes.history(patient.id)))?.status()).toBe(404)
  })
})

test('a doctor opens a record in an emergency, to read it, and the patient is told at once', async ({
  page,
  loginAs,
  allowFaults,
  pageOf,
  t,
}) => {
  allowFaults(/status of 404/)
  const [patient, stranger] = [await freshPatient(), await freshDoctorElsewhere()]
  const home = await pageOf(patient)
  await home.goto(routes.patientEdit)
  await expect(home.getByRole('button', { name: t('shell.notifications'), exact: true })).toBeVisible()

  await loginAs(stranger)
  const dialog = page.getByRole('dialog', { name: t('access.breakGlassTitle') })
  const open = dialog.getByRole('button', { name: t('access.breakGlassConfirm') })
  const reason = dialog.getByLabel(t('access.reason'))
  await page.goto(routes.history('nobody'))
  await press(page.getByRole('button', { name: t('access.breakGlass') }))
  await reason.fill('Unconscious')
  await press(open)
  await expect(dialog.getByText(t('access.nobodyHere'))).toBeVisible()
  await expect(open).toBeEnabled()

  await page.goto(routes.history(patient.id))
  await press(page.getByRole('button', { name: t('access.breakGlass') }))
  await press(open)
  await expect(dialog.getByText(t('validation.thisFieldIsRequired'))).toBeVisible()
  await expectAccessible(page)
  await reason.fill('Unconscious after a fall')
  await press(open)
  await expect(page.getByText(t('access.openedForText'))).toBeVisible()
  await expect(page.getByRole('heading', { name: `${patient.name} ${patient.surname}` })).toBeVisible()
  await expect(page.getByRole('button', { name: t('history.addCondition') })).toHaveCount(0)

  await press(home.getByRole('button', { name: t('shell.notificationsUnread', { count: 1 }) }))
  await press(home.getByRole('link', { name: t('tray.kinds.record-opened', { count: 1 }) }))
  await expect(home).toHaveURL(/#access$/)
  await home.reload()
  const emergencies = home.getByRole('region', { name: t('access.emergencies') })
  await expect(emergencies).toContainText('Unconscious after a fall')
  await expect(emergencies).toContainText(stranger.surname)
})
