import type { Page, PlaywrightWorkerArgs } from '@playwright/test'
import { callAddress } from '@/lib/endpoints/browser-call'
import { addressOf } from '@/lib/endpoints/endpoint'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { workshiftEndpoints } from '@/lib/endpoints/workshifts'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDoctor } from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
import { signInByForm } from '../sign-in'

test('after logout Back shows nothing and nothing is left', async ({ page }) => {
  const doctor = await freshDoctor()
  await signInByForm(page, doctor, routes.patients)
  await expect(page.getByRole('heading', { name: 'Recent Patients' })).toBeVisible()
  await page.goto(routes.searchStaff)
  const leaving = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === addressOf(sessionEndpoints.logout),
  )
  await page.goto(routes.logout)
  await expect(page).toHaveURL(routes.home)
  expect((await (await leaving).allHeaders())['clear-site-data']).toBe('"cache"')
  // The page that the sign-out leads to takes the last mark away when it starts.
  const left = () => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat())
  const named = async () => (await left()).filter((key) => !['theme', 'left'].includes(key))
  await expect.poll(named).toEqual([])
  // For whatever was loading then: that a session ended, and nothing of whose.
  expect(await page.evaluate(() => localStorage.getItem('left'))).toMatch(/^choice [\d.]+$/)
  // The browser stays one that the account is known in; that opens nothing.
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => !['locale', 'consulta-device'].includes(name))).toEqual([])
  for (let step = 0; step < 2; step += 1) {
    await page.goBack()
    await expect(page.getByText('Recent Patients')).toHaveCount(0)
    await expect(page).toHaveURL(/\/(login.*)?$/)
  }
})

/** A browser of somebody else with the same cookies. */
async function copyOf(page: Page, playwright: PlaywrightWorkerArgs['playwright'], baseURL = '') {
  return playwright.request.newContext({
    baseURL,
    storageState: await page.context().storageState(),
    extraHTTPHeaders: { origin: new URL(baseURL).origin },
  })
}

// Pages that ask the clinic API for something, and one that asks it for nothing.
const pages = [routes.patients, routes.myStaffProfile, routes.registerPatient]

test('a cookie copied before logout is dead', { tag: '@core' }, async ({ page, playwright, baseURL }) => {
  const doctor = await freshDoctor()
  await signInByForm(page, doctor)
  const thief = await copyOf(page, playwright, baseURL)
  const body = { currentPassword: doctor.password, newPassword: 'Robada-1234' }
  await page.goto(routes.logout)
  await expect(page).toHaveURL(routes.home)
  for (const path of pages) {
    const answer = await thief.get(path)
    expect(answer.url(), path).toContain(routes.login)
    expect(await answer.text(), path).not.toContain(doctor.email)
  }
  expect((await thief.post(callAddress('account.changePassword'), { data: body })).status()).toBe(401)
  expect((await thief.post(addressOf(sessionEndpoints.refresh), { data: {} })).status()).toBe(401)
  await thief.dispose()
})

test('a deleted account is out at its next request', async ({ page, playwright, baseURL, apiAs }) => {
  const doctor = await freshDoctor()
  await signInByForm(page, doctor)
  const browser = await copyOf(page, playwright, baseURL)
  expect((await browser.get(routes.registerPatient)).url()).toContain(routes.registerPatient)
  await page.goto('about:blank')
  await (await apiAs('clinicadmin')).send('DELETE', `/staff/${doctor.id}?force=true`)
  for (const path of pages) expect((await browser.get(path)).url(), path).toContain(routes.login)
  const week = addressOf(workshiftEndpoints.week, {
    query: { doctorId: doctor.id, week: calendarDay(0, doctor.timeZone) },
  })
  expect((await browser.get(week)).status()).toBe(401)
  expect((await browser.post(addressOf(sessionEndpoints.refresh), { data: {} })).status()).toBe(401)
  await browser.dispose()
})

test('the other tab follows a logout', async ({ page, context, allowFaults }) => {
  allowFaults(/status of 401/)
  const doctor = await freshDoctor()
  await signInByForm(page, doctor, routes.patients)
  const other = await context.newPage()
  await other.goto(routes.searchStaff)
  await page.goto(routes.logout)
  await expect(other).toHaveURL(routes.home)
})
