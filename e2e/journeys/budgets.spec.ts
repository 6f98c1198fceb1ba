import type { Page, Request } from '@playwright/test'
import { type Appointment, appointmentList } from '#contract/appointments'
import { patientListAnswer } from '#contract/patients'
import { routes } from '@/lib/routes'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { houseWithPage } from '../house-with-page'
import { screens, type Visitor } from '../walk/screens'

test.use({ coldStart: true })

const day = 86_400_000
/** KiB of scripts of a page of the same Next that does nothing, as Next serves them by itself: as gzip. */
const floor = 134
const publicBar = 1.02 * floor
const listBar = 1.1 * floor
/** A visit can be noted, moved, closed and reopened. */
const visitBar = 1.13 * floor
/** Long forms bring their library, the history its sections. */
const formBar = 1.215 * floor
const calendarBar = 1.12 * floor
/** The week in four views, taken hold of by hand. */
const weekBar = 1.17 * floor
/** One of them is the file of icons, which every page shares and keeps. */
const mostRequests = 13
/** Sizes and weights of letters: the shapes of each are made before the first frame. */
const mostCuts = 11
const mostShift = 0.001

interface Budget {
  screen: string
  who: Visitor
  /** KiB, as served. */
  scripts: number
  /** KiB, as served, with what the page tells its scripts, texts included; a public page has styles inside. */
  html: number
  /** Instead of that of the screen. */
  address?: () => Promise<string>
  /** Instead of `mostRequests`. */
  requests?: number
  /** Any of these stands in the first HTML. */
  shows: () => Promise<string[]>
}

const words = (...each: string[]) => Promise.resolve(each)

async function visits(who: 'patient' | 'doctor'): Promise<Appointment[]> {
  const caller = await clinicApiAs(who)
  if (who === 'patient') return caller.get(`/appointments/patient/${caller.user.patientid}`, appointmentList)
  const query = new URLSearchParams({
    doctorId: String(caller.user.doctorid),
    from: new Date(Date.now() - 7 * day).toISOString(),
    to: new Date(Date.now() + 7 * day).toISOString(),
  })
  return caller.get(`/appointments?${query}`, appointmentList)
}

const doctorsOfVisits = async () => (await visits('patient')).map(({ doctorName }) => doctorName)
const patientsOfVisits = async () => (await visits('doctor')).flatMap(({ patientName }) => patientName ?? [])

async function patientsListed() {
  const { patients } = await (await clinicApiAs('doctor')).get(
    '/patients?limit=20&sort=recent',
    patientListAnswer,
  )
  return patients.map(({ surname }) => surname)
}

const demoDoctor = async () => [(await clinicApiAs('doctor')).user.surname]
const demoPatient = async () => [(await clinicApiAs('patient')).user.surname]

const budgets: Budget[] = [
  {
    screen: 'home',
    who: 'visitor',
    scripts: publicBar,
    html: 21,
    // Three pictures, of which the lowest begins within what browsers load ahead.
    requests: 14,
    shows: () => words('in one calm place'),
  },
  { screen: 'login', who: 'visitor', scripts: publicBar, html: 15.7, shows: () => words('Password') },
  {
    screen: 'register',
    who: 'visitor',
    scripts: publicBar,
    html: 17.2,
    shows: () => words('Register your clinic'),
  },
  {
    screen: 'clinic-page',
    who: 'visitor',
    // They run when it is used.
    scripts: 0,
    html: 15,
    // A clinic of its own: how many doctors the demo's has depends on what runs beside this.
    address: async () => routes.clinicPage((await houseWithPage()).slug),
    shows: () => words('First visit'),
  },
  { screen: 'appointments', who: 'patient', scripts: listBar, html: 10.3, shows: doctorsOfVisits },
  { screen: 'appointment', who: 'patient', scripts: visitBar, html: 12.5, shows: doctorsOfVisits },
  { screen: 'book', who: 'patient', scripts: calendarBar, html: 11.4, shows: demoDoctor },
  { screen: 'history', who: 'patient', scripts: formBar, html: 14.4, shows: demoPatient },
  { screen: 'calendar', who: 'doctor', scripts: weekBar, html: 12, shows: patientsOfVisits },
  { screen: 'patients', who: 'doctor', scripts: listBar, html: 15.2, shows: patientsListed },
  {
    screen: 'register-patient',
    who: 'doctor',
    scripts: formBar,
    html: 12.3,
    requests: 15,
    shows: () => words('Birthdate'),
  },
  {
    screen: 'plans',
    who: 'clinicadmin',
    scripts: visitBar,
    html: 12.5,
    shows: () => words('Choose Your Plan'),
  },
]

