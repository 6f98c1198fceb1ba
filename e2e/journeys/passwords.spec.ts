import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDoctor, freshPatient } from '../fresh-data'
import { lastLetterTo } from '../mailbox'
import { fillLogin, signInByForm } from '../sign-in'

const fresh = 'Nueva-5678'

test('a changed password ends every other session', async ({ page, browser, allowFaults }) => {
  allowFaults(/status of 400/)
  const doctor = await freshDoctor()
  await signInByForm(page, doctor, routes.myStaffProfile)
  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await other.goto(new URL(routes.login, page.url()).href)
  await fillLogin(other, doctor)
  await other.waitForURL((url) => url.pathname.startsWith(routes.app))
  // An open screen would notice the end of its session by itself and leave while the test does.
  await other.goto('about:blank')

  await page.getByRole('button', { name: 'Change Password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Password' })
  const send = () => dialog.getByRole('button', { name: 'Update Password' }).click()
  await dialog.getByLabel('Current Password').fill('Wrong-1234')
  await dialog.getByLabel('New Password').fill(fresh)
  await dialog.getByLabel('Confirm Password').fill(fresh)
  await send()
  await expect(dialog.getByText('Invalid current password')).toBeVisible()
  await dialog.getByLabel('Current Password').fill(doctor.password)
  await send()
  await expect(page.getByText('Password changed successfully', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(page).toHaveURL(routes.myStaffProfile)
  await other.goto(new URL(`${routes.patients}?q=a`, page.url()).href)
  await expect(other).toHaveURL(/\/login\?next=%2Fapp%2Fpatients%3Fq%3Da/)
  await fillLogin(other, doctor)
  await expect(other.getByText('Invalid email or password')).toBeVisible()
  await fillLogin(other, { ...doctor, password: fresh })
  await expect(other).toHaveURL(/\/app\/patients\?q=a$/)
  await elsewhere.close()
})

test('a forgotten password is reset by the link of a letter, once', { tag: '@core' }, async ({
  page,
  browser,
  allowFaults,
}) => {
  allowFaults(/status of 400/)
  const patient = await freshPatient()
  const signedIn = await browser.newContext({ locale: 'en-GB' })
  const old = await signedIn.newPage()
  await page.goto(routes.login)
  await old.goto(page.url())
  await fillLogin(old, patient)
  await old.waitForURL((url) => url.pathname.startsWith(routes.app))

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(routes.forgotPassword)
  // An incomplete link leads there as well.
  await page.goto(routes.resetPassword)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(routes.forgotPassword)
  await page.getByLabel('Email').fill(patient.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  const link =
    /\/reset-password\?token=[^\s"<>]+/.exec(await lastLetterTo(patient.email, '/reset-password'))?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New Password').fill(fresh)
  await page.getByLabel('Confirm Password').fill(fresh)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()

  await old.goto(new URL(routes.patientEdit, page.url()).href)
  await expect(old).toHaveURL(/\/login\?next=/)
  await signedIn.close()

  await page.goto(link)
  await page.getByLabel('New Password').fill('Otra-9999x')
  await page.getByLabel('Confirm Password').fill('Otra-9999x')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
  await signInByForm(page, { ...patient, password: fresh })
})
