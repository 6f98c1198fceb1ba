import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshDoctor } from '../fresh-data'
import { fillLogin, signInByForm } from '../sign-in'
import { codeAt } from '../totp'

test('staff of a clinic that asks for a second factor set it up first, and its administrator resets it', async ({
  page,
  browser,
  allowFaults,
}) => {
  allowFaults(/status of 40[03]/)
  const owner = await freshClinicAdmin()
  const doctor = await freshDoctor({}, owner)
  await signInByForm(page, owner, routes.clinicEdit)
  await settled(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Staff need two-factor authentication').check()
  await page.getByLabel('Staff need stronger passwords').check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  // The administrator is staff as well.
  await expect(page).toHaveURL(routes.setUpTwoFactor)
  await expect(page.getByText('Your clinic requires it for its staff.')).toBeVisible()
  await expectAccessible(page)
  const setUp = async (tab: typeof page) => {
    await tab.getByRole('button', { name: 'Enable 2FA' }).click()
    await tab.getByRole('button', { name: 'Set up 2FA' }).click()
    const dialog = tab.getByRole('dialog', { name: 'Set up Two-Factor Authentication' })
    const secret = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByRole('textbox').fill(codeAt(secret, Date.now()))
    await dialog.getByRole('button', { name: 'Verify and enable' }).click()
    await tab.getByRole('button', { name: 'I have saved them' }).click()
    await tab.waitForURL(routes.app)
  }
  await setUp(page)

  const elsewhere = await browser.newContext({ locale: 'en-GB', baseURL: new URL(page.url()).origin })
  const other = await elsewhere.newPage()
  await other.goto(routes.login)
  await fillLogin(other, doctor)
  await expect(other).toHaveURL(routes.setUpTwoFactor)
  await other.goto(routes.patients)
  await expect(other).toHaveURL(routes.setUpTwoFactor)
  await other.getByRole('link', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/')
  await other.goto(routes.login)
  await fillLogin(other, doctor)
  await expect(other).toHaveURL(routes.setUpTwoFactor)
  await setUp(other)

  await other.goto(routes.myStaffProfile)
  await settled(other)
  await other.getByRole('button', { name: 'Change Password' }).click()
  const dialog = other.getByRole('dialog', { name: 'Change Password' })
  await dialog.getByLabel('New Password').fill('Contraseña26!')
  await expect(dialog.getByText('your clinic does not accept it')).toBeVisible()
  await dialog.getByLabel('New Password').fill('kR7!vopa2Q')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'not met yet' })).toHaveText([
    /12 or more characters/,
  ])
  await dialog.getByLabel('Confirm Password').fill('kR7!vopa2Q')
  await dialog.getByLabel('Current Password').fill(doctor.password)
  await dialog.getByRole('button', { name: 'Update Password' }).click()
  await expect(dialog.getByText('Password must be at least 12 characters long')).toBeVisible()

  await page.goto(routes.doctor(doctor.id))
  await settled(page)
  await page.getByRole('button', { name: 'Reset 2FA' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Reset two-factor authentication of')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect(page.getByText('now logs in with the password only')).toBeVisible()
  await other.goto(routes.login)
  await fillLogin(other, doctor)
  await expect(other).toHaveURL(routes.setUpTwoFactor)
  await elsewhere.close()
})
