import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { countClicks } from '../clicks'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  freshAppointment,
  freshDni,
  freshDoctor,
  freshHouse,
  freshPatient,
  freshShift,
} from '../fresh-data'
import { phone } from '../windows'

const doctorTaken = 'A doctor with the same DNI or Email already exists'
const patientTaken = 'A patient with the same DNI or Email already exists'

test('an administrator registers a doctor: a duplicate is told, then the doctor exists', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 400/)
  const taken = await freshDoctor()
  await loginAs('clinicadmin')
  await page.goto(routes.registerStaff)
  await settled(page)
  await expect(page.getByText(/^\d+ of \d+ doctors in your plan · \+€10\.00 a\smonth$/)).toBeVisible()
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name })

  const dni = freshDni()
  const mark = dni.slice(0, 8)
  await field('Name').first().fill('Elena')
  await field('Surname').fill(`Prado ${mark}`)
  await field('DNI').fill(dni)
  await field('Email').fill(taken.email.toUpperCase())
  await page.getByLabel('Specialty').selectOption('neurology')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Prueba-1234')
  await page.getByRole('button', { name: 'Register doctor' }).click()
  await expect(page.getByText(doctorTaken)).toBeVisible()
  await expect(field('Surname')).toHaveValue(`Prado ${mark}`)

  await field('Email').fill(`elena.${mark}@e2e.test`)
  await page.getByRole('button', { name: 'Register doctor' }).click()
  await expect(page.getByText(`Elena Prado ${mark} is registered`)).toBeVisible()
  await page.goto(routes.clinicEdit)
  await page.getByRole('link', { name: `Prado ${mark}` }).click()
  const specialty = page
    .getByRole('main')
    .getByText(/^(Neurology|Oncology)$/)
    .first()
  await expect(specialty).toHaveText('Neurology')
  await expect(page.getByText(dni, { exact: true })).toBeVisible()

  await settled(page)
  await page.getByRole('button', { name: 'Update specialty' }).click()
  await page.getByRole('menuitemradio', { name: 'Oncology' }).click()
  await expect(specialty).toHaveText('Oncology')

  await page.getByRole('button', { name: 'Delete Doctor' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    'Are you sure you want to delete this doctor? You cannot undo this action.',
  )
  await dialog.getByRole('button', { name: 'Delete Doctor' }).click()
  await expect(page).not.toHaveURL(/staff/)
})

