import { appointment } from '#contract/appointments'
import { type WaitlistEntry, waitlistEntry } from '#contract/waitlist'
import { addDays, dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  type FreshDoctor,
  type FreshPatient,
  freshAppointment,
  freshHouse,
  freshPatient,
  freshShift,
} from '../fresh-data'
import { lastLetterTo } from '../mailbox'

/** A clinic of its own, where nobody else waits; somebody has an early visit and the patient a late one. */
async function clinicWithEarlyVisit() {
  const house = await freshHouse()
  const { owner, doctor, patient } = house
  const other = await freshPatient({}, owner)
  await freshShift(doctor, { daysAhead: 3, from: '09:00', minutes: 180 })
  const early = await freshAppointment(other, doctor, clinicInstant(doctor, 3, '09:00'))
  const late = await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '11:00'))
  const cancel = async () =>
    (await clinicApiAs(other)).put(`/appointments/${early.appointmentId}/cancel`, appointment)
  return { ...house, other, late, cancel }
}

async function wait(
  patient: FreshPatient,
  doctor: FreshDoctor,
  appointmentId?: string,
): Promise<WaitlistEntry> {
  const until = addDays(dayAt(Date.now(), doctor.timeZone), 20)
  return (await clinicApiAs(patient)).post('/waitlist', waitlistEntry, {
    clinicId: doctor.clinicId,
    doctorId: doctor.id,
    weekdays: [],
    from: '08:00',
    to: '20:00',
    until,
    ...(appointmentId && { appointmentId }),
  })
}

test('a patient waits for something earlier, is offered it at once when somebody cancels, and takes it', {
  tag: '@core',
}, async ({ page, loginAs }) => {
  const { doctor, patient, late, cancel } = await clinicWithEarlyVisit()
  await loginAs(patient)
  await page.goto(routes.appointment(late.appointmentId))
  await settled(page)
  await page.getByRole('button', { name: 'Join the waitlist for an earlier time' }).click()
  const dialog = page.getByRole('dialog', { name: 'Join the waitlist for an earlier time' })
  await dialog.getByLabel('Starts before').fill('07:00')
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(dialog.getByText('The end must be after the start')).toBeVisible()
  await dialog.getByLabel('Starts before').fill('11:00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('First in line')).toBeVisible()
  await expectAccessible(page)

  await cancel()
  await expect(page.getByText('A time is available').first()).toBeVisible()
  await expect(page.getByText('Kept until').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(
    page.getByRole('region', { name: 'Notifications', exact: true }).getByText('A time is available'),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByRole('main').getByText('09:00').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take this time' })).toBeHidden()
  const moved = await (await clinicApiAs(patient)).get(`/appointments/${late.appointmentId}`, appointment)
  expect(moved.appointmentDate).toBe(clinicInstant(doctor, 3, '09:00'))
})

test('an offer comes by mail and is taken by its link, without signing in', { tag: '@core' }, async ({
  page,
}) => {
  const { patient, doctor, late, cancel } = await clinicWithEarlyVisit()
  await wait(patient, doctor, late.appointmentId)
  await cancel()
  let links: string[] = []
  await expect(async () => {
    links = [...(await lastLetterTo(patient.email, '/visit/')).matchAll(/\/visit\/([\w.-]+)/g)].map(
      ([, token = '']) => token,
    )
    expect(links.length).toBeGreaterThanOrEqual(2)
  }).toPass({ timeout: 30_000 })
  const [accept = '', decline = ''] = links
  await page.goto(routes.visitLink(accept))
  await expect(page.getByRole('heading', { name: 'Take this time?' })).toBeVisible()
  await expect(page.getByRole('main').getByText('09:00').filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(page)
  const visit = async () =>
    (await clinicApiAs(patient)).get(`/appointments/${late.appointmentId}`, appointment)
  expect((await visit()).appointmentDate).toBe(late.appointmentDate)
  await page.getByRole('button', { name: 'Take this time' }).click()
  await expect(page.getByText('The time is yours')).toBeVisible()
  expect((await visit()).appointmentDate).toBe(clinicInstant(doctor, 3, '09:00'))
  await page.goto(routes.visitLink(decline))
  await expect(page.getByText('This offer is over')).toBeVisible()
})

test('the desk sees who waits in which order and why, and puts one first, who is then offered what comes free', async ({
  page,
  loginAs,
}) => {
  const { owner, doctor, patient, late, cancel } = await clinicWithEarlyVisit()
  const urgent = await freshPatient({}, owner)
  await wait(patient, doctor, late.appointmentId)
  await wait(urgent, doctor)
  await loginAs(owner)
  await page.goto(routes.today)
  await settled(page)
  const rows = page.getByRole('listitem').filter({ hasText: 'Waiting since' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(patient.surname)
  await expect(rows.nth(1)).toContainText('Place 2 in line. 1 person has waited longer.')
  await expectAccessible(page)
  await rows.nth(1).locator('summary').click()
  await rows.nth(1).getByRole('button', { name: 'Put first' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Put first' }).click()
  await expect(dialog.getByText('This field is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Sent by the emergency ward')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Put first' }).click()
  await expect(dialog).toBeHidden()
  await expect(rows.first()).toContainText(urgent.surname)
  await expect(rows.first()).toContainText('Sent by the emergency ward')
  await expect(rows.nth(1)).toContainText('1 person was put first as urgent.')

  await cancel()
  await expect(rows.first()).toContainText('kept until')
  await rows.nth(1).locator('summary').click()
  await rows.nth(1).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(rows).toHaveCount(1)
})
