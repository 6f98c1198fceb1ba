import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { expect } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { test } from '../languages'
import { HistoryPage } from '../pages/history-page'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a patient takes the record along, reads it without a network, and a changed byte is noticed', async ({
  page,
  loginAs,
  browser,
  t,
}, info) => {
  const patient = await freshPatient()
  await loginAs(patient)
  const history = new HistoryPage(page)
  await history.open(patient.id)
  const dialog = await history.openDialog(t('history.uploadImage'))
  await dialog
    .getByLabel(t('history.file'))
    .setInputFiles([{ name: 'scan.png', mimeType: 'image/png', buffer: png }])
  await dialog.getByRole('button', { name: t('history.upload'), exact: true }).click()
  await expect(dialog).toBeHidden()

  await page.goto(routes.patientEdit)
  await page.getByRole('link', { name: t('sections.titles.data') }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('record.download') }).click()
  const taken = info.outputPath('record.html')
  await (await downloading).saveAs(taken)

  const away = await browser.newContext({ offline: true, viewport: { width: 360, height: 740 } })
  const reader = await away.newPage()
  await reader.goto(pathToFileURL(taken).href)
  const title = (words: string) =>
    reader.getByRole('heading', {
      level: 1,
      name: `${words} ${patient.name} ${patient.surname}`,
      exact: true,
    })
  await expect(title('Clinical record:')).toBeVisible()
  await expect(reader.getByText(patient.dni)).toBeVisible()
  const picture = reader.getByRole('img', { name: 'scan.png' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  await expectAccessible(reader)
  await reader.getByText('Español').click()
  await expect(title('Historial clínico:')).toBeVisible()
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await away.close()

  await page.getByRole('link', { name: t('record.openTitle') }).click()
  const chosen = page.getByLabel(t('record.choose'))
  await expect(async () => {
    await chosen.setInputFiles(taken)
    const verdict = page.getByRole('status').filter({ hasText: t('record.sound') })
    await expect(verdict).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText(`${patient.name} ${patient.surname}`)).toBeVisible()
  const bytes = await readFile(taken)
  const at = bytes.indexOf(patient.surname)
  bytes[at] = (bytes[at] ?? 0) + 1
  const changed = info.outputPath('changed.html')
  await writeFile(changed, bytes)
  await chosen.setInputFiles(changed)
  await expect(page.getByRole('alert').filter({ hasText: t('record.changed') })).toBeVisible()

  // The group that was pressed is where the way back leads.
  await page.goBack()
  await expect(page.getByRole('link', { name: t('record.download') })).toBeVisible()
})
