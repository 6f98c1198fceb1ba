import { routes } from '@/lib/routes'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshDni, freshPatient } from '../fresh-data'
import { lastLetterTo } from '../mailbox'
import { fillLogin, signInByForm } from '../sign-in'

test('a username signs in as well, and leads to where one was going, as the login page does whoever is in', async ({
  page,
}) => {
  const patient = await freshPatient()
  await page.goto(routes.patientEdit)
  await expect(page).toHaveURL(/\/login\?next=/)
  await expect(page.getByText('New patient?', { exact: false })).toBeVisible()
  await fillLogin(page, { email: patient.username, password: patient.password })
  await expect(page).toHaveURL(routes.patientEdit)
  await page.goto(`${routes.login}?next=${routes.appointments}`)
  await expect(page).toHaveURL(routes.appointments)
})

test('the answer of a sign-in holds no token, and the cookie is out of reach of scripts', {
  tag: '@core',
}, async ({ page }) => {
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

test('a clinic owner registers and goes on to the clinic', async ({ page, allowFaults }) => {
  allowFaults(/status of 400/)
  const mark = Date.now().toString(36)
  await page.goto(routes.login)
  await page.getByRole('link', { name: 'Register your clinic' }).click()
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
  await expect(page.getByText('check your inbox')).toBeVisible()
  await lastLetterTo('patient@demo.test', 'You already have an account')
  await page.goto(routes.register)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Marta')
  await page.getByLabel('Surname').fill('Gil')
  await page.getByLabel('DNI').fill(freshDni())
  // A warning of a password that many have moves nothing.
  const password = page.locator('input[name=password]')
  const send = page.getByRole('button', { name: 'Create account' })
  const warning = page.getByText('Easy to guess: many people use one like it.')
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
  await password.fill('Password1!')
  await page.getByLabel('Email').fill(`owner.${mark}@e2e.test`)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(routes.clinicAdd)
})
