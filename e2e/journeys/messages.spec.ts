import type { Browser, Locator, Page } from '@playwright/test'
import { conditionsAnswer } from '#contract/histories'
import { messageList, message as messageSent, threadDetail } from '#contract/threads'
import { routes } from '@/lib/routes'
import { required, type Who } from '../accounts'
import { alive, settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { freshHouse } from '../fresh-data'
import { webCookies } from '../web-session'
import { phone } from '../windows'

type House = Awaited<ReturnType<typeof freshHouse>>

/** A window of somebody else's, at the address; without `live` it hears of nothing by itself. */
async function windowOf(browser: Browser, who: Who, address: string, { live = true } = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: required('E2E_WEB_URL') })
  // Never answered: a stream that is refused would be tried again, and the page told to read anew.
  if (!live) await context.route('**/api/live*', () => {})
  await context.addCookies(await webCookies(who))
  const page = await context.newPage()
  await page.goto(address)
  return page
}

async function beginThread({ doctor, patient }: House, text = 'Hello'): Promise<string> {
  const body = { clinicId: doctor.clinicId, subject: 'visit', text }
  return (await (await clinicApiAs(patient)).post('/threads', threadDetail, body))._id
}

async function textsOf(who: Who, id: string): Promise<string[]> {
  const { messages } = await (await clinicApiAs(who)).get(`/threads/${id}/messages`, messageList)
  return messages.map(({ text }) => text)
}

/** Types once the field listens. */
async function type(field: Locator, text: string): Promise<void> {
  await alive(field)
  await field.fill(text)
}

async function say(page: Page, text: string): Promise<void> {
  await type(page.getByRole('textbox', { name: /Write to|Note for the team/ }), text)
  await page.getByRole('button', { name: /^(Send|Save note)$/ }).click()
}

const shown = (page: Page) => page.getByRole('list', { name: 'Messages' })
const row = (page: Page, text: string) => shown(page).getByRole('listitem').filter({ hasText: text })

