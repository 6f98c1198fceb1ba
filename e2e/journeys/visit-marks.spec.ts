import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { appointment } from '#contract/appointments'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { tokenOf } from '../../clinic-api/testing/visit-links.ts'
import { required } from '../accounts'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicInstant, clinicOfToday, freshAppointment, freshPatient, freshShift } from '../fresh-data'
import { sizes } from '../windows'

/** The mark at a block's edge, which colour alone would not be. */
const markOf = (block: Locator) => block.evaluate((element) => getComputedStyle(element, '::after').maskImage)

/** Whether the mark stands on what the block says of its times. */
const hidesTime = (block: Locator) =>
  block.evaluate((element) => {
    const { top, right, width, height } = getComputedStyle(element, '::after')
    const edge = element.getBoundingClientRect()
    const from = edge.top + element.clientTop + Number.parseFloat(top)
    const side = edge.right - Number.parseFloat(right) - Number.parseFloat(width)
    return [...element.querySelectorAll('time')].some((time) => {
      const letters = document.createRange()
      letters.selectNodeContents(time)
      const box = letters.getBoundingClientRect()
      return box.right > side + 1 && box.bottom > from + 1 && box.top < from + Number.parseFloat(height) - 1
    })
  })

test('a doctor sees in the calendar who has arrived and who said they come, however wide the window', async ({
  page,
  openCalendarOf,
}) => {
  await page.setViewportSize(sizes.desk)
  const { owner: desk, doctor, patient, start } = await clinicOfToday()
  const other = await freshPatient({}, desk)
  await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 60 })
  const ahead = clinicInstant(doctor, 3, '09:00')
  const { appointmentId } = await freshAppointment(patient, doctor, start)
  const { appointmentId: later } = await freshAppointment(other, doctor, ahead)
  const today = dayAt(Date.parse(start), doctor.timeZone)
  const calendar = await openCalendarOf(doctor, today)
  const block = page.getByRole('link', { name: patient.surname }).and(page.locator('[data-block]'))
  await expect(block).not.toHaveAccessibleName(/Arrived/)
  const pending = await markOf(block)

  // The desk marks it elsewhere: the open calendar needs no reload.
  const api = await clinicApiAs(desk)
  await api.put(`/appointments/${appointmentId}/arrived`, appointment)
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expect(block).toHaveAccessibleName(/Arrived/)
    expect(await markOf(block)).not.toBe(pending)
  }
  expect((await api.send('DELETE', `/appointments/${appointmentId}/arrived`)).status).toBe(200)
  await expect(block).not.toHaveAccessibleName(/Arrived/)

  const day = dayAt(Date.parse(ahead), doctor.timeZone)
  await calendar.open(day)
  const coming = page.getByRole('link', { name: other.surname }).and(page.locator('[data-block]'))
  await expect(coming).not.toHaveAccessibleName(/Confirmed/)
  const facts = { appointmentId: later, startAt: Date.parse(ahead), action: 'confirm' as const }
  const token = tokenOf(join(required('E2E_FOLDER'), 'data'), facts)
  const confirmed = await fetch(`${required('E2E_API_URL')}/api/v1/visit-links/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'confirm' }),
  })
  expect(confirmed.status).toBe(200)
  await expect(coming).toHaveAccessibleName(/Confirmed/)
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    expect(await markOf(coming)).not.toBe(pending)
    expect(await hidesTime(coming)).toBe(false)
  }
  await page.goto(`${routes.calendar}?view=agenda&week=${day}&day=${day}`)
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size)
    await expect(page.getByRole('link').getByText('Confirmed', { exact: true })).toBeVisible()
  }
})