async function addressOf(budget: Budget): Promise<string> {
  if (budget.address) return budget.address()
  const found = screens.find(({ name, seenBy }) => name === budget.screen && seenBy.includes(budget.who))
  if (!found) throw new Error(`No screen ${budget.screen} for ${budget.who}`)
  return typeof found.address === 'string' ? found.address : found.address()
}

/** Adds up the shifts that nobody caused, from before the first script of the page on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Opens the page with nothing cached and waits until it has asked for nothing more for a while. */
async function coldLoad(page: Page, address: string) {
  // Fetching ahead, as an idle browser does, is no part of it, however long a busy machine takes.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'))
  const requests: Request[] = []
  let latest = Date.now()
  page.on('request', (request) => {
    requests.push(request)
    latest = Date.now()
  })
  await watchShifts(page)
  // A slow machine paints what it has read so far.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address)
  await expect.poll(() => Date.now() - latest, { timeout: 20_000, intervals: [100] }).toBeGreaterThan(700)
  const kibOf = async (type: string) => {
    const ofType = requests.filter((request) => request.resourceType() === type)
    const sizes = await Promise.all(ofType.map((request) => request.sizes()))
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024
  }
  const shift: number = await page.evaluate('shifts.reduce((sum, each) => sum + each, 0)')
  return {
    cuts: await cutsOf(page),
    scripts: await kibOf('script'),
    html: await kibOf('document'),
    requests: requests.map((request) => request.url()),
    shift,
  }
}

/** The sizes and weights of the page's texts, such as '14px 500'. */
function cutsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cuts = new Set<string>()
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement
      if (!texts.currentNode.textContent?.trim() || !around?.checkVisibility()) continue
      const { fontSize, fontWeight } = getComputedStyle(around)
      cuts.add(`${fontSize} ${fontWeight}`)
    }
    return [...cuts].sort()
  })
}

/** The page's text as it arrives, without what only scripts read. */
async function firstHtml(page: Page, address: string): Promise<string> {
  const html = await (await page.request.get(address)).text()
  return html.replace(/<(script|head)\b[\s\S]*?<\/\1>/g, '')
}

for (const budget of budgets) {
  test(`the first load of ${budget.screen} keeps its budget`, async ({ page, loginAs }, { annotations }) => {
    if (budget.who !== 'visitor') await loginAs(budget.who)
    const address = await addressOf(budget)
    const { scripts, html: markup, requests, shift, cuts } = await coldLoad(page, address)
    const figures = `${scripts.toFixed(1)} KiB (${(scripts / floor).toFixed(2)}x), ${markup.toFixed(1)} KiB of HTML, ${requests.length} requests, ${cuts.length} cuts, CLS ${shift.toFixed(4)}`
    annotations.push({ type: 'figures', description: figures })
    expect.soft(scripts, 'KiB of scripts').toBeLessThanOrEqual(budget.scripts)
    expect.soft(markup, 'KiB of HTML').toBeLessThanOrEqual(budget.html)
    expect.soft(requests.length, requests.join('\n')).toBeLessThanOrEqual(budget.requests ?? mostRequests)
    expect.soft(cuts.length, cuts.join(', ')).toBeLessThanOrEqual(mostCuts)
    expect.soft(shift, 'layout shift').toBeLessThanOrEqual(mostShift)
    const html = await firstHtml(page, address)
    const expected = await budget.shows()
    expect(
      expected.some((text) => html.includes(text)),
      `one of: ${expected.join(', ')}`,
    ).toBe(true)
  })
}

// The calendar draws the team's day from a file of its own.
for (const [name, route, part] of [
  ['Patients', routes.patients, ''],
  ['Calendar', routes.calendar, '["TeamCalendar",'],
] as const)
  test(`pointing at ${name} in the sidebar fetches the scripts of its screen`, async ({ page, loginAs }) => {
    await loginAs('clinicadmin')
    await page.goto(routes.staff, { waitUntil: 'networkidle' })
    const fetched: string[] = []
    page.on('response', (response) => fetched.push(new URL(response.url()).pathname))
    const answered = page.waitForResponse((response) => response.url().includes(`${route}?`))
    await page.locator('#sidebar').getByRole('link', { name, exact: true }).hover()
    const link = (await answered).headers().link ?? ''
    const scripts = [...link.matchAll(/<([^>]+\.js)>/g)].map(([, path = '']) => path)
    expect(scripts).not.toEqual([])
    for (const script of scripts) await expect.poll(() => fetched).toContain(script)
    const texts = await Promise.all(scripts.map(async (path) => (await page.request.get(path)).text()))
    expect(texts.some((text) => text.includes(part))).toBe(true)
  })
