import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { lastLetterTo } from '../mailbox'
import { HistoryPage } from '../pages/history-page'

const reads = { name: 'reads.fastq', mimeType: 'text/plain', buffer: Buffer.from('@r1\nACGT\n+\n!!!!\n') }

async function storeFastq(page: Page, file = reads) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (await chooser).setFiles(file)
  await expect(page.getByRole('button', { name: 'FastQ Stored' })).toBeVisible()
}

/** A bar is drawn as what it means: findings plain, the others striped, findings above. */
async function expectBarsByResult(results: Locator) {
  const rows = (await results.getByRole('row').allInnerTexts()).slice(1)
  // No bar is drawn for a confidence of nothing.
  const told = rows.filter((row) => !/\s0$/.test(row.trim()))
  const bars = results.locator('.recharts-bar-rectangle path')
  await expect(bars).toHaveCount(told.length)
  const drawn = await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('fill') ?? ''))
  const kinds = told.map((row) => (row.includes('Possible variants detected') ? 'finding' : 'none'))
  expect(drawn.map((fill) => (fill.startsWith('url(') ? 'none' : 'finding'))).toEqual(kinds)
  expect(kinds).toEqual(kinds.toSorted())
  const colours = await results
    .locator('p svg:has(rect)')
    .evaluateAll((keys) =>
      keys.map((key) => [...key.querySelectorAll('rect')].map((part) => getComputedStyle(part).fill)),
    )
  const [finding = [], striped = []] = colours
  expect(finding).toHaveLength(1)
  for (const colour of finding) expect(striped).not.toContain(colour)
  const key = results.locator('p:has(svg rect)')
  await expect(key).toHaveText(['Possible variants detected', 'No risk variants detected'])
}

test('from the FASTQ file to the report', async ({ page, loginAs }) => {
  const patient = await freshPatient()
  await loginAs('doctor')
  await new HistoryPage(page).open(patient.id)
  await expect(page.getByRole('button', { name: 'Genetic Study' })).toBeDisabled()
  await storeFastq(page)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('button', { name: 'FastQ Stored' })).toBeVisible()
  await page.getByRole('link', { name: 'Genetic Study' }).click()
  await expect(page).toHaveURL(routes.geneticStudyOf(patient.id))
  await expect(page.getByRole('link', { name: `${patient.name} ${patient.surname}` })).toBeVisible()

  const start = page.getByRole('button', { name: 'Start Analysis' })
  await start.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Please select at least one disease to analyze.',
  )
  await page.getByLabel('Category').selectOption('Chromosomal')
  await expect(page.getByRole('checkbox')).toHaveCount(10)
  await page.getByRole('button', { name: 'Select All Filtered' }).click()
  await expect(page.getByText('10 of 50 selected')).toBeVisible()
  await page.getByLabel('Category').selectOption('All')
  await page.getByRole('searchbox').fill('MELAS')
  await page.getByRole('checkbox', { name: /MELAS Syndrome/ }).check()
  await expect(page.getByText('11 of 50 selected')).toBeVisible()
  await page.getByRole('searchbox').fill('mitochondrial')
  await page.getByRole('button', { name: 'Select All Filtered' }).click()
  await expect(page.getByText('5 of 50 selected')).toBeVisible()
  await expectAccessible(page)

  await start.click()
  await expect(page.getByRole('button', { name: 'Analyzing...' })).toBeDisabled()
  await expect(page.getByText('Analyzing genetic data...')).toBeVisible()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toBeInViewport()
  await expect(results.getByRole('listitem')).toHaveCount(5)
  await expect(results.getByText('Simulation, not a diagnosis')).toHaveCount(1)
  await expect(results.getByText(/^Confidence: \d{1,2}%$/)).toHaveCount(5)
  await expect(
    results.getByRole('table', { name: 'Top 5 Diseases by Confidence' }).getByRole('row'),
  ).toHaveCount(6)
  await expectBarsByResult(results)
  await expectAccessible(page)

  const notify = results.getByRole('button', { name: 'Notify Patient' })
  await notify.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    `${patient.name} ${patient.surname} will get one email about this study`,
  )
  await expect(question).toContainText('It contains no results')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(notify).toBeEnabled()
  await notify.click()
  await question.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByText('Notification Sent', { exact: true })).toBeVisible()
  await expect(page.getByText('Notification email sent to the patient.', { exact: true })).toBeVisible()
  await expect(notify).toBeDisabled()
  const download = page.waitForEvent('download')
  await results.getByRole('button', { name: 'Generate Detailed Report' }).click()
  await expect(page.getByText('Downloading...', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Generating and downloading the detailed report.', { exact: true }),
  ).toBeVisible()
  const report = await download
  expect(report.suggestedFilename()).toMatch(/^genetic-study-\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(
    readFileSync(await report.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await lastLetterTo(patient.email, 'Ask your doctor about your study')
})

test('a patient of another clinic has no study here', { tag: '@core' }, async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 404/)
  await loginAs('doctor')
  const answer = await page.goto(routes.geneticStudyOf('no-such-patient'))
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('There is no such patient here')).toBeVisible()
})
