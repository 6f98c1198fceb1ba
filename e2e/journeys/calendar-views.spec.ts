import type { Page } from '@playwright/test'
import { addDays } from '#contract/zone'
import { dayInWords } from '@/lib/format/week'
import { routes } from '@/lib/routes'
import { listening } from '../alive'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
import { desk, phone } from '../windows'

const views = (page: Page) => page.getByRole('navigation', { name: 'View' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function busyDoctor(specialty: 'cardiology' | 'dermatology' = 'cardiology') {
  const [doctor, patient] = await Promise.all([freshDoctor({ specialty }), freshPatient()])
  await freshShift(doctor, { daysAhead: 8, from: '09:00', minutes: 120 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 8, '09:30'))
  return { doctor, patient, day: calendarDay(8, doctor.timeZone), name: `${doctor.name} ${doctor.surname}` }
}

test('week, day and agenda stand in the address, and each says how much of a day is booked', async ({
  page,
  openCalendarOf,
}) => {
  const { doctor, patient, day } = await busyDoctor()
  const calendar = await openCalendarOf(doctor, day)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(page.getByText('1 of 4 booked').first()).toBeAttached()
  await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0)

  await views(page).getByRole('link', { name: 'Day', exact: true }).click()
  await expect(page).toHaveURL(/view=day/)
  await expect(title(page)).toContainText(dayInWords(day, 'en'))
  await expect(page.getByRole('group', { name: /^\w+day \d+ \w+$/ })).toHaveCount(1)
  await expect(calendar.shift(day, '09:00', '11:00')).toBeVisible()
  await page.getByRole('link', { name: 'Next day' }).click()
  await expect(title(page)).toContainText(dayInWords(addDays(day, 1), 'en'))
  await page.goBack()

  await views(page).getByRole('link', { name: 'Agenda' }).click()
  const section = page.getByRole('region', { name: dayInWords(day, 'en') })
  await expect(section.getByRole('link', { name: `${patient.name} ${patient.surname}` })).toContainText(
    'Pending',
  )
  await expect(section).toContainText('1 of 4 booked')
  await section.getByRole('button', { name: /Schedule/ }).click()
  await expect(calendar.dialog('Edit Schedule')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.reload()
  await expect(section).toContainText(patient.surname)
})

for (const viewport of [desk, phone]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('the team stands side by side, by specialty, and takes schedules where they are put', async ({
      page,
      openCalendarOf,
    }) => {
      const one = await busyDoctor()
      const other = await busyDoctor('dermatology')
      const calendar = await openCalendarOf('clinicadmin', one.day, one.doctor.id)
      await views(page).getByRole('link', { name: 'Team' }).click()
      const column = (name: string) => page.getByRole('group', { name, exact: true })
      const visit = column(one.name).getByRole('link', { name: /09:30/ })
      await expect(visit).toContainText(one.patient.surname)
      await expect(column(other.name)).toBeAttached()

      await page.getByLabel('Specialty').selectOption('dermatology')
      await expect(page).toHaveURL(/specialty=dermatology/)
      await expect(column(one.name)).toHaveCount(0)
      await column(other.name).click({ position: { x: 12, y: 6 * 96 + 20 } })
      await calendar.submit('Save Schedule')
      const added = column(other.name).getByRole('button', { name: /13:00 to 14:00/ })
      await expect(added).toBeVisible()
      await page.reload()
      await expect(added).toBeVisible()

      await added.click()
      await page.getByRole('button', { name: 'Delete Schedule' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Schedule' }).click()
      await expect(added).toHaveCount(0)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}

test('the team’s day follows what happens elsewhere, and arrows go from doctor to doctor', async ({
  page,
  loginAs,
}) => {
  const { doctor, day, name } = await busyDoctor()
  await loginAs('clinicadmin')
  // From here on the page receives live events.
  const alive = listening(page)
  await page.goto(`${routes.calendar}?view=team&week=${day}&day=${day}&specialty=cardiology`)
  await alive
  const column = page.getByRole('group', { name, exact: true })
  await expect(column.getByRole('button', { name: /09:00 to 11:00/ })).toBeVisible()
  await freshShift(doctor, { daysAhead: 8, from: '15:00', minutes: 60 })
  await expect(column.getByRole('button', { name: /15:00 to 16:00/ })).toBeVisible()

  const cell = page.getByRole('gridcell').getByRole('button')
  await cell.focus()
  await page.keyboard.press('Home')
  const first = await cell.getAttribute('aria-label')
  await page.keyboard.press('ArrowRight')
  await expect(cell).toBeFocused()
  await expect(cell).not.toHaveAccessibleName(String(first))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every view stands in the first HTML, and links and forms lead from one to the other', async ({
    page,
    loginAs,
  }) => {
    const { patient, day, doctor, name } = await busyDoctor('dermatology')
    await loginAs('clinicadmin')
    await page.goto(`${routes.calendar}?week=${day}&day=${day}&doctor=${doctor.id}`)
    for (const view of ['Day', 'Agenda', 'Week']) {
      await views(page).getByRole('link', { name: view, exact: true }).click()
      await expect(page.getByRole('link', { name: new RegExp(`^09:30.*${patient.surname}`) })).toBeVisible()
    }
    await views(page).getByRole('link', { name: 'Team' }).click()
    await expect(page.getByRole('group', { name, exact: true })).toContainText(patient.surname)
    await page.getByLabel('Specialty').selectOption('dermatology')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/view=team.*specialty=dermatology/)
  })
})

test('on paper the week is the week, and nothing to press', async ({ page, openCalendarOf }) => {
  const { doctor, patient, day } = await busyDoctor()
  const calendar = await openCalendarOf(doctor, day)
  await page.emulateMedia({ media: 'print' })
  await expect(title(page)).toBeVisible()
  await expect(calendar.appointment(day, '09:30')).toContainText(patient.surname)
  await expect(page.getByRole('group', { name: /^\w+day \d+ \w+$/ })).toHaveCount(7)
  await expect(views(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Add Schedule' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Next week' })).toBeHidden()
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
