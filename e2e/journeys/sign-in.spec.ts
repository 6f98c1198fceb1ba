import { authEndpoints } from '@/lib/endpoints/auth'
import { addressOf } from '@/lib/endpoints/endpoint'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDni, freshPatient } from '../fresh-data'
import { lastLetterTo } from '../mailbox'
import { press } from '../press'
import { fillLogin, signInByForm } from '../sign-in'

test.describe('a refused sign-in', () => {
  test.beforeEach(({ allowFaults }) => allowFaults(/status of (400|429|500|503)/, /ERR_/))

  test('says the same for a wrong password, an unknown account and nothing at all', async ({ page }) => {
    const patient = await freshPatient()
    await page.goto(routes.login)
    const tries = [
      { email: patient.email, password: 'Wrong-1234' },
      { email: 'nobody@e2e.test', password: 'Wrong-1234' },
      { email: '', password: '' },
    ]
    for (const account of tries) {
      await fillLogin(page, account)
      await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue(account.email)
    }
  })

  test('says that it needs cookies instead of leading back to the empty form', async ({ page }) => {
    const patient = await freshPatient()
    await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
    await page.goto(routes.login)
    await fillLogin(page, patient)
    await expect(page.getByRole('alert').filter({ hasText: 'Signing in needs cookies.' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue(patient.email)
  })

  test('says how long to wait after too many attempts', async ({ page }) => {
    const patient = await freshPatient()
    await page.goto(routes.login)
    const body = { email: patient.email, password: 'Wrong-1234' }
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await page.request.post(addressOf(authEndpoints.login), {
        data: body,
        headers: { origin: new URL(page.url()).origin },
      })
    }
    await fillLogin(page, patient)
    await expect(page.getByText(/Too many attempts. Please try again in 1[45] minutes\./)).toBeVisible()
  })

  test('says what happened when no answer came, or a broken one', async ({ page }) => {
    await page.goto(routes.login)
    await page.route(`**${addressOf(authEndpoints.login)}`, (route) => route.abort())
    await fillLogin(page, 'patient')
    await expect(page.getByText('Network error. Please try again later.')).toBeVisible()
    await page.unroute(`**${addressOf(authEndpoints.login)}`)
    await page.route(`**${addressOf(authEndpoints.login)}`, (route) =>
      route.fulfill({ status: 500, body: '<h1>stack</h1>' }),
    )
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible()
  })
})

test('a username signs in as well, and leads to where one was going', async ({ page }) => {
  const patient = await freshPatient()
  await signInByForm(page, { email: patient.username, password: patient.password }, routes.patientEdit)
  await expect(page).toHaveURL(routes.patientEdit)
})

for (const next of [
  'https://evil.example/',
  '//evil.example',
  '/.//evil.example',
  '/\\evil.example',
  '/logout',
]) {
  test(`a way back to ${next} leads home instead`, async ({ page, baseURL }) => {
    await signInByForm(page, 'admin', next)
    expect(new URL(page.url()).origin).toBe(baseURL)
    await expect(page).toHaveURL(/\/app(\/|$)/)
  })
}

test('one tap signs in with an account of the demo', async ({ page }) => {
  await page.goto(routes.login)
  await press(page.getByRole('button', { name: 'Sign in as Clinic administrator' }))
  await expect(page).toHaveURL(routes.app)
  await expect(page.getByRole('link', { name: 'Activity log' })).toBeAttached()
})

test('who is signed in does not see the login page', async ({ page, loginAs }) => {
  await loginAs('patient')
  await page.goto(`${routes.login}?next=${routes.patientEdit}`)
  await expect(page).toHaveURL(routes.patientEdit)
})

test('the answer of a sign-in holds no token, and the cookie is out of reach of scripts', async ({
  page,
}) => {
  const bodies: string[] = []
  page.on('response', async (response) => {
    if (!response.url().includes('/_next/')) bodies.push(await response.text().catch(() => ''))
  })
  await signInByForm(page, 'doctor')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith('consulta'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', expires: -1 })
  expect(cookie?.value.length).toBeLessThan(2000)
  expect(await page.evaluate(() => document.cookie)).not.toContain('consulta=')
  await page.goto(routes.myStaffProfile)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(bodies.length).toBeGreaterThan(3)
  for (const body of bodies) expect(body).not.toMatch(/[0-9a-f]{12}\.[\w-]{43}/)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userData')))
    .toBe('{"application":"consulta"}')
})

test('a patient without an account is told whom to ask', async ({ page }) => {
  await page.goto(routes.login)
  await expect(page.getByText('Patient without an account? Ask your clinic', { exact: false })).toBeVisible()
})

test('a clinic owner registers and goes on to the clinic', async ({ page, allowFaults }) => {
  allowFaults(/status of 400/)
  const mark = Date.now().toString(36)
  await page.goto(routes.login)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  for (const text of ['Name is required', 'Surname is required', 'DNI is required', 'Email is required']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Marta')
  await page.getByLabel('Surname').fill('Gil')
  await page.getByLabel('DNI').fill('12345678A')
  await page.getByLabel('Email').fill('patient@demo.test')
  await page.locator('input[name=password]').fill('Duena-1234')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Invalid DNI number')).toBeVisible()
  await page.getByLabel('DNI').fill(freshDni())
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(`${routes.login}?registered=1`)
  await expect(page.getByText('look into your inbox')).toBeVisible()
  await lastLetterTo('patient@demo.test', 'You already have an account')
  await page.goto(routes.register)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Marta')
  await page.getByLabel('Surname').fill('Gil')
  await page.getByLabel('DNI').fill(freshDni())
  await page.locator('input[name=password]').fill('Duena-1234')
  await page.getByLabel('Email').fill(`owner.${mark}@e2e.test`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(routes.clinicAdd)
})
