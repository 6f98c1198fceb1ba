import { readFile } from 'node:fs/promises'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshHouse, freshPerson } from '../fresh-data'
import { lastLetterTo } from '../mailbox'
import { press } from '../press'

const heads = ['Nombre', 'Apellidos', 'F. Nacimiento', 'DNI', 'Contacto']

interface Person {
  name: string
  surname: string
  dni: string
  email: string
}

const line = ({ name, surname, dni, email }: Person, born = '03/01/1990') =>
  [name, surname, born, dni, email].join(';')

const fileOf = (lines: string[]) => ({
  name: 'pacientes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([heads.join(';'), ...lines, ''].join('\r\n'), 'latin1'),
})

test('a clinic moves in with a file of its patients, a double and a line with an error among them', {
  tag: '@core',
}, async ({ page, loginAs }) => {
  const owner = await freshClinicAdmin()
  const elsewhere = (await freshHouse()).patient
  const [first, wrong] = [freshPerson(), freshPerson()]
  await loginAs(owner)
  await page.goto(routes.patients)
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  const file = page.getByLabel('CSV, Excel or FHIR R4 file')
  await settled(page)
  await file.setInputFiles(
    fileOf([
      line({ ...first, name: 'Íñigo' }),
      line(elsewhere, elsewhere.birthdate.split('-').reverse().join('/')),
      line({ ...wrong, dni: '12345678A' }),
    ]),
  )
  await press(page.getByRole('button', { name: 'Check the file' }))

  // The column of the addresses has a name that nobody could guess.
  const question = page.getByRole('group', { name: 'Use “Contacto” as the email address?' })
  await expect(question).toContainText(first.email, { timeout: 20_000 })
  await settled(page)
  await question.getByRole('radio', { name: /^Use as email/ }).check()
  await press(page.getByRole('button', { name: 'Apply and check again' }))
  await expect(page.getByText('DNI has a letter that does not match its number')).toBeVisible()
  await expect(page.getByText(`Íñigo ${first.surname}`)).toBeVisible()
  await expectAccessible(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the lines with errors' }).click()
  const errors = await readFile(await (await downloading).path(), 'utf8')
  expect(errors).toContain(`"${wrong.email}";"4";"DNI has a letter that does not match its number"`)

  await settled(page)
  await page.getByLabel('What to do with line 3').selectOption('Add to my patients')
  await expect(page.getByText('1 patient is registered, 1 is added, 1 line is left out.')).toBeVisible({
    timeout: 20_000,
  })
  const run = page.getByRole('button', { name: 'Import 2 patients' })
  await expect(run).toBeDisabled()
  await settled(page)
  await page.getByLabel('Leave out the line with errors').check()
  await run.click()
  await expect(page.getByText('1 patient was registered, 1 was added.')).toBeVisible({ timeout: 20_000 })
  await settled(page)
  await page.getByRole('button', { name: 'Invite 1 patient by email' }).click()
  await expect(page.getByText('Everybody has been invited.')).toBeVisible({ timeout: 20_000 })
  await lastLetterTo(first.email, 'password')
  await page.getByRole('link', { name: 'To the patients' }).click()
  await expect(page.getByRole('cell', { name: elsewhere.surname, exact: true })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('cell', { name: 'Íñigo', exact: true })).toBeVisible()
})
