import { notificationChoices, reminderSettings } from '#contract/reminders'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshPatient } from '../fresh-data'
import { press } from '../press'

test('a clinic says when it reminds; what is wrong is said beside the field', async ({ page, loginAs }) => {
  const owner = await freshClinicAdmin()
  await loginAs(owner)
  await page.goto(routes.clinicEdit)
  await settled(page)
  await page.getByRole('button', { name: 'Edit reminders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminders' })
  await dialog.getByLabel('2 days before').uncheck()
  await dialog.getByLabel('3 hours before', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose at least one reminder')).toBeVisible()
  await dialog.getByLabel('1 day before').check()
  await dialog.getByLabel('No emails from').fill('21:00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1 day before')).toBeVisible()
  const admin = await clinicApiAs(owner)
  const kept = await admin.get(`/clinics/${owner.clinicId}/reminders`, reminderSettings)
  expect(kept).toMatchObject({ on: true, hoursBefore: [24], quietFrom: '21:00' })
})

test('a patient stops reminders, says yes again to their text, and chooses the language of mails', async ({
  page,
  loginAs,
}) => {
  const patient = await freshPatient()
  await loginAs(patient)
  await page.goto(routes.patientEdit)
  await settled(page)
  const reminders = page.getByRole('listitem').filter({ hasText: 'reminds me by e-mail' })
  await expect(reminders).toContainText('On by default')
  await press(reminders.getByRole('button', { name: 'Turn off: Reminders' }))
  await expect(reminders).toContainText(/You said no on .+ \(text 1\)/)
  const own = await clinicApiAs(patient)
  const choices = () => own.get('/users/me/notifications', notificationChoices)
  expect((await choices()).reminders).toBe('none')
  await press(reminders.getByRole('button', { name: 'Agree: Reminders' }))
  const dialog = page.getByRole('dialog', { name: 'Reminders' })
  await expect(dialog.getByRole('checkbox')).not.toBeChecked()
  await press(dialog.getByRole('button', { name: 'Agree' }))
  await expect(dialog.getByText('Tick the box if you agree', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox').check()
  await press(dialog.getByRole('button', { name: 'Agree' }))
  await expect(reminders).toContainText(/You agreed on .+ \(text 1\)/)
  await expect(page.getByLabel('Language of emails')).toBeEnabled()
  await page.getByLabel('Language of emails').selectOption('es')
  await expect(page.getByLabel('Language of emails')).toHaveValue('es')
  await expectAccessible(page)
  await expect.poll(choices).toMatchObject({ reminders: 'email', language: 'es' })
})
