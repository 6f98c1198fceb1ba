import type { Page } from '@playwright/test'
import { treatmentsAnswer } from '#contract/histories'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

const word = (length: number) => 'W'.repeat(length)

/** Nothing leaves the window to the side, on a desk and on a phone. */
async function staysInside(page: Page, address: string, heading: RegExp) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(beyond, `${address} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

test('names and texts of one endless word stay inside every screen that shows them', async ({
  page,
  loginAs,
  apiAs,
}) => {
  const doctor = await freshDoctor({ name: word(60), surname: word(120) })
  const patient = await freshPatient({ name: word(60), surname: word(120) })
  await freshShift(doctor)
  const visit = await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '10:00'))
  const api = await apiAs(doctor)
  const treatment = {
    name: word(50),
    instructions: word(120),
    startDate: '2026-01-31',
    endDate: '2026-02-28',
  }
  await api.post(`/histories/${patient.id}/treatment`, treatmentsAnswer, treatment)

  await loginAs(doctor)
  await staysInside(page, routes.history(patient.id), /^W+ W+$/)
  await staysInside(page, routes.geneticStudyOf(patient.id), /Genetic Study/)
  await staysInside(page, `${routes.patients}?q=WWWWWWWW`, /Recent Patients/)
  await staysInside(page, routes.myStaffProfile, /My staff profile/)
  await loginAs(patient)
  await staysInside(page, routes.appointments, /My Appointments/)
  await staysInside(page, routes.appointment(visit.appointmentId), /Cardiology Appointment/)
  await staysInside(page, routes.doctor(doctor.id), /W+/)
  await staysInside(page, routes.book(doctor.id), /Book/)
  await loginAs('clinicadmin')
  await staysInside(page, routes.clinicEdit, /Clinic Information/)
})

test.describe('on a phone in Spanish', () => {
  test.use({ locale: 'es-ES', viewport: { width: 360, height: 740 } })

  test('the headings of a history keep their words whole beside their buttons', async ({ page, loginAs }) => {
    const [doctor, patient] = [await freshDoctor(), await freshPatient()]
    await freshShift(doctor)
    await freshAppointment(patient, doctor, clinicInstant(doctor, 1, '10:00'))
    await loginAs(doctor)
    await page.goto(routes.history(patient.id))
    for (const name of ['Enfermedades', 'Tratamientos', 'Analíticas', 'Imágenes', 'Alergias']) {
      const heading = page.getByRole('heading', { level: 2, name, exact: true })
      await expect(heading).toBeVisible()
      const lines = await heading.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects().length
      })
      expect(lines, name).toBe(1)
    }
  })
})
