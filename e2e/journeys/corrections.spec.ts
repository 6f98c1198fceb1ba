import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { expect } from '../fixtures'
import { freshDoctor, freshPatient } from '../fresh-data'
import { test } from '../languages'
import { press } from '../press'
import { phone } from '../windows'

test.use({ viewport: phone, hasTouch: true, language: 'es' })

test('a patient asks for a correction on a phone, a doctor declines it with a reason, and both see both', async ({
  page,
  loginAs,
  pageOf,
  t,
}) => {
  const [patient, doctor] = [await freshPatient(), await freshDoctor()]
  await loginAs(patient)
  await page.goto(routes.history(patient.id))
  await press(page.getByRole('button', { name: t('history.askCorrection') }))
  const asking = page.getByRole('dialog', { name: t('history.correctionTitle') })
  await asking.getByLabel(t('history.correctionWhat')).fill('Falta mi alergia al polen')
  await expectAccessible(page)
  await press(asking.getByRole('button', { name: t('history.correctionSend'), exact: true }))
  const own = page.getByRole('region', { name: t('history.corrections') })
  await expect(own).toContainText('Falta mi alergia al polen')
  await expect(own).toContainText(t('history.correctionStates.open'))

  const desk = await pageOf(doctor)
  await desk.goto(routes.history(patient.id))
  const decline = t('history.verdicts.declined')
  await press(desk.getByRole('button', { name: decline }))
  const declining = desk.getByRole('dialog', { name: t('history.verdictTitles.declined') })
  await press(declining.getByRole('button', { name: decline }))
  await expect(declining.getByText(t('validation.thisFieldIsRequired'))).toBeVisible()
  await declining.getByLabel(t('history.verdictReason')).fill('The test of May was negative')
  await press(declining.getByRole('button', { name: decline }))
  const theirs = desk.getByRole('region', { name: t('history.corrections') })
  await expect(theirs).toContainText('The test of May was negative')
  await expect(theirs).toContainText(t('history.correctionStates.declined'))

  await page.reload()
  await expect(own).toContainText(t('history.correctionStates.declined'))
  await expect(own).toContainText('The test of May was negative')
  await expect(own).toContainText(doctor.surname)
})
