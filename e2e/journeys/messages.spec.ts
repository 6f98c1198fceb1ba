import type { Browser, Locator, Page } from '@playwright/test'
import { messageList, threadDetail } from '#contract/threads'
import { routes } from '@/lib/routes'
import { required, type Who } from '../accounts'
import { alive } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { freshHouse } from '../fresh-data'
import { webCookies } from '../web-session'

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
  await expect(page.getByText('Answers within 48 opening hours.')).toBeVisible()

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

test('of two who answer at once the second sees it before sending, and the patient nothing of it', async ({
  page,
  loginAs,
  browser,
}) => {
  const house = await freshHouse()
  const id = await beginThread(house)
  const patient = await windowOf(browser, house.patient, routes.thread(id))
  const desk = await windowOf(browser, house.owner, routes.thread(id))
  const blind = await windowOf(browser, house.owner, routes.thread(id), { live: false })
  await expect(row(blind, 'Hello')).toBeVisible()
  await loginAs(house.doctor)
  await page.goto(routes.thread(id))
  // The desk sees who has begun to answer, and the test waits for that.
  const begun = page.waitForResponse(`**/api/calls/threads.setAnswering?id=${id}`)
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
