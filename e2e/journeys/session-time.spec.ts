import { authEndpoints } from '@/lib/endpoints/auth'
import { addressOf } from '@/lib/endpoints/endpoint'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { startHurriedStack } from '../hurried-stack'
import { signInByForm } from '../sign-in'

type Stack = Awaited<ReturnType<typeof startHurriedStack>>

test.describe('an unused session', () => {
  let stack: Stack
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    stack = await startHurriedStack('unused-sessions', {
      SESSION_IDLE_MINUTES: '0.4',
    })
  })
  test.afterAll(() => stack?.stop())

  test('warns, goes on if asked, and ends without losing what was typed', async ({
    browser,
    allowFaults,
  }) => {
    allowFaults(/status of 40\d/)
    const context = await browser.newContext({ baseURL: stack.appUrl, locale: 'en-GB' })
    const page = await context.newPage()
    await signInByForm(page, 'doctor', routes.registerPatient)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Inés')
    await page.getByLabel('City').fill('Las Palmas')
    await page.locator('input[name=password]').fill('Secreta-1234')

    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' })
    await warning.waitFor({ timeout: 30_000 })
    await warning.getByRole('button', { name: 'Stay logged in' }).click()
    await expect(warning).toBeHidden()

    await page.waitForURL(/\/login\?/, { timeout: 60_000 })
    await expect(page).toHaveURL(/next=%2Fapp%2Fpatients%2Fregister-patient.*ended=idle/)
    await expect(page.getByText(/You were logged out because you had not used Consulta/)).toBeVisible()
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('Secreta-1234')
    expect(await page.evaluate(() => localStorage.getItem('userData'))).toBeNull()

    await page.getByRole('button', { name: 'Log in as Doctor' }).click()
    await page.waitForURL((url) => url.pathname === routes.registerPatient)
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Inés')
    await expect(page.getByLabel('City')).toHaveValue('Las Palmas')
    await expect(page.locator('input[name=password]')).toHaveValue('')

    // Another person finds nothing of it.
    await page.goto(routes.logout)
    await expect(page).toHaveURL(`${stack.appUrl}/`)
    await signInByForm(page, 'clinicadmin', routes.registerPatient)
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('')
    await context.close()
  })
})

// Long enough that a renewed token outlives the slowest of the thirty requests, also on a machine that does other work.
const tokenSeconds = 25

for (const processes of ['1', '2'])
  test(`thirty requests at a time are all answered, with the session renewed (web processes: ${processes})`, async ({
    playwright,
  }) => {
    test.setTimeout(240_000)
    const stack = await startHurriedStack(`short-tokens-${processes}`, {
      ACCESS_TOKEN_SECONDS: String(tokenSeconds),
      WEB_PROCESSES: processes,
    })
    const { origin } = new URL(stack.appUrl)
    const caller = await playwright.request.newContext({
      baseURL: stack.appUrl,
      extraHTTPHeaders: { origin },
    })
    const account = { email: 'doctor@demo.test', password: 'Demo-1234' }
    expect((await caller.post(addressOf(authEndpoints.login), { data: account })).ok()).toBe(true)
    const before = await caller.storageState()
    const signedIn = await playwright.request.newContext({ baseURL: stack.apiUrl })
    const { user } = await (await signedIn.post('/api/v1/users/login', { data: account })).json()
    const call = `/api/schedule?doctorId=${user.doctorid}&week=${new Date().toISOString().slice(0, 10)}`
    await signedIn.dispose()
    await new Promise((resolve) => setTimeout(resolve, tokenSeconds * 1000 + 500))
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        nth % 2 === 0 ? caller.get(call) : caller.get(routes.patients, { maxRedirects: 0 }),
      ),
    )
    expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200))
    expect(
      answers.filter((answer) => answer.headers()['set-cookie']?.includes('consulta=')).length,
    ).toBeGreaterThan(0)

    // A late request with the old cookie is answered too, for a while.
    const late = await playwright.request.newContext({ baseURL: stack.appUrl, storageState: before })
    expect((await late.get(call)).status()).toBe(200)

    // An answer that was under way when the browser signed out brings fresh tokens, and they open nothing.
    const slow = await late.get(call)
    expect(slow.ok()).toBe(true)
    await caller.post(addressOf(sessionEndpoints.logout), { data: {} })
    const revived = await late.storageState()
    expect(revived.cookies.map(({ name }) => name)).toContain('consulta')
    for (const path of [routes.patients, routes.registerPatient])
      expect((await late.get(path)).url()).toContain(routes.login)
    expect((await late.get(call)).status()).toBe(401)
    expect(
      (await late.post(addressOf(sessionEndpoints.refresh), { data: {}, headers: { origin } })).status(),
    ).toBe(401)
    await late.dispose()
    await caller.dispose()
    await stack.stop()
  })
