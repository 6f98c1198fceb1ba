import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { history as historyAnswer } from '#contract/histories'
import { callAddress } from '@/lib/endpoints/browser-call'
import { addressOf } from '@/lib/endpoints/endpoint'
import { historyEndpoints } from '@/lib/endpoints/histories'
import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshDoctorElsewhere, freshPatient } from '../fresh-data'
import { HistoryPage } from '../pages/history-page'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const bytesOf = (size: number) => ({
  name: `${size}.bin`,
  mimeType: 'application/octet-stream',
  buffer: randomBytes(size),
})

test('a file comes back byte for byte, and its delete is confirmed', async ({ page, loginAs }) => {
  const patient = await freshPatient()
  await loginAs('doctor')
  const history = new HistoryPage(page)
  await history.open(patient.id)
  await expect(history.section('analytics')).toContainText('No analytics available.')
  const dialog = await history.openDialog('Upload Analytic')
  const submit = dialog.getByRole('button', { name: 'Upload', exact: true })
  await expect(submit).toBeDisabled()
  // Beyond 10 MB a body that went through the middleware would arrive cut.
  const limit = 10 * 1024 * 1024
  const files = [12_000_000, limit + 1, limit - 1, 0].map(bytesOf)
  await dialog.getByLabel('File').setInputFiles(files)
  await submit.click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  for (const { name, buffer } of files) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      history
        .section('analytics')
        .getByRole('link', { name: `View ${name}` })
        .click(),
    ])
    expect(download.suggestedFilename()).toBe(name)
    const digest = createHash('sha256')
    for await (const chunk of createReadStream(await download.path())) digest.update(chunk)
    expect(digest.digest('hex')).toBe(createHash('sha256').update(buffer).digest('hex'))
  }
  await history.remove('analytics', '0.bin')
  await expect(history.section('analytics').getByRole('listitem')).toHaveCount(3)
})

test('images and PDF open in the page, everything else is downloaded', async ({ page, loginAs }) => {
  const patient = await freshPatient()
  await loginAs(patient)
  const history = new HistoryPage(page)
  await history.open(patient.id)
  const dialog = await history.openDialog('Upload Image')
  await dialog.getByLabel('File').setInputFiles([
    { name: 'scan.png', mimeType: 'image/png', buffer: png },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') },
    { name: 'evil.html', mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') },
  ])
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(dialog).toBeHidden()
  const images = history.section('images')
  await expect(images.getByText('Reported by you')).toHaveCount(3)

  await images.getByRole('link', { name: 'View scan.png' }).click()
  const viewer = history.dialog('scan.png')
  await expect(viewer.getByRole('img', { name: 'scan.png' })).toHaveJSProperty('naturalWidth', 1)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await images.getByRole('link', { name: 'View letter.pdf' }).click()
  const letter = history.dialog('letter.pdf')
  await expect(letter.locator('iframe')).toBeVisible()
  // The document may have taken the focus, and with it the keys.
  await letter.getByRole('button', { name: 'Close' }).click()

  const link = images.getByRole('link', { name: 'View evil.html' })
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  const headers = answer.headers()
  expect(headers['content-disposition']).toContain('attachment')
  expect(headers['content-security-policy']).toContain('sandbox')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-type']).not.toContain('html')
})

test('files and uploads are shut to strangers, signed-out visitors and other sites', {
  tag: '@core',
}, async ({ page, loginAs, forgetSession, apiAs, browser, baseURL }) => {
  const patient = await freshPatient()
  await loginAs('doctor')
  const multipart = { file: { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('secret') } }
  const upload = callAddress('histories.addAnalytic', { params: { id: patient.id } }, 'uploads')
  const origin = new URL(baseURL ?? '').origin
  const own = { headers: { origin }, multipart }
  expect((await page.request.post(upload, own)).status()).toBe(201)
  expect(
    (await page.request.post(upload, { multipart, headers: { origin: 'https://evil.test' } })).status(),
  ).toBe(403)
  expect((await page.request.post(upload, { headers: { origin }, data: { file: 'x' } })).status()).toBe(415)
  const { _id, analytics } = await (await apiAs('doctor')).get(`/histories/${patient.id}`, historyAnswer)
  const bytes = addressOf(historyEndpoints.fileBytes, {
    params: { id: _id, kind: 'analytic', fileId: analytics[0]?._id ?? '' },
  })
  expect(await (await page.request.get(bytes)).text()).toBe('secret')

  const visitor = await browser.newContext({ baseURL: origin })
  expect((await visitor.request.get(bytes)).status()).toBe(401)
  expect((await visitor.request.post(upload, own)).status()).toBe(401)
  await visitor.close()
  await forgetSession()
  await loginAs(await freshDoctorElsewhere())
  expect((await page.request.get(bytes)).status()).toBe(404)
  expect((await page.request.post(upload, own)).status()).toBe(404)
  expect((await page.request.get(routes.history(patient.id))).status()).toBe(404)
})
