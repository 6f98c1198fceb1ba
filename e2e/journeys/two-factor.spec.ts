import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { fillLogin, signInByForm } from '../sign-in'
import { codeAt, wrongCodeAt } from '../totp'

const periodMs = 30_000

/** From the profile's card to the recovery codes; answers the secret and the codes of the downloaded file. */
async function enable(page: Page) {
  await page.goto(routes.patientEdit)
  await settled(page)
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  await expect(
    page.getByText(/If you lose the device with your 2FA app, your account is locked/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Set up 2FA' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up Two-Factor Authentication' })
  await expect(setup.getByRole('img', { name: 'QR code for your authenticator app' })).toHaveJSProperty(
    'complete',
    true,
  )
  const secret = (await setup.locator('code').textContent()) ?? ''

  await setup.getByRole('button', { name: 'Verify and enable' }).click()
  await expect(setup.getByText('2FA token is required')).toBeVisible()
  await setup.getByRole('textbox').fill(wrongCodeAt(secret, Date.now()))
  await setup.getByRole('button', { name: 'Verify and enable' }).click()
  await expect(setup.getByText('Invalid 2FA token')).toBeVisible()

  const usedAt = Date.now()
  await setup.getByRole('textbox').fill(codeAt(secret, usedAt))
  await setup.getByRole('button', { name: 'Verify and enable' }).click()
  const saved = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(saved.getByRole('listitem')).toHaveCount(10)
  const codes = await saved.getByRole('listitem').allInnerTexts()
  const download = page.waitForEvent('download')
  await saved.getByRole('link', { name: 'Download' }).click()
  const file = await (await download).path()
  expect((await readFile(file, 'utf8')).trim().split('\n')).toEqual(codes)
  await saved.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('button', { name: 'Disable 2FA' })).toBeVisible()
  return { secret, codes, usedAt }
}

/** A code of the step after the one used last: every code works once. The next step is accepted already. */
const nextCode = (secret: string, usedAt: number) => codeAt(secret, usedAt + periodMs)

test('the second factor, from switching it on to switching it off', async ({
  page,
  anotherBrowser,
  allowFaults,
}) => {
  allowFaults(/status of (400|403)/)
  const patient = await freshPatient()
  await signInByForm(page, patient)
  const { secret, codes, usedAt } = await enable(page)
  await page.goto(routes.logout)
  await expect(page).toHaveURL('/')

  // The password alone opens nothing.
  await page.goto(`${routes.login}?next=${routes.patientEdit}`)
  await fillLogin(page, patient)
  await expect(page.getByRole('heading', { name: 'Almost there!' })).toBeVisible()
  await expect(page.getByText('Open your 2FA app and enter the 6-digit code')).toBeVisible()
  expect((await page.request.get(routes.patientEdit, { maxRedirects: 0 })).status()).toBe(307)

  await page.getByRole('textbox').pressSequentially('12a3')
  await expect(page.getByRole('textbox')).toHaveValue('123')
  await page.getByRole('textbox').fill(wrongCodeAt(secret, Date.now()))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Invalid 2FA token')).toBeVisible()
  await page.getByRole('textbox').fill(codeAt(secret, usedAt))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Invalid 2FA token')).toBeVisible()

  const code = nextCode(secret, usedAt)
  await expect(page.getByRole('textbox')).toHaveValue('')
  await page.getByRole('textbox').evaluate(
    (field, text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    `${code.slice(0, 3)} ${code.slice(3)}`,
  )
  await expect(page.getByRole('textbox')).toHaveValue(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(routes.patientEdit)

  // Another browser, the device lost: a recovery code lets in, once.
  for (const [outcome, attempt] of [
    ['in', codes[0] ?? ''],
    ['out', codes[0]?.toLowerCase() ?? ''],
    ['in', codes[1]?.replaceAll('-', ' ').toLowerCase() ?? ''],
  ] as const) {
    const context = await anotherBrowser()
    const other = await context.newPage()
    await other.goto(new URL(routes.login, page.url()).href)
    await fillLogin(other, patient)
    await other.getByRole('button', { name: 'Use a recovery code' }).click()
    await other.getByLabel('Recovery code').fill(attempt)
    await other.getByRole('button', { name: 'Verify' }).click()
    if (outcome === 'in') await other.waitForURL((url) => url.pathname.startsWith(routes.app))
    else await expect(other.getByText('Invalid 2FA token')).toBeVisible()
  }

  // Off again: the password and a code are both needed.
  await page.getByRole('button', { name: 'Disable 2FA' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill('Wrong-1234')
  await dialog
    .getByRole('textbox', { name: '6-digit code from your app' })
    .fill(wrongCodeAt(secret, Date.now()))
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(dialog.getByText('Invalid current password')).toBeVisible()
  await dialog.getByLabel('Current Password').fill(patient.password)
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(dialog.getByText('Invalid 2FA token')).toBeVisible()
  const stepAfter = (Math.floor(usedAt / periodMs) + 1) * periodMs
  await expect.poll(() => Date.now(), { timeout: periodMs }).toBeGreaterThan(stepAfter)
  await dialog
    .getByRole('textbox', { name: '6-digit code from your app' })
    .fill(codeAt(secret, usedAt + 2 * periodMs))
  await dialog.getByRole('button', { name: 'Disable 2FA' }).click()
  await expect(page.getByRole('button', { name: 'Enable 2FA' })).toBeVisible()
  await page.goto(routes.logout)
  await expect(page).toHaveURL('/')
  await signInByForm(page, patient)
})