test('a patient and the desk write to each other, live, and each sees what the other has read', {
  tag: '@core',
}, async ({ page, loginAs, browser }) => {
  const house = await freshHouse()
  const { patient, owner, doctor } = house
  const desk = await windowOf(browser, owner, routes.messages)
  await expect(desk.getByText('No messages yet')).toBeVisible()

  await loginAs(patient)
  await page.goto(routes.messages)
  await page.getByRole('link', { name: 'Write a message' }).click()
  await page.waitForURL(`**${routes.newThread}`)
  await expect(page.getByText('In an emergency do not write: call 112.')).toBeVisible()
  await page.getByLabel('What is it about?').selectOption('Prescription')
  await type(page.getByLabel('Message', { exact: true }), 'May I have it renewed?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(row(page, 'May I have it renewed?')).toContainText('Sent')
  await expect(page.getByText('Answers come within 48 hours of opening time.')).toBeVisible()

  const entry = desk.getByRole('link', { name: new RegExp(patient.surname) })
  await expect(entry).toContainText('Needs reply')
  await entry.click()
  await expect(row(desk, 'May I have it renewed?')).toBeVisible()
  await expect(row(page, 'May I have it renewed?')).toContainText('Read')
  await say(desk, 'Of course <b>at once</b>, see https://example.test/farmacia')
  await expect(row(page, 'Of course <b>at once</b>')).toBeVisible()
  await expect(row(desk, 'Of course')).toContainText('Read')
  await expect(shown(page).getByRole('link', { name: 'https://example.test/farmacia' })).toHaveAttribute(
    'rel',
    /noopener/,
  )

  await desk.getByLabel('Note for the team only').check()
  await say(desk, 'Renewed for a year')
  await expect(row(desk, 'Renewed for a year')).toContainText('Note for the team')
  await desk.getByLabel('Assigned to').selectOption(`${doctor.name} ${doctor.surname}`)
  await desk.getByRole('button', { name: 'Close' }).click()
  await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expectAccessible(desk)
  await say(page, 'Thank you')
  await expect(row(desk, 'Thank you')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(page.getByText('Renewed for a year')).toHaveCount(0)
  await expectAccessible(page)
  await desk.context().close()
})

test('what is written without a connection arrives once, in its order, when that is back', async ({
  page,
  context,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load (resource|chunk)/)
  const house = await freshHouse()
  const id = await beginThread(house)
  await loginAs(house.patient)
  await page.goto(routes.thread(id))
  // Waits for the page's prefetches before the connection goes.
  await settled(page)
  await type(page.getByRole('textbox', { name: /Write to/ }), 'First')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await say(page, 'Second')
  await expect(row(page, 'First')).toContainText(/Waits for the connection|Being sent/)
  await type(page.getByRole('textbox', { name: /Write to/ }), 'Third, not sent')
  await context.setOffline(false)
  await expect(row(page, 'Second')).toContainText('Sent', { timeout: 30_000 })
  expect(await textsOf(house.owner, id)).toEqual(['Hello', 'First', 'Second'])

  // The answer to the next is lost on the way back.
  let losses = 0
  await page.route(`**/api/threads/${id}/messages`, async (route) => {
    if (route.request().method() !== 'POST' || losses > 0) return route.continue()
    losses += 1
    await route.fetch()
    return route.abort()
  })
  await page.reload()
  await expect(page.getByRole('textbox', { name: /Write to/ })).toHaveValue('Third, not sent')
  await say(page, 'Once only')
  await expect(row(page, 'Once only')).toContainText('Sent', { timeout: 30_000 })
  await expect(row(page, 'Once only')).toHaveCount(1)
  expect(await textsOf(house.owner, id)).toEqual(['Hello', 'First', 'Second', 'Once only'])
})

test('what is written after a page was read and before it listens is shown as soon as it does', async ({
  page,
  loginAs,
}) => {
  const house = await freshHouse()
  const id = await beginThread(house)
  await loginAs(house.patient)
  const listening = new Promise<() => void>((asked) =>
    page.route('**/api/live*', (route) => asked(() => void route.continue())),
  )
  await page.goto(routes.thread(id))
  const listen = await listening
  const desk = await clinicApiAs(house.owner)
  await desk.post(`/threads/${id}/messages`, messageSent, { text: 'Come at nine' })
  await expect(row(page, 'Come at nine')).toHaveCount(0)
  listen()
  await expect(row(page, 'Come at nine')).toBeVisible()
})

test('of two who answer at once the second sees it before sending, and the patient nothing of it', {
  tag: '@core',
}, async ({ page, loginAs, browser }) => {
  const house = await freshHouse()
  const id = await beginThread(house)
  const patient = await windowOf(browser, house.patient, routes.thread(id))
  const desk = await windowOf(browser, house.owner, routes.thread(id))
  const blind = await windowOf(browser, house.owner, routes.thread(id), { live: false })
  await expect(row(blind, 'Hello')).toBeVisible()
  await loginAs(house.doctor)
  await page.goto(routes.thread(id))
  // The desk sees who has begun to answer, and the test waits for that.
  const begun = page.waitForResponse(`**/api/threads/${id}/answering`)
  await type(page.getByRole('textbox', { name: /Write to/ }), 'Come at nine')
  await begun
  await type(desk.getByRole('textbox', { name: /Write to/ }), 'Come at ten')
  await expect(desk.getByText(/is writing an answer/)).toBeVisible()
  await page.getByRole('textbox', { name: /Write to/ }).press('Control+Enter')
  await expect(desk.getByText(/has answered in the meantime/)).toBeVisible()
  await expect(row(desk, 'Come at nine')).toBeVisible()
  await expect(row(patient, 'Come at nine')).toBeVisible()
  await expect(patient.getByText(/is writing|has answered/)).toHaveCount(0)

  // A page without live events gets the news from the clinic API's refusal.
  await say(blind, 'At twelve')
  await expect(row(blind, 'At twelve')).toContainText('a colleague has answered in the meantime')
  await expect(row(blind, 'Come at nine')).toBeVisible()
  await blind.getByRole('button', { name: 'Send anyway' }).click()
  await expect(row(blind, 'At twelve')).toContainText('Sent', { timeout: 15_000 })
  expect(await textsOf(house.patient, id)).toEqual(['Hello', 'Come at nine', 'At twelve'])
  for (const other of [patient, desk, blind]) await other.context().close()
})

test('on a phone, in Spanish, by keyboard: from the list to a thread and an answer', async ({
  page,
  context,
  loginAs,
}) => {
  const house = await freshHouse()
  const id = await beginThread(house, 'Hola, ¿hay hora mañana?')
  await page.setViewportSize(phone)
  await loginAs(house.doctor)
  await context.addCookies([{ name: 'locale', value: 'es', url: required('E2E_WEB_URL') }])
  await page.goto(routes.messages)
  await expect(page.getByRole('heading', { name: 'Mensajes', level: 1 })).toBeVisible()
  const link = page.getByRole('link', { name: new RegExp(house.patient.surname) })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${routes.thread(id)}`)
  const field = page.getByRole('textbox', { name: /Escribir a/ })
  await type(field, 'Sí, a las diez 👍')
  await field.press('Control+Enter')
  const sent = page.getByRole('list', { name: 'Mensajes' }).getByText('Sí, a las diez 👍')
  await expect(sent).toBeVisible()
  await expect(page.getByText('Enviado', { exact: true })).toBeVisible()
  expect(await textsOf(house.patient, id)).toEqual(['Hola, ¿hay hora mañana?', 'Sí, a las diez 👍'])
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overhang)).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('a file that is refused halfway loses nothing, and one that is stored goes with the message', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/Failed to load resource|ERR_FAILED/)
  const house = await freshHouse()
  const id = await beginThread(house)
  await loginAs(house.patient)
  await page.goto(routes.thread(id))
  const field = page.getByRole('textbox', { name: /Write to/ })
  await type(field, 'Here is my report')
  const chooser = page.locator('input[type=file]')
  await page.route('**/api/uploads/threads/*', (route) => route.abort())
  await chooser.setInputFiles({
    name: 'lost.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await expect(page.getByRole('alert').filter({ hasText: 'lost.pdf was not stored.' })).toBeVisible()
  await expect(field).toHaveValue('Here is my report')
  await page.unroute('**/api/uploads/threads/*')
  await chooser.setInputFiles({
    name: 'report.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4'),
  })
  await expect(page.getByRole('button', { name: 'Remove report.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(row(page, 'Here is my report').getByRole('link', { name: 'report.pdf' })).toBeVisible()
  const doctor = await clinicApiAs(house.doctor)
  const { messages } = await doctor.get(`/threads/${id}/messages`, messageList)
  expect(messages.at(-1)?.files).toMatchObject([{ originalName: 'report.pdf', size: 8 }])
})

test('a patient writes about an entry of the history, and the thread says which and leads back', async ({
  page,
  loginAs,
}) => {
  const { patient, doctor } = await freshHouse()
  const entry = { name: 'Asthma', details: 'Since childhood', since: '2001-05-04' }
  await (await clinicApiAs(doctor)).post(`/histories/${patient.id}/condition`, conditionsAnswer, entry)
  await loginAs(patient)
  await page.goto(routes.history(patient.id))
  await page.getByRole('link', { name: 'Write about Asthma' }).click()
  await page.waitForURL(`**${routes.newThread}?*kind=condition*`)
  await expect(page.getByText('About: Condition Asthma')).toBeVisible()
  await type(page.getByLabel('Message', { exact: true }), 'Is it over?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(row(page, 'Is it over?')).toContainText('Sent')
  await page.getByRole('link', { name: 'About: Condition Asthma' }).click()
  await page.waitForURL(`**${routes.history(patient.id)}`)
})

test('staff begin from a patient’s row and from a visit, and find what was said', async ({
  page,
  loginAs,
}) => {
  const house = await freshHouse()
  await loginAs(house.owner)
  await page.goto(routes.patients)
  const name = `${house.patient.name} ${house.patient.surname}`
  await page
    .getByRole('link', { name: `Write to ${name}` })
    .locator('visible=true')
    .click()
  await page.waitForURL(`**${routes.newThread}?patient=${house.patient.id}`)
  await type(page.getByLabel('Message', { exact: true }), 'Your analítica is here')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(row(page, 'Your analítica is here')).toContainText('Sent')
  await page.goto(routes.messages)
  await page.getByRole('searchbox', { name: 'Search messages and patients' }).fill('ANALITICA here')
  await page.getByRole('button', { name: 'Search', exact: true }).locator('visible=true').last().click()
  await page.waitForURL('**q=ANALITICA*')
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1)
})
