import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { HistoryPage } from '../pages/history-page'
import { fillLogin } from '../sign-in'

const migraine = { name: 'Migraine', details: 'Twice a month', since: '2020-01-01' }

test('of two editors the second is told, and nothing that they typed is lost', { tag: '@core' }, async ({
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

test('an entry deleted while it is edited can be added anew', async ({
  page,
  loginAs,
  apiAs,
  allowFaults,
}) => {
  allowFaults(/status of 404/)
  const patient = await freshPatient()
  const staff = await apiAs('clinicadmin')
  const answer = await staff.send('POST', `/histories/${patient.id}/condition`, migraine)
  const { currentConditions } = await answer.json()
  await loginAs('doctor')
  const history = new HistoryPage(page)
  await history.open(patient.id)
  const dialog = await history.openDialog('Edit Migraine', 'Edit Condition')
  await dialog.getByLabel('Details').fill('Still there')
  await staff.send('DELETE', `/histories/${patient.id}/condition/${currentConditions[0]._id}`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Somebody else deleted this while you were editing')).toBeVisible()
  await expect(history.section('conditions')).toContainText('No conditions recorded.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(history.section('conditions')).toContainText('Still there')
})

test('a failed save keeps the dialog and says so', async ({ page, loginAs, allowFaults }) => {
  allowFaults(/status of 503/)
  const patient = await freshPatient()
  await loginAs('doctor')
  const history = new HistoryPage(page)
  await history.open(patient.id)
  await page.route('**/api/histories/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'down', code: 'unavailable' } }),
  )
  const dialog = await history.openDialog('Add allergy', 'Upload Analytic')
  await history.save('Upload Analytic', { Name: 'Latex' })
  await expect(dialog.getByRole('alert')).toContainText('An error occurred. Please try again later.')
  await expect(dialog.getByLabel('Name')).toHaveValue('Latex')
})

test('what is being typed survives the end of the session', async ({ page, loginAs, allowFaults }) => {
  allowFaults(/status of 401/)
  const patient = await freshPatient()
  await loginAs(patient)
  const history = new HistoryPage(page)
  await history.open(patient.id)
  const dialog = await history.openDialog('Add Condition')
  await dialog.getByLabel('Name').fill('Half-typed')
  await dialog.getByLabel('Details').fill('Not saved yet')
  await dialog.getByLabel('Since').fill('2020-02-03')
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login/)
  await fillLogin(page, patient)
  await expect(page).toHaveURL(routes.history(patient.id))
  await expect(dialog.getByLabel('Name')).toHaveValue('Half-typed')
  await expect(dialog.getByLabel('Since')).toHaveValue('2020-02-03')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(history.section('conditions')).toContainText('Not saved yet')
  await page.reload()
  await settled(page)
  await expect(dialog).toBeHidden()
})

test('coming back to the screen shows what has changed meanwhile', async ({ page, loginAs, apiAs }) => {
  const patient = await freshPatient()
  const staff = await apiAs('clinicadmin')
  await loginAs('doctor')
  const history = new HistoryPage(page)
  await history.open(patient.id)
  await history.add('Add allergy', { Name: 'Latex' }, 'Upload Analytic')
  await page.getByRole('link', { name: 'Patients', exact: true }).first().click()
  await page.waitForURL(routes.patients)
  await staff.send('POST', `/histories/${patient.id}/condition`, migraine)
  await page.goBack()
  await page.getByRole('link', { name: 'Patients', exact: true }).first().click()
  await page.waitForURL(routes.patients)
  await page.getByLabel('Search', { exact: true }).fill(patient.surname)
  await page.waitForURL(/q=/)
  await page.getByRole('link', { name: `View medical history of ${patient.name} ${patient.surname}` }).click()
  await expect(history.section('conditions')).toContainText('Migraine')
  await expect(history.section('allergies')).toContainText('Latex')
})
