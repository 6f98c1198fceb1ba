import type { Page } from '@playwright/test'
import { firstTexts } from '@/lib/i18n/first-texts'
import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import english from '@/messages/en.json' with { type: 'json' }
import spanish from '@/messages/es.json' with { type: 'json' }
import { required } from '../accounts'
import { settled } from '../alive'
import { expect, test } from '../fixtures'

/** How a text stands in what a page is told for its scripts, which is text inside a script. */
const told = (name: string, text: string) => JSON.stringify(`"${name}":${JSON.stringify(text)}`).slice(1, -1)

const pairs = Object.values(firstTexts(english)).flatMap((texts) =>
  Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : [])),
)

/** The file that a page names in its head and that says `word`. */
async function fileOf(page: Page, word: string): Promise<string> {
  const html = await (await page.request.get(routes.calendar)).text()
  const named = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="script"/g)]
  for (const [, address = ''] of named) {
    if ((await (await page.request.get(address)).text()).includes(word)) return address
  }
  throw new Error(`No file named by ${routes.calendar} says ${word}`)
}

test('texts come from a file of the language that everybody may keep, none with the page', async ({
  page,
  context,
  loginAs,
  playwright,
}) => {
  await loginAs('doctor')
  const html = await (await page.request.get(routes.calendar)).text()
  expect(pairs.length).toBeGreaterThan(100)
  expect(pairs.filter(([name, text]) => html.includes(told(name, text)))).toEqual([])

  const address = await fileOf(page, english.schedule.title)
  const nobody = await playwright.request.newContext({ baseURL: required('E2E_WEB_URL') })
  const answer = await nobody.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/public.*max-age=31536000.*immutable/),
    'x-content-type-options': 'nosniff',
  })
  await nobody.dispose()

  await context.addCookies([{ name: LOCALE_COOKIE, value: 'es', url: required('E2E_WEB_URL') }])
  expect(await fileOf(page, spanish.shell.skipToContent)).not.toBe(address)
})

test('a file of texts that fails once is asked for again', async ({ page, loginAs, allowFaults }) => {
  allowFaults(/ERR_FAILED/)
  await loginAs('doctor')
  const address = await fileOf(page, english.schedule.title)
  let asked = 0
  await page.route(`**${address}`, async (route) => {
    asked += 1
    // The first is the one in the head, which only fetches ahead.
    if (asked <= 2) await route.abort()
    else await route.continue()
  })
  await page.goto(routes.calendar)
  await settled(page)
  expect(asked).toBe(3)
  await expect(page.locator('main')).toBeVisible()
})

test('without its texts a page says that it could not be shown', async ({ page, loginAs, allowFaults }) => {
  allowFaults(/ERR_FAILED/, /ChunkLoadError|Failed to load chunk/)
  await loginAs('doctor')
  const address = await fileOf(page, english.schedule.title)
  await page.route(`**${address}`, (route) => route.abort())
  await page.goto(routes.calendar)
  await expect(page.getByText('Consulta could not be shown')).toBeVisible()
  await page.unroute(`**${address}`)
  await page.getByRole('link', { name: 'Try again' }).click()
  await settled(page)
  await expect(page.locator('main')).toBeVisible()
})
