import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { lastLetterTo } from '../mailbox'
import { fillLogin, signInByForm } from '../sign-in'

const fresh = 'Nueva-5678'

test('a forgotten password is reset by the link of a letter, once', { tag: '@core' }, async ({
  page,
  anotherBrowser,
  allowFaults,
}) => {
  allowFaults(/status of 400/)
  const patient = await freshPatient()
  const signedIn = await anotherBrowser()
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

  await page.goto(link)
  await page.getByLabel('New Password').fill('Otra-9999x')
  await page.getByLabel('Confirm Password').fill('Otra-9999x')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
  await signInByForm(page, { ...patient, password: fresh })
})
