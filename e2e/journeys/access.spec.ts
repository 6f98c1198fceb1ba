import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import type { DemoRole } from '@/lib/content/demo-accounts'
import { authEndpoints } from '@/lib/endpoints/auth'
import { callAddress } from '@/lib/endpoints/browser-call'
import { addressOf } from '@/lib/endpoints/endpoint'
import { historyEndpoints } from '@/lib/endpoints/histories'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'

const nobody = '01a1f92e-3691-74a9-9975-b3923ce95084'

const refused: Record<DemoRole, string[]> = {
  patient: [
    routes.calendar,
    routes.registerStaff,
    routes.myStaffProfile,
    routes.patients,
    routes.registerPatient,
    routes.plans,
    routes.clinicAdd,
    routes.clinicEdit,
    routes.newPatient,
  ],
  doctor: [routes.registerStaff, routes.plans, routes.clinicEdit],
  clinicadmin: [routes.erasures],
  receptionist: [
    routes.history(nobody),
    routes.treatments(nobody),
    routes.geneticStudy,
    routes.registerStaff,
    routes.staff,
    routes.audit,
    routes.insights,
    routes.imports,
    routes.plans,
    routes.clinicEdit,
  ],
  nurse: [
    routes.geneticStudy,
    routes.registerStaff,
    routes.staff,
    routes.audit,
    routes.insights,
    routes.plans,
  ],
  admin: [
    routes.calendar,
    routes.appointments,
    routes.book(nobody),
    routes.history(nobody),
    routes.registerStaff,
    routes.geneticStudy,
  ],
}

