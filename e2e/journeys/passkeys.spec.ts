import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { fillLogin, signInByForm } from '../sign-in'
import { codeAt } from '../totp'

/** A device that keeps passkeys and asks nobody, as Chromium plays it. */
async function withDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function openDialog(page: Page) {
  await page.goto(routes.patientEdit)
  await settled(page)
  await page.getByRole('button', { name: 'Manage passkeys' }).click()
  return page.getByRole('dialog', { name: 'Passkeys' })
}

async function add(page: Page, name: string) {
  const dialog = await openDialog(page)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  return dialog
}

test('a passkey is added, signs in, is the second factor, and opens nothing once it is removed', async ({
  page,
  allowFaults,
}) => {
  allowFaults(/status of 400/)
  const patient = await freshPatient()
  // The played device answers at once: here the button is to ask it, and not the field for the name.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
    // A browser that takes no signals goes on offering what was removed.
    Reflect.deleteProperty(PublicKeyCredential, 'signalAllAcceptedCredentials')
  })
  await withDevice(page)
  await signInByForm(page, patient)
  const dialog = await openDialog(page)
  await expect(dialog.getByText('You have no passkey yet.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).not.toHaveValue('')
  await dialog.getByLabel('Name').fill('')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await expectAccessible(page)
  await add(page, 'My phone')
  await expect(dialog.getByText('Never used')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('The same phone')
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(dialog.getByText('This device already has one of your passkeys.')).toBeVisible()

  await page.goto(routes.logout)
  await expect(page).toHaveURL('/')
  await page.goto(`${routes.login}?next=${encodeURIComponent(routes.patientEdit)}`)
  await settled(page)
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(page).toHaveURL(routes.patientEdit)

  await settled(page)
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  await page.getByRole('button', { name: 'Set up 2FA' }).click()
  const setup = page.getByRole('dialog', { name: 'Set up Two-Factor Authentication' })
  const secret = (await setup.locator('code').textContent()) ?? ''
  await setup.getByRole('textbox').fill(codeAt(secret, Date.now()))
  await setup.getByRole('button', { name: 'Verify and enable' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.goto(routes.logout)
  await expect(page).toHaveURL('/')
  await page.goto(routes.login)
  await fillLogin(page, patient)
  await expect(page).toHaveURL(routes.verifyTwoFactor)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL((url) => url.pathname.startsWith(routes.app))

  const list = await openDialog(page)
  await expect(list.getByText(/^Last used on /)).toBeVisible()
  await list.getByRole('button', { name: 'Remove My phone' }).click()
  await expect(list.getByText('You have no passkey yet.')).toBeVisible()
  await page.goto(routes.logout)
  await expect(page).toHaveURL('/')
  await page.goto(routes.login)
  await settled(page)
  await page.getByRole('button', { name: 'Continue with a passkey' }).click()
  await expect(
    page.getByText(
      'This passkey was removed from its account. Log in with your password or another passkey.',
    ),
  ).toBeVisible()
})

test('the browser offers a passkey where the name is typed', async ({ page }) => {
  const patient = await freshPatient()
  await withDevice(page)
  await signInByForm(page, patient)
  await add(page, 'My laptop')
  await page.goto(routes.logout)
  await expect(page).toHaveURL('/')
  await page.goto(routes.login)
  await settled(page)
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  // The played device chooses by itself what a person would choose from the list below the field.
  const entered = page.waitForResponse('**/api/auth/passkey')
  await page.getByLabel('Email').click()
  expect((await entered).status()).toBe(200)
  await page.waitForURL((url) => url.pathname.startsWith(routes.app))
})
