import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { patientListAnswer } from '#contract/patients'
import { signedInAnswer } from '#contract/users'
import { routes } from '@/lib/routes'
import { type CollectedSpan, startCollector } from '../../clinic-api/testing/collector'
import { accountOf, required, type Who } from '../accounts'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { startHurriedStack } from '../hurried-stack'
import { signInByForm } from '../sign-in'

type Stack = Awaited<ReturnType<typeof startHurriedStack>>

async function askApi({ apiUrl }: Stack, who: Who) {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify(accountOf(who))
  const answer = await fetch(`${apiUrl}/api/v1/users/login`, { method: 'POST', headers: json, body })
  const cookie = answer.headers.getSetCookie().join('; ')
  const { user } = signedInAnswer.parse(await answer.json())
  return {
    user,
    get: async (path: string) => (await fetch(`${apiUrl}/api/v1${path}`, { headers: { cookie } })).json(),
  }
}

test('what browsers load knows nothing of traces', () => {
  const built = join(process.env.NEXT_DIST_DIR || '.next', 'static')
  const scripts = globSync(join(built, '**', '*.js'))
  expect(scripts.length).toBeGreaterThan(20)
  const faults = scripts.filter((path) => /opentelemetry|traceparent/i.test(readFileSync(path, 'utf8')))
  expect(faults).toEqual([])
})

test('a sign-in, a search and a booking are traces over both programs that hold nothing of anybody', async ({
  browser,
  allowFaults,
}) => {
  test.setTimeout(240_000)
  allowFaults(/status of 40\d/)
  const collector = await startCollector()
  const stack = await startHurriedStack('traced', { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const [desk, doctor] = [await askApi(stack, 'clinicadmin'), await askApi(stack, 'doctor')]
  const { patients } = patientListAnswer.parse(await desk.get('/patients?limit=100'))
  const [sought] = patients
  const context = await browser.newContext({ baseURL: stack.appUrl, locale: 'en-GB' })
  const page = await context.newPage()

  await signInByForm(page, 'clinicadmin')
  await page.goto(`${routes.patients}?q=${encodeURIComponent(sought?.surname ?? '')}`)
  await expect(page.getByText(sought?.dni ?? '').first()).toBeVisible()
  await page.goto(routes.history(sought?._id ?? ''))
  await settled(page)
  await page.goto(routes.logout)
  await expect(page).toHaveURL(routes.home)
  await signInByForm(page, 'patient')
  await page.goto(routes.book(doctor.user.doctorid ?? ''))
  await settled(page)
  await page
    .getByRole('button', { name: /^\d+:\d\d/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page).toHaveURL(routes.appointments)
  // Short ones are choices, such as the view of the calendar.
  const cookies = (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 20)
  await context.close()
  await stack.stop()
  await collector.stop()

  const spans = collector.spans()
  const childrenOf = (parent: CollectedSpan | undefined) =>
    spans.filter(({ traceId, parentSpanId }) => traceId === parent?.traceId && parentSpanId === parent.spanId)
  const search = spans.find(({ name }) => name === `GET ${routes.patients}`)
  expect(search).toMatchObject({ service: 'consulta-web', attributes: { 'http.route': routes.patients } })
  expect(search?.parentSpanId).toBeUndefined()
  const calls = childrenOf(search)
  expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['GET clinic API']))
  const listed = calls.flatMap(childrenOf).find(({ name }) => name === 'GET /api/v1/patients')
  const requestId = search?.attributes['consulta.request_id']
  expect(listed).toMatchObject({
    service: 'consulta-api',
    attributes: { 'consulta.request_id': requestId, 'http.response.status_code': 200 },
  })
  expect(childrenOf(listed).length).toBeGreaterThan(1)
  const log = readFileSync(join(required('E2E_FOLDER'), 'traced', 'logs', 'clinic-api.log'), 'utf8')
  const lines = log.split('\n').filter((line) => line.includes(`"requestId":"${requestId}"`))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => !line.includes(`"traceId":"${search?.traceId}"`))).toEqual([])
  for (const name of ['POST /api/auth/login', 'POST /api/v1/users/login', 'POST /api/appointments'])
    expect(spans.map((each) => each.name)).toContain(name)

  for (const { name, events, links } of spans) {
    expect(name).toMatch(/^([A-Z]+ (\/[\w/:[\].-]*|unknown|clinic API)|[a-z][a-z_ ]+)$/)
    expect([events, links]).toEqual([[], []])
  }
  const people = [...patients, desk.user, doctor.user].flatMap((each) => Object.values(each))
  const secrets = [...people.filter((each) => typeof each === 'string'), ...cookies, 'Demo-1234', 'localhost']
  const said = collector.said()
  expect(secrets.filter((each) => each.length > 3 && said.includes(each))).toEqual([])
})