test('whoever is somewhere their role does not lead is refused calmly', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 403/)
  for (const [role, paths] of Object.entries(refused) as [DemoRole, string[]][]) {
    await loginAs(role)
    for (const path of paths) expect((await page.request.get(path)).status(), `${role} ${path}`).toBe(403)
    const [first = ''] = paths
    const html = await (await page.request.get(first)).text()
    expect(html.match(/<html[^>]*>/)?.[0], `${role} ${first}`).toContain(' lang="en"')
    expect((await page.goto(first))?.status()).toBe(403)
    await expect(page).toHaveURL(first)
    await expect(
      page.getByRole('main').getByRole('heading', { name: 'You do not have access' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Go to your home screen' }).click()
    await expect(page).toHaveURL(/\/app(\/(calendar|today|appointments|clinics\/edit))?$/)
  }
})

test('staff are led to where their appointments and their details are', async ({ page, loginAs }) => {
  for (const role of ['doctor', 'clinicadmin'] as const) {
    await loginAs(role)
    await page.goto(routes.appointments)
    await expect(page).toHaveURL((url) => url.pathname === routes.calendar)
  }
  await loginAs('doctor')
  await page.goto(routes.patientEdit)
  await expect(page).toHaveURL(routes.myStaffProfile)
})

const guarded = [
  routes.app,
  routes.calendar,
  routes.doctor(nobody),
  routes.myStaffProfile,
  routes.registerStaff,
  routes.searchStaff,
  routes.appointments,
  routes.appointment(nobody),
  routes.book(nobody),
  routes.history(nobody),
  routes.clinicAdd,
  routes.clinicEdit,
  routes.clinicCreated,
  routes.patients,
  routes.patientEdit,
  routes.registerPatient,
  routes.patientCreated,
  routes.plans,
  routes.geneticStudy,
  routes.newPatient,
  routes.forbidden,
]

test('signed out, every guarded page leads to login and back', { tag: '@core' }, async ({ request }) => {
  for (const path of guarded) {
    const answer = await request.get(`${path}?x=1`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(307)
    expect(answer.headers().location).toBe(`/login?next=${encodeURIComponent(`${path}?x=1`)}`)
  }
})

test('a forged cookie is nobody', { tag: '@core' }, async ({ request, baseURL }) => {
  for (const value of ['x', 'Fe26.2*1*a*b*c*d*e*f~2', '%E0%A4%A', '"', 'a'.repeat(3000)]) {
    const headers = { cookie: `consulta=${value}`, origin: baseURL ?? '' }
    const page = await request.get(routes.patients, { headers, maxRedirects: 0 })
    expect(page.status(), value.slice(0, 20)).toBe(307)
    const call = await request.post(callAddress('account.changePassword'), { headers, data: {} })
    expect(call.status(), value.slice(0, 20)).toBe(401)
    const challenge = { cookie: `consulta-challenge=${value}`, origin: baseURL ?? '' }
    const second = await request.post(addressOf(authEndpoints.verifyTwoFactor), {
      headers: challenge,
      data: { totpToken: '123456' },
    })
    expect(second.status(), value.slice(0, 20)).toBe(403)
  }
})

function expectHeaders(answer: APIResponse, what: string) {
  const headers = answer.headers()
  expect(headers, what).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['permissions-policy'], what).toContain('camera=()')
  expect(headers['content-security-policy'], what).toContain("frame-ancestors 'none'")
  expect(headers['x-powered-by'], what).toBeUndefined()
}

test('every answer wears the security headers', async ({ page, request, loginAs, baseURL }) => {
  const html = await (await request.get(routes.login)).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const foreign = { origin: 'https://evil.example' }
  const own = { origin: baseURL ?? '' }
  const fileAddress = addressOf(historyEndpoints.fileBytes, {
    params: { id: nobody, kind: 'image', fileId: nobody },
  })
  const uploadAddress = callAddress('histories.addImage', { params: { id: nobody } }, 'uploads')
  const answers: [string, APIResponse][] = [
    ['landing', await request.get(routes.home)],
    ['login', await request.get(routes.login)],
    ['unknown page', await request.get('/nowhere')],
    ['redirect', await request.get(routes.patients, { maxRedirects: 0 })],
    ['script', await request.get(script)],
    ['icon', await request.get('/icon.svg')],
    ['refused call', await request.post(addressOf(authEndpoints.login), { data: {}, headers: foreign })],
    ['call without session', await request.get(callAddress('patients.list'))],
    ['unknown call', await request.get('/api/nowhere')],
    ['page named like a picture', await request.get(`${routes.history(nobody)}.png`, { maxRedirects: 0 })],
    ['download without session', await request.get(fileAddress)],
    ['upload without session', await request.post(uploadAddress, { multipart: { file: 'x' }, headers: own })],
  ]
  await loginAs('doctor')
  answers.push(['signed-in page', await page.request.get(routes.patients)])
  answers.push(['refused page', await page.request.get(routes.registerStaff)])
  for (const [what, answer] of answers) expectHeaders(answer, what)
  answers.push(['signed-in download', await page.request.get(fileAddress)])
  const stored = ['script', 'icon', 'landing']
  for (const [what, answer] of answers.filter(([name]) => !stored.includes(name)))
    expect(answer.headers()['cache-control'], what).toContain('no-store')
  const statusOf = (what: string) => answers.find(([name]) => name === what)?.[1].status()
  expect(statusOf('download without session')).toBe(401)
  expect(statusOf('upload without session')).toBe(401)
})

const asBrowser = { headers: { accept: 'text/html,*/*;q=0.8' } }

/** Sources that a policy allows, by directive. */
function policyOf(answer: APIResponse): Map<string, string[]> {
  const directives = (answer.headers()['content-security-policy'] ?? '').split('; ')
  return new Map(directives.map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)]))
}

test('scripts of a signed-in page run by a nonce that is new with every page', { tag: '@core' }, async ({
  page,
  loginAs,
}) => {
  await loginAs('doctor')
  const answers = await Promise.all([1, 2].map(() => page.request.get(routes.patients)))
  const scripts = answers.map((answer) => policyOf(answer).get('script-src')?.join(' ') ?? '')
  const [first, second] = scripts.map((sources) => /'nonce-([^']+)'/.exec(sources)?.[1])
  expect(first).toBeTruthy()
  expect(first).not.toBe(second)
  expect(scripts[0]).not.toMatch(/unsafe-(inline|eval)/)
})