test('a doctor registers a patient, who is then found in the list whatever the accents', {
  tag: '@core',
}, async ({ page, loginAs, allowFaults }) => {
  allowFaults(/status of 400/)
  await loginAs('doctor')
  await page.goto(routes.newPatient)
  await expect(page).toHaveURL(routes.registerPatient)
  await settled(page)
  const taken = await freshPatient()
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name })
  const dni = freshDni()
  const mark = dni.slice(0, 8)
  await field('Name').first().fill('Ángela')
  await field('Surname').fill(`Núñez ${mark}`)
  await field('DNI').fill(taken.dni)
  await field('City').fill('Madrid')
  await page.getByLabel('Birthdate').fill('1990-05-17')
  await field('Phone').fill('+34 555 123 456')
  await field('Email').fill(`angela.${mark}@e2e.test`)
  await field('Username').fill(`angela${mark}`)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Prueba-1234')
  await page.getByRole('button', { name: 'Register patient' }).click()
  await expect(page.getByText(patientTaken)).toBeVisible()
  await field('DNI').fill(dni)
  await page.getByRole('button', { name: 'Register patient' }).click()
  await expect(page).toHaveURL((url) => url.pathname === routes.patientCreated)
  await expect(page.getByRole('heading', { name: 'Patient created correctly' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book an appointment for Ángela' })).toBeVisible()

  await page.goto(routes.patients)
  await settled(page)
  const search = page.getByRole('searchbox', { name: 'Search' })
  await expect(search).toHaveAttribute('placeholder', 'Name, DNI, email or phone')
  await search.fill(`NUNEZ ${mark}`)
  await expect(page).toHaveURL(/q=NUNEZ/)
  await expect(page.getByRole('table').getByText(`Núñez ${mark}`)).toBeVisible()
  await expect(page.getByText('1 patient', { exact: true })).toBeVisible()
  const row = page.getByRole('table').getByRole('row', { name: mark })
  await expect(row).toContainText('17 May 1990')
  await expect(row).toContainText(dni)
  await expect(row.getByRole('link', { name: '+34 555 123 456' })).toHaveAttribute('href', 'tel:+34555123456')
  // Anywhere in the row.
  await row.click({ position: { x: 20, y: 10 } })
  await expect(page).toHaveURL(/\/app\/history\//)
  await expect(page.getByRole('link', { name: '+34 555 123 456' })).toBeVisible()
})

test('a history is opened with two clicks from home, whoever was opened last standing first', async ({
  page,
  loginAs,
}) => {
  // A clinic of their own: in the demo's, other journeys open histories, too.
  const { owner, doctor, patient } = await freshHouse()
  const other = await freshPatient({}, owner)
  await freshShift(doctor, { daysAhead: 2 })
  await freshAppointment(other, doctor, clinicInstant(doctor, 2, '10:30'))
  await freshAppointment(patient, doctor, clinicInstant(doctor, 2, '09:30'))
  await loginAs(doctor)
  await page.goto(routes.app)
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Patients', exact: true }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.first().getByRole('columnheader')).toContainText(['Last appointment', 'Next appointment'])
  await expect(rows.filter({ hasText: patient.surname })).toContainText('09:30')
  await rows
    .filter({ hasText: other.surname })
    .getByRole('link', { name: /history/ })
    .click()
  await expect(page.getByRole('heading', { name: `${other.name} ${other.surname}` })).toBeVisible()
  expect(clicks()).toBe(2)
  await page.goto(routes.patients)
  const theTwo = rows.filter({ hasText: new RegExp(`${other.surname}|${patient.surname}`) })
  await expect(theTwo.first()).toContainText(other.surname)
  await page.getByRole('link', { name: 'A to Z' }).click()
  await expect(page).toHaveURL(/sort=surname/)
  await expect(page.getByRole('columnheader', { name: 'Surname' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a row followed while the search is being typed leads where it says', async ({ page, loginAs }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 2, '09:30'))
  await loginAs(doctor)
  await page.goto(`${routes.patients}?q=${patient.dni}`)
  await settled(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // Slower than the pause after which a search is sent.
  await page.route(
    (url) => url.pathname.startsWith('/app/history/'),
    async (route) => {
      await expect.poll(() => Date.now() - left).toBeGreaterThan(600)
      await route.continue()
    },
  )
  const left = Date.now()
  // In one go: however busy the machine is, the link is followed before the pause is over.
  await page
    .getByRole('table')
    .getByRole('link', { name: /history/ })
    .evaluate(
      (link: HTMLElement, typed) => {
        const search = document.querySelector<HTMLInputElement>('input[type=search]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search, typed)
        search?.dispatchEvent(new Event('input', { bubbles: true }))
        link.click()
      },
      patient.dni.slice(0, 8),
    )
  await expect(page.getByRole('heading', { name: `${patient.name} ${patient.surname}` })).toBeVisible()
  expect(
    asked.filter((url) => url.includes(`q=${patient.dni.slice(0, 8)}`) && !url.includes(patient.dni)),
  ).toEqual([])
  await expect(page).toHaveURL(routes.history(patient.id))
})

test('the desk registers a patient with two clicks besides typing, and books for them', async ({
  page,
  loginAs,
}) => {
  await loginAs('clinicadmin')
  await page.goto(routes.app)
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Patient creation' }).click()
  await expect(page.getByRole('heading', { name: 'Patient creation' })).toBeVisible()
  await settled(page)
  const dni = freshDni()
  const mark = dni.slice(0, 8)
  const typed = {
    Name: 'Rosa',
    Surname: `Vega ${mark}`,
    DNI: dni,
    City: 'Lugo',
    Email: `rosa.${mark}@e2e.test`,
    Username: `rosa${mark}`,
    Password: 'Prueba-1234',
  }
  const field = (name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true })
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value)
  await page.getByLabel('Birthdate').fill('1990-05-17')
  await page.getByRole('button', { name: 'Register patient' }).click()
  await expect(page.getByRole('heading', { name: 'Patient created correctly' })).toBeVisible()
  expect(clicks()).toBe(2)
  await expect(page.getByRole('link', { name: 'Open history' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register another' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toHaveAttribute('href', routes.app)
  await page.getByRole('button', { name: 'Book an appointment for Rosa' }).click()
  await expect(page.getByRole('dialog', { name: 'Book an appointment' })).toContainText(`Vega ${mark}`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list of patients is searched, filtered, sorted and paged', async ({ page, loginAs }) => {
    await loginAs('clinicadmin')
    // The demo's own patients: those whom other tests register meanwhile have other addresses.
    await page.goto(`${routes.patients}?q=demo.test`)
    const rows = page.getByRole('table').getByRole('row')
    await page.getByRole('link', { name: 'Surname' }).click()
    await expect(page).toHaveURL(/sort=surname/)
    await expect(rows).toHaveCount(21)
    const firstPage = await rows.allInnerTexts()
    await page.getByRole('link', { name: 'Next' }).click()
    const secondPage = await rows.allInnerTexts()
    expect(secondPage.slice(1).filter((row) => firstPage.includes(row))).toEqual([])
    await page.getByRole('link', { name: 'Previous' }).click()
    await expect.poll(() => rows.allInnerTexts()).toEqual(firstPage)
    await page.getByRole('link', { name: 'Surname' }).click()
    await expect(page).toHaveURL(/sort=-surname/)
    await page.getByText('Filter', { exact: true }).last().click()
    await page.getByRole('link', { name: 'fastQ requested' }).click()
    await expect(page).toHaveURL(/status=requested/)
    const statuses = await page
      .getByRole('table')
      .getByText(/^fastQ/)
      .allInnerTexts()
    expect(new Set(statuses)).toEqual(new Set(['fastQ requested']))
  })
})

test('a patient sees neither the DNI nor the administration of a doctor', async ({ page, loginAs }) => {
  const doctor = await freshDoctor()
  await loginAs('patient')
  await page.goto(routes.doctor(doctor.id))
  await expect(page.getByRole('link', { name: 'Book an appointment' })).toBeVisible()
  await expect(page.getByText(doctor.dni)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Doctor' })).toHaveCount(0)
})

test('on a phone each row of a long list is a card that says what is what and scrolls nowhere', async ({
  page,
  loginAs,
}) => {
  await loginAs('clinicadmin')
  await page.setViewportSize(phone)
  for (const address of [routes.patients, routes.audit, routes.insightVisits]) {
    await page.goto(address)
    const list = page.locator('main table')
    await expect(list.locator('tbody tr').first()).toBeVisible()
    await expect(list.locator('thead')).toBeHidden()
    const beyond = await list.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)
    expect(beyond, address).toBe(0)
  }
  await page.goto(routes.patients)
  const labels = await page
    .locator('tbody tr [data-label]:visible')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(labels.length).toBeGreaterThan(0)
  // A document and a number to call say themselves what they are.
  expect(labels.filter((label) => !/^"(Age|Last|Next)"$/.test(label))).toEqual([])
  const card = page.locator('tbody tr').first()
  const { height = 0 } = (await card.boundingBox()) ?? {}
  await card.click({ position: { x: 8, y: height - 8 } })
  await expect(page).toHaveURL(/\/history\//)
})
