import type { Browser, Locator, Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { required, type Who } from '../accounts'
import { alive } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshHouse } from '../fresh-data'
import { webCookies } from '../web-session'

/** A window of somebody else's, at the address. */
async function windowOf(browser: Browser, who: Who, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: required('E2E_WEB_URL') })
  await context.addCookies(await webCookies(who))
  const page = await context.newPage()
  await page.goto(address)
  return page
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
  await expect(desk.getByText('No open conversations')).toBeVisible()

  await loginAs(patient)
  await page.goto(routes.messages)
  await page.getByRole('link', { name: 'New message' }).first().click()
  await page.waitForURL(`**${routes.newThread}`)
  await expect(page.getByText('In an emergency, call 112')).toBeVisible()
  await page.getByRole('radio', { name: 'Prescription' }).check()
  await type(page.getByRole('textbox', { name: 'Message', exact: true }), 'May I have it renewed?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(row(page, 'May I have it renewed?')).toContainText('Sent')
  await expect(
    page.getByText(/Answer expected by|We usually answer within 48 hours of opening time/),
  ).toBeVisible()

  const entry = desk.getByRole('link', { name: new RegExp(patient.surname) })
  await expect(entry).toContainText('waiting')
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

  // Going back shows what was said meanwhile, not the screen as it was left.
  await page.getByRole('link', { name: 'Search doctor' }).click()
  await page.waitForURL(`**${routes.searchStaff}`)
  await say(desk, 'It is at the pharmacy')
  await expect(row(desk, 'It is at the pharmacy')).toContainText('Sent')
  await page.goBack()
  await expect(row(page, 'It is at the pharmacy')).toBeVisible()

  await desk.getByRole('button', { name: 'Note for the team' }).click()
  await say(desk, 'Renewed for a year')
  await expect(row(desk, 'Renewed for a year')).toContainText('Note for the team')
  await desk.getByLabel('Assigned to').selectOption(`${doctor.name} ${doctor.surname}`)
  await desk.getByRole('button', { name: 'Mark as done', exact: true }).click()
  await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expectAccessible(desk)
  await say(page, 'Thank you')
  await expect(row(desk, 'Thank you')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Mark as done', exact: true })).toBeVisible()
  await expect(page.getByText('Renewed for a year')).toHaveCount(0)
  await expectAccessible(page)
  await desk.context().close()
})
