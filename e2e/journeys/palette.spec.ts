import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

test('people, visits and screens are found and opened by keys alone', { tag: '@core' }, async ({
  page,
  loginAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient({ name: 'Águeda' })]
  await freshShift(doctor, { daysAhead: 3 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '09:30'))
  await loginAs('clinicadmin')
  await page.goto(routes.patients)
  await settled(page)
  const palette = page.getByRole('dialog', { name: 'Search and go' })
  const field = palette.getByRole('combobox')
  const mark = patient.surname.split(' ')[1]

  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(`vidal ${mark} agueda`)
  const group = (name: string) => palette.getByRole('group', { name })
  await expect(group('Patients').getByRole('option')).toHaveText([new RegExp(`Águeda Vidal ${mark}`)])
  await expect(group('Appointments').getByRole('option')).toHaveText([
    new RegExp(`Águeda Vidal ${mark} with ${doctor.name} ${doctor.surname}.*09:30`),
  ])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/history\//)
  await expect(page.getByRole('heading', { name: `Águeda ${patient.surname}` })).toBeVisible()

  // Faster than the answer: what is found first is opened all the same.
  await page.goto(routes.patients)
  await settled(page)
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.insertText(`agueda ${mark}`)
  // Within the field: no row was moved to.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/history\//)
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`agueda ${mark}`)
  await expect(palette.getByRole('option', { name: `Book for Águeda` })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('plns')
  await expect(palette.getByRole('option').first()).toHaveText('Plans')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.plans)

  await page.keyboard.press('Control+k')
  await page.keyboard.type('14 may 2031')
  await expect(palette.getByRole('option').first()).toHaveText('Go to 14 May 2031')
})

test('a row that was moved to is the one that opens, also while more is looked for', async ({
  page,
  loginAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 3 })
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '09:30'))
  await loginAs('clinicadmin')
  await page.goto(routes.patients)
  await settled(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/search?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === patient.surname) await released
    await route.continue()
  })
  const palette = page.getByRole('dialog', { name: 'Search and go' })
  const visits = palette.getByRole('group', { name: 'Appointments' }).getByRole('option')
  const open = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').waitFor()
    await page.keyboard.type(typed.slice(0, -1))
    await expect(visits).toHaveCount(1)
    const asked = page.waitForRequest((request) => request.url().includes('/api/search?'))
    await page.keyboard.type(typed.slice(-1))
    await asked
    await page.keyboard.press('ArrowDown')
    await expect(visits).toHaveAttribute('aria-selected', 'true')
  }

  await open(patient.surname)
  const answered = page.waitForResponse((response) => response.url().includes('/api/search?'))
  release()
  await answered
  await settled(page)
  await expect(visits).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  await page.unroute('**/api/search?*')
  await page.route('**/api/search?*', async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') !== patient.surname) await route.continue()
  })
  await open(patient.surname)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.appointment(visit.appointmentId))
})

test('a slip in a name is forgiven, and a visit is booked from there', async ({ page, loginAs }) => {
  const doctor = await freshDoctor()
  const patient = await freshPatient({ surname: 'Berrocalejo' })
  await freshShift(doctor, { daysAhead: 2 })
  await loginAs(doctor)
  await page.goto(routes.calendar)
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('berocalejo')
  const option = page.getByRole('option', { name: `Book for ${patient.name} Berrocalejo` }).first()
  await option.click()
  await expect(page.getByRole('dialog', { name: 'Book an appointment' })).toContainText('Berrocalejo')
})

test('what is found stands there at once when it comes, and nothing of it is kept', async ({
  page,
  loginAs,
}) => {
  const patient = await freshPatient()
  await loginAs('clinicadmin')
  await page.goto(routes.today)
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Search and go' }).getByRole('combobox').waitFor()
  // The quickest of some letters: the others may wait for the machine.
  await page.evaluate(() => {
    const times = { answered: 0, delays: [] as number[] }
    Object.assign(window, { times })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByType('resource')) {
        const { responseEnd, name } = entry as PerformanceResourceTiming
        if (name.includes('/api/search')) times.answered = responseEnd
      }
    }).observe({ type: 'resource' })
    new MutationObserver(() => {
      const now = performance.now()
      const answered = times.answered
      if (answered > 0) times.delays.push(now - answered)
      times.answered = 0
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const option = page.getByRole('option', { name: patient.surname }).first()
  for (const [at, letter] of [...patient.surname].entries()) {
    await page.keyboard.type(letter)
    if (at > 7) await expect(option).toBeVisible()
  }
  await expect(async () => {
    await page.keyboard.press('Backspace')
    await page.keyboard.type(patient.surname.at(-1) ?? '')
    await expect(option).toBeVisible()
    const delays = await page.evaluate(
      () => (window as unknown as { times: { delays: number[] } }).times.delays,
    )
    expect(Math.min(...delays)).toBeLessThan(50)
  }).toPass({ timeout: 15_000 })
  await page.keyboard.press('Escape')
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('Vidal')
})

test('in Spanish, by a patient: own visits and screens; ? lists the keys, but not while one types', async ({
  page,
  context,
  loginAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 3 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '09:30'))
  await loginAs(patient)
  await context.addCookies([{ name: 'locale', value: 'es', url: required('E2E_WEB_URL') }])
  await page.goto(routes.appointments)
  await settled(page)
  const palette = page.getByRole('dialog', { name: 'Buscar e ir' })
  await page.getByRole('button', { name: 'Buscar e ir' }).click()
  await page.keyboard.type(doctor.surname)
  await expect(palette.getByRole('group', { name: 'Citas' }).getByRole('option')).toHaveCount(1)
  await expect(palette.getByRole('group', { name: 'Médicos' }).getByRole('option')).toHaveCount(1)
  await expect(palette.getByRole('option', { name: /Reservar para/ })).toBeHidden()
  await page.keyboard.type('?')
  await expect(palette.getByRole('combobox')).toHaveValue(`${doctor.surname}?`)
  await expect(palette).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Teclado' })).toContainText('Buscar a una persona')
})
