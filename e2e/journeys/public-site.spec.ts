import { planCatalogue } from '#contract/plans'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { desk, phone } from '../windows'

const features = [
  'Real-time Scheduling',
  'Multi-specialty Support',
  'Detailed Patient History',
  'Secure Access',
]

/** Section 9's table, as the cards say it. */
const plans = [
  [
    'Basic',
    '€0.00',
    'per month per user',
    '1 clinic',
    '2 doctors per clinic',
    '350 patients per clinic',
    'PDF only',
    '20MB',
  ],
  [
    'Advanced',
    '€5.00',
    '€25.00',
    'a month for a team of 5',
    '3 clinics',
    '15 doctors per clinic',
    '1,000 patients',
    'PDF, CSV, XML, JSON',
    '1GB',
  ],
  [
    'Professional',
    '€10.00',
    '€50.00',
    '6 clinics',
    '35 doctors',
    '5,000 patients',
    'DICOM, HL7, FHIR',
    '10GB',
  ],
  [
    'Enterprise',
    'Price on request',
    'Unlimited clinics',
    'Unlimited doctors',
    'All file formats',
    'No limit',
  ],
]

const addOns = [
  ['Basic', '+Doctors and +Patients', '+1 doctor and +100 patients per clinic', '€9.99 per user per month'],
  [
    'Professional',
    'Reminder Service',
    'Patient appointment reminders',
    '€29.99 per user per month',
    'Included in every plan',
  ],
]

test('the landing page says what it is, what it does and what it costs', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(routes.home)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Consulta' })).toBeVisible()
  await expect(page.getByText('cloud-based clinic management for healthcare providers')).toBeVisible()
  await expect(page.getByText('pick one of the next free times and confirm.')).toBeVisible()
  const cards = page.getByRole('region', { name: 'What it does' }).getByRole('listitem')
  await expect(cards.getByRole('heading')).toHaveText(features)

  const pricing = page.getByRole('region', { name: 'Pricing' })
  await expect(pricing.getByRole('heading', { level: 3 })).toHaveText(planCatalogue.map(({ name }) => name))
  const cardOf = (plan = '') =>
    pricing.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plan, exact: true }) })
  for (const [plan, ...words] of [...plans, ...addOns]) {
    for (const each of words) await expect(cardOf(plan), `${plan}: ${each}`).toContainText(each)
  }
  for (const plan of ['Advanced', 'Enterprise']) await expect(cardOf(plan)).not.toContainText('Add-on')
  const begin = pricing.getByRole('link', { name: 'Register a clinic' })
  await expect(begin, 'the free plan alone leads to the registration').toHaveCount(1)
  await expect(cardOf('Basic').getByRole('link').first()).toHaveAttribute('href', routes.register)
  await expect(pricing.getByRole('link', { name: 'Contact Us' })).toHaveCount(plans.length)
  for (const link of await pricing.getByRole('link', { name: 'Contact Us' }).all()) {
    await expect(link).toHaveAttribute('href', routes.contact)
  }
})

test('the plan cards stand in one column below 768 px and in four above', async ({ page }) => {
  await page.goto(routes.home)
  const lefts = () =>
    page
      .getByRole('region', { name: 'Pricing' })
      .getByRole('heading', { level: 3 })
      .evaluateAll(
        (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      )
  for (const [width, columns] of [
    [phone.width, 1],
    [767, 1],
    [768, 4],
    [desk.width, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await lefts(), `${width} px`).toBe(columns)
  }
})

test('the public header leads to the team, to contact, to the terms and to the login', async ({ page }) => {
  await page.goto(routes.home)
  const header = page.getByRole('banner')
  await header.locator('summary').filter({ hasText: 'About Us' }).click()
  await expect(header.getByRole('link', { name: 'Our Team' })).toHaveAttribute('href', routes.team)
  await expect(header.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
    'href',
    routes.contact,
  )
  await expect(header.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', routes.terms)
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', routes.login)
  await page.goto(routes.about)
  await expect(page.getByRole('heading', { level: 1, name: 'About Page' })).toBeVisible()
  await expect(page.getByText('This is a sample about page in our SPA.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'What we promise',
    'Easy to start, easy to leave',
  ])
})

for (const locale of ['en', 'es'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`a visitor who reads ${locale} and likes it ${theme}`, () => {
      test.use({ locale, colorScheme: theme })

      test('is shown four screens in that language and theme', async ({ page }) => {
        await page.goto(routes.home)
        const pictures = page.getByRole('main').getByRole('img', { name: /\w{3,}/ })
        await expect(pictures).toHaveCount(4)
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded()
          await expect(picture).toHaveAttribute('src', new RegExp(`-${locale}-${theme}\\.`))
          await expect(picture).toHaveJSProperty('complete', true)
        }
      })
    })
  }
}

test('a demo can be tried as a doctor with two clicks', async ({ page }) => {
  await page.goto(routes.home)
  await page.getByRole('main').getByRole('link', { name: 'Try it as a doctor' }).first().click()
  await expect(page.getByLabel('Email')).toHaveValue('doctor@demo.test')
  await settled(page)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Week of/ })).toBeVisible()
})

