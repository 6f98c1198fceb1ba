import type { Locator, Page } from '@playwright/test'

/** Something that somebody does. */
export interface Interaction {
  name: string
  who: 'doctor' | 'clinicadmin' | 'reception' | 'patient'
  at: string
  /** Leads to the place from where it is done; not timed. */
  before?: (page: Page) => Promise<unknown>
  /** Does it, and answers with what shows that it is done. */
  act: (page: Page) => Promise<Locator>
  /** Milliseconds; 600 when nothing is said. */
  most?: number
}

/** From the pointer's arrival on a control to the press. */
const aimMs = 200

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

async function press(target: Locator): Promise<void> {
  await target.hover()
  await target.page().waitForTimeout(aimMs)
  await target.click()
}

const calendar = { who: 'doctor', at: '/app/calendar' } as const

const dialogs: Interaction[] = ['Add Schedule', 'Book an appointment', 'Weekly hours', 'Days off'].map(
  (name) => ({
    ...calendar,
    name: `calendar, ${name}`,
    async act(page) {
      await press(button(page, name))
      return page.getByRole('dialog').getByRole('button').first()
    },
  }),
)

const panels: Interaction[] = ['Copy hours', 'Choose a week'].map((name) => ({
  ...calendar,
  name: `calendar, ${name}`,
  async act(page) {
    await press(button(page, name))
    return page.getByRole('dialog').first()
  },
}))

/** Not the screen before, which may hold the like. */
const screenCalled = (name: string, page: Page) =>
  page.locator('main', { has: page.getByRole('heading', { level: 1, name }) })

/** The screens that the sidebar leads to, and their data. */
const screens: [link: string, data: (page: Page) => Locator][] = [
  ['Patients', (page) => page.locator('tbody tr').first()],
  ['Today', (page) => page.locator('[data-visit]').first()],
  // A wide window goes on from the list to its first conversation.
  ['Messages', (page) => page.locator('main li a[href^="/app/messages/"]').first()],
  ['Insights', (page) => screenCalled('Insights', page).locator('svg').first()],
]

const sidebar: Interaction[] = screens.map(([link, data]) => ({
  name: `sidebar, ${link}`,
  who: 'clinicadmin',
  at: '/app/staff',
  async act(page) {
    await press(page.locator('#sidebar').getByRole('link', { name: link, exact: true }))
    return data(page)
  },
}))

/** Goes on by a week, and answers with its heading. */
async function nextWeek(page: Page): Promise<Locator> {
  const shown = (await page.locator('main h1').textContent()) ?? ''
  await press(page.getByRole('link', { name: 'Next week' }))
  return page.locator('main h1').filter({ hasNotText: shown })
}

const pendingVisit = (page: Page) => page.locator('[data-block][data-status=pending]').first()

const openUserMenu = async (page: Page) => {
  await page.locator('[popovertarget=user-menu]').first().click()
  await button(page, 'Dark').waitFor()
}

const patientField = (page: Page) => page.getByRole('searchbox').or(page.getByRole('textbox')).first()

export const interactions: readonly Interaction[] = [
  {
    ...calendar,
    name: 'calendar, next week',
    act: nextWeek,
  },
  ...dialogs,
  ...panels,
  {
    ...calendar,
    name: 'palette',
    async act(page) {
      await page.keyboard.press('Control+k')
      return page.getByRole('combobox').first()
    },
  },
  {
    ...calendar,
    name: 'palette, a name',
    async before(page) {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').first().waitFor()
    },
    async act(page) {
      await page.keyboard.type('gar', { delay: 60 })
      return page.getByRole('option', { name: /Garc/ }).first()
    },
  },
  ...sidebar,
  {
    name: 'sidebar, Calendar',
    who: 'clinicadmin',
    at: '/app/messages',
    async act(page) {
      await press(page.locator('#sidebar').getByRole('link', { name: 'Calendar', exact: true }))
      return page.locator('[data-status]').first()
    },
  },
  {
    name: 'patients, search',
    who: 'doctor',
    at: '/app/patients',
    async act(page) {
      await patientField(page).pressSequentially('garcia', { delay: 60 })
      return page.locator('tbody:not(:has(tr:nth-child(9))) tr', { hasText: 'Garc' }).first()
    },
  },
  {
    name: 'today, a step',
    who: 'reception',
    at: '/app/today',
    async act(page) {
      const step = button(page, /^Mark arrived: /)
      const name = ((await step.getAttribute('aria-label')) ?? '').replace('Mark arrived: ', '')
      await press(step)
      return page.getByRole('button', { name: `To the doctor: ${name}` })
    },
  },
  {
    ...calendar,
    name: 'calendar, a visit dragged',
    async before(page) {
      await (await nextWeek(page)).waitFor()
      await pendingVisit(page).scrollIntoViewIfNeeded()
    },
    async act(page) {
      const box = await pendingVisit(page).boundingBox()
      if (!box) throw new Error('No visit is drawn')
      const { x, y } = { x: box.x + 30, y: box.y + 12 }
      await page.mouse.move(x, y)
      await page.waitForTimeout(aimMs)
      await page.mouse.down()
      await page.mouse.move(x, y + 60, { steps: 4 })
      return page.locator('[data-holding]')
    },
  },
  {
    name: 'booking, confirmed',
    who: 'patient',
    at: '/app/search-staff',
    async before(page) {
      // One doctor: the earliest time of another may be that of the visit which was booked a round before.
      const doctor = page.locator('main li', { hasText: 'Torres Rubio' })
      await doctor.locator('a[href*="slot="]').first().click()
      await page.getByRole('alertdialog').getByRole('textbox').waitFor()
    },
    async act(page) {
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Booking' }))
      return page.getByText('Appointment booked').first()
    },
  },
  {
    ...calendar,
    name: 'theme',
    before: openUserMenu,
    async act(page) {
      await press(button(page, 'Dark'))
      return page.locator('html.dark')
    },
  },
  {
    ...calendar,
    name: 'language',
    async before(page) {
      await openUserMenu(page)
      await page.locator('#user-menu select').focus()
    },
    async act(page) {
      await page.keyboard.press('ArrowDown')
      return page.locator('html[lang=es]')
    },
  },
]