test('the build wrote a public page: its scripts run by their hashes, and nothing more than on other pages is allowed', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/inline event handler|script-src-attr refused inline/)
  const isWritten = (answer: APIResponse) => !policyOf(answer).get('script-src')?.join(' ').includes('nonce-')
  for (const address of [routes.home, routes.login, routes.register]) {
    const [written, fresh] = [await page.request.get(address, asBrowser), await page.request.get(address)]
    expect(isWritten(written)).toBe(true)
    for (const [name, sources] of policyOf(fresh)) {
      const allowed = policyOf(written)
        .get(name)
        ?.filter((each) => !each.startsWith("'sha256-"))
      expect(allowed, `${name} of ${address}`).toEqual(sources.filter((each) => !each.startsWith("'nonce-")))
    }
    const html = await written.text()
    expect(html).not.toContain('nonce=')
    const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    )
    expect(inline.length).toBeGreaterThan(2)
    for (const text of inline) {
      const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
      expect(policyOf(written).get('script-src')).toContain(hash)
    }
    await page.goto(address)
    await expect(page.locator('html')).toHaveClass(/\blight\b/)
  }
  // The browser refuses inline handlers that the policy does not name.
  await page.goto(routes.login)
  const ran = await page.evaluate(() => {
    const script = document.createElement('div')
    script.innerHTML = '<img src="data:," onerror="window.ran = true">'
    document.body.append(script)
    return new Promise((resolve) => setTimeout(() => resolve('ran' in window), 300))
  })
  expect(ran).toBe(false)
  await loginAs('patient')
  expect(isWritten(await page.request.get(routes.home, asBrowser))).toBe(false)
})

test('writes come from our own pages and as JSON only', { tag: '@core' }, async ({
  page,
  loginAs,
  baseURL,
}) => {
  await loginAs('doctor')
  const origin = baseURL ?? ''
  const send = (headers: Record<string, string>, data: string | object = {}) =>
    page.request.post(callAddress('account.changePassword'), { headers, data })
  expect((await send({})).status()).toBe(403)
  expect((await send({ origin: 'https://evil.example' })).status()).toBe(403)
  expect((await send({ origin, 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await send({ origin, 'content-type': 'text/plain' }, '{}')).status()).toBe(415)
  expect((await send({ origin })).status()).toBe(400)
  const file = { multipart: { file: 'x' }, headers: { origin } }
  expect((await page.request.post(callAddress('account.changePassword'), file)).status()).toBe(415)
  const upload = callAddress('histories.addImage', { params: { id: nobody } }, 'uploads')
  expect((await page.request.post(upload, { headers: { origin }, data: {} })).status()).toBe(415)
  const elsewhere = { ...file, headers: { origin: 'https://evil.example' } }
  expect((await page.request.post(upload, elsewhere)).status()).toBe(403)
  expect((await page.request.post(routes.login, { headers: { origin, 'next-action': 'x' } })).status()).toBe(
    400,
  )
  expect((await page.request.post(routes.login, { headers: { origin } })).status()).toBe(405)
})

test('opening an address, looking ahead at it included, signs nobody out', async ({ page, loginAs }) => {
  await loginAs('doctor')
  for (const path of [
    routes.logout,
    addressOf(sessionEndpoints.logout),
    addressOf(sessionEndpoints.refresh),
  ]) {
    await page.request.get(path)
    await page.request.head(path)
    for (const ahead of ['next-router-prefetch', 'rsc', 'purpose'])
      await page.request.get(path, { headers: { [ahead]: ahead === 'purpose' ? 'prefetch' : '1' } })
  }
  expect((await page.request.get(routes.patients, { maxRedirects: 0 })).status()).toBe(200)
})