test('what is said about security leads to the section that says more', async ({ page }) => {
  await page.goto(routes.home)
  const ways = page.getByRole('region', { name: 'What it does' }).getByRole('link')
  await expect(ways).toHaveText(['How your data is protected'])
  await expect(ways).toHaveAttribute('href', `${routes.privacy}#section-3`)
  await page.goto(`${routes.privacy}#section-3`)
  const section = page.locator('#section-3')
  await expect(section.getByRole('heading')).toContainText('How it is protected')
  await expect(section).toBeInViewport()
})

test('questions are answered where they are asked, and the page ends with a way in', async ({ page }) => {
  await page.goto(routes.home)
  const questions = page.getByRole('region', { name: 'Questions and answers' })
  const answer = questions.getByText('Your clinic registers you', { exact: false })
  await expect(answer).toBeHidden()
  await questions.getByText('I am a patient. How do I get an account?').click()
  await expect(answer).toBeVisible()
  const last = page.getByRole('main').getByRole('region').last()
  await expect(last.getByRole('link', { name: 'Register a clinic' })).toHaveAttribute('href', routes.register)
})

test('a signed-in visitor is offered the app', async ({ page, loginAs }) => {
  await loginAs('patient')
  await page.setViewportSize(phone)
  await page.goto(routes.home)
  const banner = page.getByRole('banner')
  expect(await banner.evaluate((bar) => bar.clientHeight), 'all of it stands in one row').toBeLessThan(60)
  await banner.getByRole('link', { name: 'Continue to the app' }).click()
  await expect(page).toHaveURL(routes.app)
})

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer) {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

test('a shared link has a title, words and a picture in the language of who asks', async ({
  page,
  request,
}) => {
  await page.goto(routes.home)
  const meta = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content')
  expect(await meta('og:title')).toBe(await page.title())
  expect(await meta('og:description')).toBe(await meta('description'))
  expect(await meta('og:site_name')).toBe('Consulta')
  expect(await meta('og:type')).toBe('website')
  expect(await meta('twitter:card')).toBe('summary_large_image')
  expect(await meta('og:image:width')).toBe('1200')
  expect(await meta('og:image:height')).toBe('630')

  const address = (await meta('og:image')) ?? ''
  expect(address).toContain(required('E2E_WEB_URL'))
  expect(await meta('twitter:image')).toBe(address)
  const answers = await Promise.all(
    ['en', 'es'].map((language) => request.get(address, { headers: { 'accept-language': language } })),
  )
  const pictures = await Promise.all(answers.map((answer) => answer.body()))
  for (const answer of answers) expect(answer.headers()['content-type']).toBe('image/png')
  for (const picture of pictures) {
    expect(sizeOf(picture)).toEqual({ width: 1200, height: 630 })
    expect(picture.length).toBeLessThan(300_000)
  }
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false)
})

test('icons, manifest, robots and the map of the site are there', async ({ page, request }) => {
  await page.goto(routes.home)
  const icon = await page.locator('link[rel=icon]').first().getAttribute('href')
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  const { name, icons } = await manifest.json()
  expect(name).toBe('Consulta')
  const pictures = [icon, '/favicon.ico', ...icons.map(({ src }: { src: string }) => src)]
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect(answer.status(), picture).toBe(200)
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//)
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /app')
  expect(robots).toContain(`Sitemap: ${required('E2E_WEB_URL')}/sitemap.xml`)
  const listed = await (await request.get('/sitemap.xml')).text()
  const addresses = [...listed.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(5)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('the design book is for development only', async ({ page, allowFaults }) => {
  allowFaults(/status of 404/)
  expect((await page.goto('/design'))?.status()).toBe(404)
})

test('what lies below the window is drawn after the first frame, by itself', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    document.addEventListener('animationstart', (event) => drawn.push(event.animationName))
  })
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/')
  const pricing = page.getByRole('region', { name: 'Pricing' })
  await expect(pricing).toHaveCSS('content-visibility', 'visible')
  await expect(pricing).not.toBeInViewport()
  expect((await pricing.boundingBox())?.height).toBeGreaterThan(300)
  expect(await page.evaluate('window.drawn')).toContain('drawn-later')
})
