import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { HistoryPage } from '../pages/history-page'

const migraine = { name: 'Migraine', details: 'Twice a month', since: '2020-01-01' }

test('of two editors the second is told, and nothing that they typed is lost', async ({
  page,
  context,
  loginAs,
  apiAs,
  allowFaults,
}) => {
  allowFaults(/status of 409/)
  const patient = await freshPatient()
  await (await apiAs('clinicadmin')).send('POST', `/histories/${patient.id}/condition`, migraine)
  await loginAs('doctor')
  const first = new HistoryPage(await context.newPage())
  const second = new HistoryPage(page)
  await first.open(patient.id)
  await second.open(patient.id)
  const dialog = await second.openDialog('Edit Migraine', 'Edit Condition')
  await dialog.getByLabel('Details').fill('What the second typed')
  await first.openDialog('Edit Migraine', 'Edit Condition')
  await first.save('Edit Condition', { Details: 'What the first saved' })
  await expect(first.dialog('Edit Condition')).toBeHidden()

  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Somebody else changed this while you were editing')).toBeVisible()
  await expect(dialog.getByText('What the first saved')).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByLabel('Details')).toHaveValue('What the second typed')
  await expect(second.section('conditions')).toContainText('What the first saved')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(second.section('conditions')).toContainText('What the second typed')
})
