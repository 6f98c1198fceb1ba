import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicOfToday, type FreshPatient, freshAppointment } from '../fresh-data'
import { LiveChanges } from '../live'
import { webCookies } from '../web-session'
import { desk as deskSize, phone } from '../windows'

test.use({ viewport: deskSize })

/** Made on one screen, which has its answer, it stands on the other. */
async function expectMoved(
  live: LiveChanges,
  [from, to]: [Page, Page],
  column: string,
  patient: FreshPatient,
) {
  await expect(columnOf(from, column)).toContainText(patient.surname)
  await live.expectSoon((wait) => expect(columnOf(to, column)).toContainText(patient.surname, wait))
}

const columnOf = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const cardOf = (page: Page, patient: FreshPatient) =>
  page.getByRole('link', { name: `${patient.name} ${patient.surname}`, exact: true })

async function openBoard(page: Page) {
  await page.goto(routes.today)
  await settled(page)
}

test('desk and doctor see each other’s steps within a second, by keyboard', { tag: '@core' }, async ({
  page,
  anotherBrowser,
  loginAs,
}) => {
  const { owner: desk, doctor, patient, start } = await clinicOfToday()
  await freshAppointment(patient, doctor, start)
  await loginAs(desk)
  const other = await anotherBrowser()
  await other.addCookies(await webCookies(doctor))
  const room = await other.newPage()
  expect(await (await room.request.get(routes.today)).text()).toContain(patient.surname)
  await Promise.all([openBoard(page), openBoard(room)])
  const next = room.getByRole('listitem').filter({ hasText: patient.surname })
  await expect(next).toContainText('Allergies not recorded')

  const live = new LiveChanges()
  await cardOf(page, patient).focus()
  await page.keyboard.press('ArrowRight')
  await expectMoved(live, [page, room], 'Arrived', patient)
  await expect(cardOf(page, patient)).toBeFocused()
  await expect(columnOf(page, 'Arrived')).toContainText(/\d min/)
  await expectAccessible(page)

  await cardOf(room, patient).focus()
  await room.keyboard.press('ArrowRight')
  await expectMoved(live, [room, page], 'With the doctor', patient)
  await expect(cardOf(page, patient)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expectMoved(live, [page, room], 'Arrived', patient)
  await page.keyboard.press('ArrowRight')
  await expectMoved(live, [page, room], 'With the doctor', patient)
  await expect(page.getByRole('button', { name: `Complete: Lucía ${patient.surname}` })).toBeHidden()

  await room.getByRole('button', { name: `Complete: Lucía ${patient.surname}` }).click()
  await room.getByRole('button', { name: 'Complete anyway' }).click()
  await live.expectSoon((wait) => expect(columnOf(page, 'Completed')).toBeVisible(wait))
  await room.getByRole('button', { name: /^Completed/ }).click()
  await expect(columnOf(room, 'Completed')).toContainText(patient.surname)
  await room.getByRole('button', { name: `Reopen: Lucía ${patient.surname}` }).click()
  await expectMoved(live, [room, page], 'With the doctor', patient)
  live.expectPromiseKept()
})

test('on a phone in Spanish the board is touched with a thumb', async ({ page, context, loginAs }) => {
  const { owner: desk, doctor, patient, start } = await clinicOfToday()
  await freshAppointment(patient, doctor, start)
  await page.setViewportSize(phone)
  await loginAs(desk)
  await context.addCookies([{ name: 'locale', value: 'es', url: required('E2E_WEB_URL') }])
  await openBoard(page)
  await page.getByLabel('Médico').selectOption({ label: `${doctor.name} ${doctor.surname}` })
  await expect(page.locator('[data-card]')).toHaveCount(1)
  const arrive = page.getByRole('button', { name: `Marcar llegada: Lucía ${patient.surname}` })
  const box = await arrive.boundingBox()
  expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44)
  // The arrow stands behind the word, not below it.
  expect(box?.height).toBeLessThan(50)
  await arrive.click()
  await expect(columnOf(page, 'Han llegado')).toContainText(patient.surname)
  await expectAccessible(page)

  // As narrow as beside the waitlist: the step stands beside how the visit is, not below it.
  await page.setViewportSize({ width: 500, height: 800 })
  const row = await page.locator('[data-visit][data-now]').boundingBox()
  const step = page.getByRole('button', { name: `Pasa a consulta: Lucía ${patient.surname}` })
  expect((await step.boundingBox())?.width).toBeLessThan((row?.width ?? 0) / 2)
})
