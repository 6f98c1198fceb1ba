import type { Page } from '@playwright/test'
import type { NewFeed } from '#contract/feeds'
import { routes } from '../../lib/routes'
import type { Account } from '../accounts'
import { settled } from '../alive'
import { clinicWithAddOn, clinicWithDoubt, freshClinicAdmin } from '../fresh-data'
import { press } from '../press'
import type { Size } from '../windows'
import {
  clinicsThread,
  demoDoctor,
  demoPatient,
  doctorsAppointmentAhead,
  listedHistory,
  longHistory,
  ownAppointmentAhead,
  storedHistory,
  storedStudy,
} from './addresses'
import type { Address, Visitor } from './screens'

/** An address of somebody whom the demo does not have. */
interface OwnPlace {
  as: Account
  at: string
}

interface State {
  /** Its picture's. */
  name: string
  who: Visitor
  address: Address | (() => Promise<OwnPlace>)
  open: (page: Page) => Promise<void>
  /** Absent: on desks and phones. */
  only?: Size
  /** No screen's: what stands there when it has loaded is part of it. */
  ownPage?: true
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const pressButton = (name: string | RegExp) => (page: Page) => press(button(page, name).first())

/** Presses the button, then waits for the dialog of this name. */
const dialog = (name: string | RegExp, title: string) => async (page: Page) => {
  await pressButton(name)(page)
  await page.getByRole('dialog', { name: title, exact: true }).waitFor()
}

const question = (name: string | RegExp) => async (page: Page) => {
  await pressButton(name)(page)
  await page.getByRole('alertdialog').waitFor()
}

/** Sends the form as it is and waits for what it says. */
const refusal = (name: string | RegExp, sentence: string) => async (page: Page) => {
  await pressButton(name)(page)
  await page.getByText(sentence).first().waitFor()
}

async function openShift(page: Page) {
  await press(page.locator('button[data-block]').first())
  await page.getByRole('dialog', { name: 'Edit Schedule' }).waitFor()
}

/** Presses a tool of the hours, which phones fold. */
async function pressHourTool(page: Page, name: string) {
  const fold = button(page, 'Hours')
  if (await fold.isVisible()) await press(fold)
  await press(button(page, name).first())
}

async function previewWeeklyHours(page: Page) {
  await pressHourTool(page, 'Weekly hours')
  await page.getByLabel('In one line').fill('Mon-Fri 9-14 and 16-20 except 24-26 Dec')
  await page.getByRole('region', { name: 'Preview' }).waitFor()
}

/** A state that the page itself reaches once it has loaded. */
const shows = (what: string) => ({
  open: (page: Page) => page.locator(what).first().waitFor(),
  ownPage: true as const,
})

async function askAssistant(page: Page, question: string, answer: string) {
  const panel = page.getByRole('dialog', { name: 'AI Medical Assistant' })
  await panel.getByRole('textbox').fill(question)
  await page.keyboard.press('Enter')
  await panel.getByRole('region', { name: answer }).waitFor()
}

async function openAccountMenu(page: Page) {
  await press(page.locator('[popovertarget=user-menu]'))
  await page.getByRole('link', { name: 'Logout' }).waitFor()
}

const calendar = { who: 'doctor', address: routes.calendar } as const
const history = { who: 'doctor', address: listedHistory } as const
const profile = { who: 'patient', address: routes.patientEdit } as const
const notices = { ...profile, address: `${routes.patientEdit}#notices` } as const
const privacy = { ...profile, address: `${routes.patientEdit}#privacy` } as const
const search = { who: 'patient', address: routes.searchStaff } as const
const colleague = { who: 'clinicadmin', address: async () => routes.doctor(await demoDoctor()) } as const
const study = { who: 'doctor', address: async () => routes.geneticStudyOf(await demoPatient()) } as const

/** States of a screen that only appear after somebody has done something. */
export const states: State[] = [
  { name: 'landing-about-menu', who: 'visitor', address: routes.home, only: 'desk', open: openAboutMenu },
  { name: 'landing-menu', who: 'visitor', address: routes.home, only: 'phone', open: openSiteMenu },
  {
    name: 'login-after-registering',
    who: 'visitor',
    address: `${routes.login}?registered=1`,
    ownPage: true,
    open: (page) => page.getByText('check your inbox').waitFor(),
  },
  { name: 'login-refused', who: 'visitor', address: routes.login, open: refuseLogin },
  {
    name: 'verify-2fa-missing',
    who: 'visitor',
    address: routes.verifyTwoFactor,
    open: refusal('Verify', '2FA token is required'),
  },
  {
    name: 'register-refused',
    who: 'visitor',
    address: routes.register,
    open: refusal('Create account', 'Name is required'),
  },
  {
    name: 'join-refused',
    who: 'visitor',
    address: routes.join,
    open: refusal('Register', 'Surname is required'),
  },
  {
    name: 'appointment-move',
    who: 'doctor',
    address: doctorsAppointmentAhead,
    open: async (page) => {
      await dialog('Choose another time', 'Choose another time')(page)
      await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().waitFor()
    },
  },
  { name: 'calendar-create', ...calendar, open: dialog('Add Schedule', 'Create New Schedule') },
  { name: 'calendar-weekly-hours', ...calendar, open: previewWeeklyHours },
  { name: 'calendar-edit', ...calendar, open: openShift },
  {
    name: 'book-visit',
    who: 'clinicadmin',
    address: routes.calendar,
    open: async (page) => {
      await dialog('Book an appointment', 'Book an appointment')(page)
      const patient = page.getByRole('combobox', { name: 'Patient' })
      await patient.fill('demo.test')
      await page.getByRole('dialog').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'book-visit-new-patient',
    who: 'clinicadmin',
    address: routes.today,
    open: async (page) => {
      await dialog('Book an appointment', 'Book an appointment')(page)
      await dialog('Register a new patient', 'New patient')(page)
    },
  },
  {
    name: 'calendar-delete',
    ...calendar,
    open: async (page) => {
      await openShift(page)
      await question('Delete Schedule')(page)
    },
  },
  { name: 'calendar-weeks', ...calendar, open: dialog(/^Choose a week/, 'Choose a week') },
  {
    name: 'calendar-days-off',
    who: 'clinicadmin',
    address: routes.calendar,
    open: async (page) => {
      await pressHourTool(page, 'Days off')
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  {
    name: 'calendar-copy',
    ...calendar,
    open: async (page) => {
      await pressHourTool(page, 'Copy hours')
      await page.getByRole('dialog', { name: 'Copy hours' }).waitFor()
    },
  },
  {
    name: 'calendar-create-date',
    ...calendar,
    open: async (page) => {
      await dialog('Add Schedule', 'Create New Schedule')(page)
      await press(page.getByRole('dialog').getByRole('button', { name: /^Date/ }))
      await page.getByRole('grid').last().waitFor()
    },
  },
  {
    name: 'appointment-complete-early',
    who: 'doctor',
    address: doctorsAppointmentAhead,
    open: question('Complete'),
  },
  {
    name: 'appointment-tie',
    who: 'doctor',
    address: doctorsAppointmentAhead,
    open: dialog('Link entry', 'Link to this appointment'),
  },
  {
    name: 'appointment-cancel',
    who: 'doctor',
    address: doctorsAppointmentAhead,
    open: question('Cancel'),
  },
  {
    name: 'appointment-cancel',
    who: 'patient',
    address: ownAppointmentAhead,
    open: question('Cancel appointment'),
  },
  {
    name: 'appointments-past',
    who: 'patient',
    address: routes.appointments,
    open: async (page) => {
      await press(page.getByRole('tab', { name: 'Past Appointments' }))
      await page.getByLabel('Status').waitFor()
    },
  },
  {
    name: 'book-confirm',
    who: 'patient',
    address: async () => routes.book(await demoDoctor()),
    open: question(/^\d\d:\d\d$/),
  },
  {
    name: 'book-repeat',
    who: 'patient',
    address: async () => routes.book(await demoDoctor()),
    open: async (page) => {
      await question(/^\d\d:\d\d$/)(page)
      await page.getByText('Repeat this appointment').click()
      await page.getByLabel('Repeat').selectOption('Every week')
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  { name: 'history-condition', ...history, open: dialog('Add Condition', 'Add Condition') },
  {
    name: 'history-condition-refused',
    ...history,
    open: async (page) => {
      await dialog('Add Condition', 'Add Condition')(page)
      await refusal('Save', 'Since date is required')(page)
    },
  },
  { name: 'history-treatment', ...history, open: dialog('Add Treatment', 'Add Treatment') },
  { name: 'history-analytic', ...history, open: dialog('Upload Analytic', 'Upload Analytic') },
  { name: 'history-image', ...history, open: dialog('Upload Image', 'Upload Image') },
  { name: 'history-allergy', ...history, open: dialog('Add allergy', 'Upload Analytic') },
  {
    name: 'history-earlier-visits',
    ...history,
    address: longHistory,
    open: async (page) => {
      const visits = page.locator('#visits').getByRole('listitem')
      const before = await visits.count()
      await pressButton('Show older')(page)
      await visits.nth(before).waitFor()
    },
  },
  {
    name: 'history-delete',
    who: 'doctor',
    address: async () => routes.history(await demoPatient()),
    open: question(/^Delete /),
  },
  {
    name: 'history-correction',
    who: 'patient',
    address: async () => routes.history(await demoPatient()),
    open: dialog('Ask for a correction', 'Ask for a correction'),
  },
  {
    name: 'genetic-study-none-chosen',
    ...study,
    open: refusal('Start Analysis', 'Please select at least one disease to analyze.'),
  },
  {
    name: 'genetic-study-quality',
    ...study,
    address: storedStudy,
    open: async (page) => {
      const compute = button(page, 'Compute the quality')
      const byPosition = page.getByText('Quality by position as a table')
      await compute.or(byPosition).first().waitFor()
      // Somebody may have had it computed before.
      if (await compute.isVisible()) await compute.click()
      await byPosition.click({ timeout: 20_000 })
    },
  },
  {
    name: 'genetic-study-results',
    ...study,
    open: async (page) => {
      await pressButton('Select All Filtered')(page)
      await pressButton('Start Analysis')(page)
      await page.getByText('Top 5 Diseases by Confidence').first().waitFor({ timeout: 20_000 })
    },
  },
  {
    name: 'genetic-study-notify',
    ...study,
    open: async (page) => {
      await pressButton('Select All Filtered')(page)
      await pressButton('Start Analysis')(page)
      await button(page, 'Notify Patient').waitFor({ timeout: 20_000 })
      await question('Notify Patient')(page)
    },
  },
  { name: 'history-fastq', who: 'doctor', address: storedHistory, open: question('FastQ Stored') },
  { name: 'patient-edit-form', ...profile, open: refusal('Editar', 'Guardar') },
  { name: 'change-password', ...profile, open: dialog('Change Password', 'Change Password') },
  { name: 'passkeys', ...profile, open: dialog('Manage passkeys', 'Passkeys') },
  { name: 'devices', ...profile, open: dialog('Show devices', 'Where you are logged in') },
  { name: 'notification-choices', ...notices, open: dialog('Choose notifications', 'Choose notifications') },
  {
    name: 'consent',
    ...privacy,
    open: async (page) => {
      await press(page.getByRole('switch', { name: 'Sharing with other clinics' }), 'Space')
      await page.getByRole('dialog', { name: 'Sharing with other clinics' }).waitFor()
    },
  },
  { name: 'access-end', ...privacy, open: question(/^End access/) },
  {
    name: 'access-other-clinic',
    ...privacy,
    open: dialog('Open to another clinic', 'Open your record to another clinic'),
  },
  { name: 'feeds', ...notices, open: dialog('Manage calendar links', 'Calendar links') },
  { name: 'feed-new', who: 'doctor', address: routes.myStaffProfile, open: createFeed },
  { name: 'two-factor-warning', ...profile, open: question('Enable 2FA') },
  {
    name: 'confirm-password',
    ...profile,
    open: async (page) => {
      const json = { message: 'Please confirm your password', code: 'password_needed' }
      await page.route('**/api/calls/account.startTwoFactor', (route) => route.fulfill({ status: 403, json }))
      await question('Enable 2FA')(page)
      await dialog('Set up 2FA', 'Please confirm your password')(page)
    },
  },
  {
    name: 'two-factor-setup',
    ...profile,
    open: async (page) => {
      await question('Enable 2FA')(page)
      await dialog('Set up 2FA', 'Set up Two-Factor Authentication')(page)
    },
  },
  {
    name: 'search-staff-refused',
    ...search,
    open: async (page) => {
      await page.getByLabel('Clinic').selectOption('')
      await refusal('Search', 'Clinic is required')(page)
    },
  },
  { name: 'doctor-delete', ...colleague, open: question('Delete Doctor') },
  {
    name: 'doctor-specialty',
    ...colleague,
    open: async (page) => {
      await pressButton('Update specialty')(page)
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'register-staff-refused',
    who: 'clinicadmin',
    address: routes.registerStaff,
    open: refusal('Register doctor', 'Email is required'),
  },
  {
    name: 'register-patient-refused',
    who: 'clinicadmin',
    address: routes.registerPatient,
    open: refusal('Register patient', 'Username is required'),
  },
  {
    name: 'clinic-edit-form',
    who: 'clinicadmin',
    address: routes.clinicEdit,
    open: refusal('Edit', 'Cancel'),
  },
  {
    name: 'clinic-keys',
    who: 'clinicadmin',
    address: `${routes.clinicEdit}#programs`,
    open: dialog('Manage keys', 'API keys'),
  },
  {
    name: 'clinic-messaging',
    who: 'clinicadmin',
    address: `${routes.clinicEdit}#messages`,
    open: dialog('Edit answers', 'Reply times and saved replies'),
  },
  {
    name: 'thread-saved-replies',
    who: 'clinicadmin',
    address: clinicsThread,
    open: async (page) => {
      await pressButton('Saved replies')(page)
      await page
        .getByRole('button', { name: / in English$/ })
        .first()
        .waitFor()
    },
  },
  {
    name: 'new-thread-about-entry',
    who: 'patient',
    address: async () => routes.history(await demoPatient()),
    open: async (page) => {
      await press(page.getByRole('link', { name: /^Message about / }).first())
      await page.getByText(/^About: /).waitFor()
    },
  },
  {
    name: 'plans-chosen',
    who: 'clinicadmin',
    address: routes.plans,
    open: refusal(/^Choose Plan/, 'Selected'),
  },
  { name: 'account-menu', ...search, open: openAccountMenu },
  {
    name: 'keyboard-help',
    ...search,
    only: 'desk',
    open: async (page) => {
      await openAccountMenu(page)
      await dialog('Keyboard help', 'Keyboard')(page)
    },
  },
  {
    name: 'notifications',
    ...profile,
    open: async (page) => {
      await pressButton('Notifications')(page)
      await page.locator('#notification-tray').locator('p, a').first().waitFor()
    },
  },
  {
    name: 'today-hint',
    who: 'clinicadmin',
    address: async () => ({ as: (await clinicWithDoubt()).owner, at: routes.today }),
    ...shows('[data-hint=miss]'),
  },
  {
    name: 'appointment-hint',
    who: 'doctor',
    address: async () => {
      const { doctor, visit } = await clinicWithDoubt()
      return { as: doctor, at: routes.appointment(visit.appointmentId) }
    },
    ...shows('[data-hint=miss]'),
  },
  {
    name: 'first-steps',
    who: 'clinicadmin',
    address: async () => ({ as: await freshClinicAdmin(), at: routes.app }),
    ...shows('#first-steps'),
  },
  {
    name: 'plans-paid',
    who: 'clinicadmin',
    address: async () => ({ as: await clinicWithAddOn(), at: routes.plans }),
    ...shows('a[href*="/receipt"]'),
  },
  {
    name: 'imports-lines',
    who: 'clinicadmin',
    address: async () => ({ as: await freshClinicAdmin(), at: routes.imports }),
    open: async (page) => {
      await lookThrough(
        page,
        'patients.csv',
        'Name;Surname;Birthdate;DNI;E-mail\nAna;Gil;1/2/1980;12345678Z;ana\nEva;Ros;x;1;\n',
      )
      await page.getByRole('heading', { name: 'Lines' }).waitFor({ timeout: 20_000 })
    },
  },
  {
    name: 'imports-questions',
    who: 'clinicadmin',
    address: async () => ({ as: await freshClinicAdmin(), at: routes.imports }),
    open: async (page) => {
      await lookThrough(
        page,
        'patients.csv',
        'Patients of 12/11/2026\n\nName;Surname;Birthdate;DNI;E-mail\nAna;MuÃ±oz;04/25/1990;12345678Z;ana@e2e.test\n',
      )
      await page.getByRole('radio', { name: /^Month first/ }).waitFor({ timeout: 20_000 })
      await page.getByText('How the file is read').click()
    },
  },
  {
    name: 'imports-visits',
    who: 'clinicadmin',
    address: async () => ({ as: await freshClinicAdmin(), at: routes.imports }),
    open: async (page) => {
      await settled(page)
      await page.getByRole('radio', { name: 'Past appointments' }).check()
      await page.getByRole('listitem').filter({ hasText: 'Patient’s DNI' }).waitFor()
    },
  },
  {
    name: 'imports-hours-lines',
    who: 'clinicadmin',
    address: async () => ({ as: await freshClinicAdmin(), at: routes.imports }),
    open: async (page) => {
      await settled(page)
      await page.getByRole('radio', { name: 'Working hours' }).check()
      await lookThrough(
        page,
        'hours.csv',
        'Doctor;Date;Starts;Ends;Until\nana@e2e.test;1/2/2027;9:00;14:00;1/3/2027\nx;1;9;9:30;\n',
      )
      await page.getByRole('heading', { name: 'Lines' }).waitFor({ timeout: 20_000 })
    },
  },
  {
    name: 'insights-table',
    who: 'clinicadmin',
    address: routes.insights,
    open: async (page) => {
      await page.getByText('Show as a table: Booked hours by week').click()
      await page.getByRole('table', { name: 'Booked hours by week as a table' }).waitFor()
    },
  },
  {
    name: 'palette',
    who: 'clinicadmin',
    address: routes.patients,
    open: async (page) => {
      await settled(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog', { name: 'Quick search' }).getByRole('combobox').fill('mar')
      await page.getByRole('group', { name: 'Appointments' }).getByRole('option').first().waitFor()
    },
  },
  {
    name: 'assistant-answers',
    ...search,
    open: async (page) => {
      await dialog('Open the assistant', 'AI Medical Assistant')(page)
      await askAssistant(page, 'next cardiology', 'Free times')
      await askAssistant(page, 'cancel my next visit', 'Cancel this appointment?')
    },
  },
  { name: 'assistant', ...search, open: dialog('Open the assistant', 'AI Medical Assistant') },
  {
    name: 'sidebar-open',
    ...search,
    only: 'phone',
    open: async (page) => {
      await pressButton('Open the menu')(page)
      await page.getByRole('complementary', { name: 'Sidebar' }).waitFor()
    },
  },
  {
    name: 'sidebar-folded',
    ...search,
    only: 'desk',
    open: async (page) => {
      await pressButton(/Toggle sidebar/)(page)
      await page.locator('[data-sidebar=collapsed]').waitFor()
    },
  },
]

/** Made up, since the real ones are kept and counted. */
async function createFeed(page: Page) {
  const id = '0199a3a0-0000-7000-8000-000000000000'
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'
  const json: NewFeed = {
    id,
    what: 'calendar',
    names: 'initials',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastReadAt: null,
    address: `https://consulta.example/feeds/${id}.${'a'.repeat(43)}.ics`,
    qrCodeUrl: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  }
  await page.route('**/api/calls/feeds.list', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json }) : route.continue(),
  )
  await dialog('Manage calendar links', 'Calendar links')(page)
  await dialog('Create a link', 'Your new link')(page)
}

async function openAboutMenu(page: Page) {
  await press(page.locator('summary').filter({ hasText: 'About Us' }))
  await page.getByRole('link', { name: 'Our Team' }).first().waitFor()
}

async function openSiteMenu(page: Page) {
  await press(page.locator('summary').filter({ hasText: 'Open the menu' }))
  await page.getByRole('banner').getByRole('link', { name: 'Terms' }).waitFor()
}

async function refuseLogin(page: Page) {
  await page.getByLabel('Email').fill('nobody@demo.test')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await refusal(/^Log In$/, 'Invalid email or password')(page)
}

async function lookThrough(page: Page, name: string, text: string): Promise<void> {
  await settled(page)
  await page.getByLabel(/CSV/).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await pressButton('Check the file')(page)
}
