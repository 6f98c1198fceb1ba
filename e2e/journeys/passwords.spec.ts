import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshDoctor, freshPatient, freshPerson } from '../fresh-data'
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
  await send()
  for (const text of [
    'Current password is required',
    'New password is required',
    'You must confirm your new password',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible()
  }
  await dialog.getByLabel('Current Password').fill('Wrong-1234')
  await dialog.getByLabel('New Password').fill(fresh)
  await dialog.getByLabel('Confirm Password').fill('Nueva-5679')
  await send()
  await expect(dialog.getByText('Passwords do not match')).toBeVisible()
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

test('an unexpected failure of changing says so', async ({ page, loginAs, allowFaults }) => {
  allowFaults(/status of 500/)
  await loginAs('patient')
  await page.goto(routes.patientEdit)
  await settled(page)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.route('**/api/account/password', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByLabel('Current Password').fill('Demo-1234')
  await page.getByLabel('New Password').fill(fresh)
  await page.getByLabel('Confirm Password').fill(fresh)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('An unexpected error occurred. Please try again later.')).toBeVisible()
})

test('a forgotten password is reset by the link of a letter, once', async ({
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
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await page.getByLabel('Email').fill('not an address')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Invalid email address')).toBeVisible()
  await page.getByLabel('Email').fill(patient.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()

  const link =
    /\/reset-password\?token=[^\s"<>]+/.exec(await lastLetterTo(patient.email, '/reset-password'))?.[0] ?? ''
  await page.goto(link)
  await page.getByLabel('New Password').fill('short')
  await page.getByLabel('Confirm Password').fill(fresh)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('New Password').fill(fresh)
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

test('asking for a link says the same for an address nobody has', async ({ page }) => {
  await page.goto(routes.forgotPassword)
  await page.getByLabel('Email').fill('nobody@e2e.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
})

test('an incomplete link says what to do', async ({ page }) => {
  await page.goto(routes.resetPassword)
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(routes.forgotPassword)
})

test('the checklist beside a new password and the clinic API ask for the same', async ({ page }) => {
  const { name, surname, dni, email } = freshPerson()
  await page.goto(routes.register)
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const typed = { Name: name, Surname: surname, DNI: dni, Email: email }
  for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
  const password = field('Password')
  const open = page.getByRole('listitem').filter({ hasText: 'not met yet' })
  const send = () => page.getByRole('button', { name: 'Create account' }).click()

  await password.fill('Contraseña1')
  await expect(open).toHaveText([/^A special character/])
  await send()
  await expect(page.getByText('Password must contain at least one uppercase letter')).toBeVisible()

  await password.fill('Ñandú-12345')
  await expect(open).toHaveCount(0)
  await send()
  await page.waitForURL(routes.clinicAdd)
})

test('a password that many have is warned of in either language, moves nothing, and is taken', async ({
  page,
  context,
}) => {
  const person = freshPerson()
  await page.goto(routes.register)
  const password = page.locator('input[name=password]')
  const warning = page.getByText('Easy to guess: many people use one like it.')
  const send = page.locator('button[type=submit]')
  await expect(async () => {
    await password.fill('')
    await password.pressSequentially('Password1!')
    await expect(warning).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  const warned = await send.boundingBox()
  await password.fill('kR7!vopa2Q')
  await expect(warning).toBeHidden()
  expect(await send.boundingBox()).toEqual(warned)
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'es', url: page.url() }])
  await page.reload()
  for (const name of ['name', 'surname', 'dni', 'email'] as const) {
    await page.locator(`input[name=${name}]`).fill(person[name])
  }
  await password.fill('Password1!')
  await expect(page.getByText('Fácil de adivinar: la usa mucha gente.')).toBeVisible()
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await expect(page).toHaveURL(routes.clinicAdd)
})
