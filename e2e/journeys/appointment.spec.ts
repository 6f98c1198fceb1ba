import { randomUUID } from 'node:crypto'
import { appointmentDetail } from '#contract/appointments'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { countClicks } from '../clicks'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

async function visit() {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2 })
  const { appointmentId } = await freshAppointment(patient, doctor, clinicInstant(doctor, 2, '09:30'))
  return { doctor, patient, id: appointmentId }
}

const statusIn = (words: string) => new RegExp(`^${words}$`)

test('its doctor sees the patient, completes the visit and books a follow-up', async ({
  page,
  loginAs,
  apiAs,
}) => {
  const { doctor, patient, id } = await visit()
  await loginAs(doctor)
  await page.goto(routes.appointment(id))
  await expect(page.getByRole('heading', { name: 'Cardiology Appointment' })).toBeVisible()
  await settled(page)
  await expect(page.getByText(id)).toBeVisible()
  await expect(page.getByText(`Dr. ${doctor.name} ${doctor.surname}`)).toBeVisible()
  await expect(page.getByText('09:30', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Madrid \/ \d{5} \/ Spain$/)).toBeVisible()
  await expect(page.getByText('Patient Information')).toBeVisible()
  await expect(page.getByText(`${patient.name} ${patient.surname}`)).toBeVisible()
  await expect(page.getByText('12 Apr 1985')).toBeVisible()
  await expect(page.getByRole('link', { name: 'View Patient History' })).toHaveAttribute(
    'href',
    routes.history(patient.id),
  )
  await expect(page.getByText('Allergies not recorded')).toBeVisible()
  await page.getByText('Weather in Madrid now').click()
  await expect(page.getByText(/^Temperature: -?\d+ °C$/)).toBeVisible()
  for (const fact of ['Feels like', 'Humidity', 'Wind', 'Pressure', 'Cloud cover']) {
    await expect(page.getByText(fact, { exact: true })).toBeVisible()
  }
  // Substance first, the weather below it, the id small at the end and copied from the same fold.
  const heights = await Promise.all(
    [page.getByText('Patient Information'), page.getByText('Weather in Madrid now'), page.getByText(id)].map(
      async (each) => (await each.boundingBox())?.y ?? 0,
    ),
  )
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  await expect(page.getByText(id)).toHaveCSS('font-size', '12px')
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.body.dataset.copied = text
    }
  })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-copied', id)
  await page.evaluate(() => Object.assign(window, { print: () => document.body.classList.add('printed') }))
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveClass(/printed/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Patient Information')).toBeVisible()
  for (const name of ['Complete', 'Cancel', 'Set Not Attended', 'Print']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  }
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(page.getByText(statusIn('Completed'))).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeHidden()
  const stored = await (await apiAs(doctor)).get(`/appointments/${id}`, appointmentDetail)
  expect(stored.status).toBe('completed')

  await page.getByRole('link', { name: 'Book a follow-up' }).click()
  await expect(page.getByText(`For ${patient.name} ${patient.surname}`)).toBeVisible()
  await page.getByRole('button', { name: '11:30', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await expect(page.getByText(`${patient.name} ${patient.surname}`).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('11:30', { exact: true })).toBeVisible()
  await expect(page).not.toHaveURL(routes.appointment(id))
})

test('its patient confirms it, and cancels it from home in three clicks, after a confirmation, and the doctor’s screen follows by itself', async ({
  page,
  anotherBrowser,
  loginAs,
}) => {
  const { webCookies } = await import('../web-session')
  const { doctor, patient, id } = await visit()
  const doctors = await anotherBrowser()
  await doctors.addCookies(await webCookies(doctor))
  const doctorPage = await doctors.newPage()
  await doctorPage.goto(routes.appointment(id))
  await expect(doctorPage.getByText(statusIn('Pending'))).toBeVisible()

  await loginAs(patient)
  await page.goto(routes.app)
  await settled(page)
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Confirm attendance' }).click()
  await expect(card.getByText(statusIn('Confirmed'))).toBeVisible()
  await expect(card.getByRole('button', { name: 'Confirm attendance' })).toBeHidden()
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'View Appointment' }).click()
  await expect(page).toHaveURL(routes.appointment(id))
  await expect(page.getByText('Patient Information')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeHidden()
  await settled(page)
  await page.getByRole('button', { name: 'Cancel appointment' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('09:30')
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(statusIn('Cancelled'))).toBeVisible()
  expect(clicks()).toBe(3)
  await expect(doctorPage.getByText(statusIn('Cancelled'))).toBeVisible()

  await page.goto(routes.appointments)
  await page.getByText('1 cancelled appointment', { exact: true }).click()
  await expect(page.getByRole('article')).toContainText('Cancelled')
})

test('somebody else’s and an unknown appointment are refused alike, also to an admin', async ({
  page,
  loginAs,
}) => {
  const { id } = await visit()
  await loginAs('admin')
  await page.goto(routes.appointment(id))
  await expect(page.getByText('You are not allowed to view this appointment.')).toBeVisible()
  await loginAs(await freshPatient())
  for (const strange of [id, randomUUID(), 'nonsense']) {
    await page.goto(routes.appointment(strange))
    await expect(page.getByText('You are not allowed to view this appointment.')).toBeVisible()
  }
})
