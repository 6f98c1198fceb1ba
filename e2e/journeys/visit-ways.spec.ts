import { appointment } from '#contract/appointments'
import { dayOffList } from '#contract/days-off'
import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { routes } from '@/lib/routes'
import { listening, settled } from '../alive'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import {
  clinicInstant,
  type FreshDoctor,
  type FreshPatient,
  freshAppointment,
  freshClinicAdmin,
  freshDoctor,
  freshPatient,
  freshShift,
} from '../fresh-data'
import { calendarDay } from '../pages/calendar-page'
import { phone } from '../windows'

async function visitAt(doctor: FreshDoctor, patient: FreshPatient, time: string, daysAhead = 1) {
  const { appointmentId } = await freshAppointment(patient, doctor, clinicInstant(doctor, daysAhead, time))
  const api = await clinicApiAs(patient)
  return () => api.get(`/appointments/${appointmentId}`, appointment)
}

test('a schedule is deleted with a way for each of its visits, and Undo brings all of it back', async ({
  page,
  openCalendarOf,
  allowFaults,
}) => {
  allowFaults(/409 \(Conflict\)/)
  const [doctor, one, other] = await Promise.all([freshDoctor(), freshPatient(), freshPatient()])
  await freshShift(doctor, { daysAhead: 1, from: '09:00', minutes: 180 })
  await freshShift(doctor, { daysAhead: 1, from: '16:00', minutes: 120 })
  const [first, second] = [await visitAt(doctor, one, '09:00'), await visitAt(doctor, other, '09:30')]
  const day = calendarDay(1, doctor.timeZone)
  const calendar = await openCalendarOf(doctor, day)

  await calendar.shift(day, '09:00', '12:00').click()
  await page.getByRole('button', { name: 'Delete Schedule' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await question.getByRole('radio', { name: 'Another time with the same doctor' }).check()
  const waysOf = ({ name, surname }: FreshPatient) => question.getByLabel(`${name} ${surname}`)
  await expect(waysOf(one)).toHaveValue('same:0')
  await waysOf(other).selectOption('Cancel and notify the patient')
  await question.getByRole('button', { name: 'Delete schedule, move 1 appointment and cancel 1' }).click()
  await expect(question).toBeHidden()
  await expect(calendar.shift(day, '09:00', '12:00')).toHaveCount(0)
  await expect(calendar.appointment(day, '16:00')).toBeVisible()
  expect((await first()).appointmentDate).toBe(clinicInstant(doctor, 1, '16:00'))
  expect((await second()).status).toBe('cancelled')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone: 2 appointments')).toBeVisible()
  await expect(calendar.shift(day, '09:00', '12:00')).toBeVisible()
  await expect(calendar.appointment(day, '10:00')).toBeVisible()
  expect((await first()).appointmentDate).toBe(clinicInstant(doctor, 1, '09:00'))
  expect((await second()).status).toBe('pending')
})

test('the desk hands the visits of a day off over to a colleague, on a phone and in Spanish', async ({
  page,
  context,
  baseURL,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/409 \(Conflict\)/)
  const specialty = 'dermatology'
  const [doctor, colleague, patient] = await Promise.all([
    freshDoctor({ specialty }),
    freshDoctor({ specialty }),
    freshPatient(),
  ])
  await freshShift(doctor, { daysAhead: 1 })
  await freshShift(colleague, { daysAhead: 1 })
  const visit = await visitAt(doctor, patient, '10:00')
  const day = calendarDay(1, doctor.timeZone)
  await context.addCookies([{ name: LOCALE_COOKIE, value: 'es', url: baseURL ?? '' }])
  await loginAs('clinicadmin')
  await page.setViewportSize(phone)
  const alive = listening(page)
  await page.goto(`${routes.calendar}?view=agenda&week=${day}&day=${day}&doctor=${doctor.id}`)
  await settled(page)
  await alive
  await page.getByRole('button', { name: 'Horario', exact: true }).click()
  await page.getByRole('button', { name: 'Días libres' }).click()
  const dialog = page.getByRole('dialog', { name: 'Días libres' })
  await dialog.getByLabel('Motivo').selectOption('Baja por enfermedad')
  await dialog.getByRole('button', { name: 'Guardar días libres' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('radio', { name: 'Un compañero de la misma especialidad' }).check()
  const ways = question.getByLabel(`${patient.name} ${patient.surname}`)
  await expect(ways).toHaveValue('colleague:0')
  // Other journeys have doctors of the specialty, too.
  const own = ways.locator('option', { hasText: `${colleague.name} ${colleague.surname}` }).first()
  const value = (await own.count()) > 0 ? await own.getAttribute('value') : 'colleague:0'
  await ways.selectOption(value)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await question.getByRole('button', { name: 'Cambiar 1 cita' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Baja por enfermedad')
  const moved = await visit()
  expect([moved.status, moved.doctorId === doctor.id]).toEqual(['pending', false])
  const api = await clinicApiAs(doctor)
  const query = `clinicId=${doctor.clinicId}&from=${day}`
  expect(await api.get(`/days-off?${query}`, dayOffList)).toMatchObject([{ reason: 'sick', from: day }])
})

test('a doctor who leaves hands the visits over to a colleague', async ({ page, loginAs, allowFaults }) => {
  allowFaults(/409 \(Conflict\)/)
  const owner = await freshClinicAdmin()
  const specialty = 'urology'
  const [doctor, colleague] = [
    await freshDoctor({ specialty }, owner),
    await freshDoctor({ specialty }, owner),
  ]
  const patient = await freshPatient({}, owner)
  await freshShift(doctor, { daysAhead: 1 })
  await freshShift(colleague, { daysAhead: 1 })
  const visit = await visitAt(doctor, patient, '10:00')
  await loginAs(owner)
  await page.goto(routes.doctor(doctor.id))
  await settled(page)
  await page.getByRole('button', { name: 'Delete Doctor' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete Doctor' }).click()
  await question.getByRole('radio', { name: 'A colleague of the same specialty' }).check()
  await question.getByRole('button', { name: 'Delete doctor and move 1 appointment' }).click()
  await expect(page).toHaveURL(routes.app)
  expect(await visit()).toMatchObject({ status: 'pending', doctorId: colleague.id })
})
