import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'
import { HistoryPage } from '../pages/history-page'

test('what is found at a visit is added and tied there, and the history says of which visit it is', async ({
  page,
  loginAs,
  apiAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  await freshShift(doctor, { daysAhead: 2 })
  const start = clinicInstant(doctor, 2, '09:30')
  const { appointmentId } = await freshAppointment(patient, doctor, start)
  const migraine = { name: 'Migraine', details: 'Twice a month', since: '2020-01-01' }
  const staff = await apiAs(doctor)
  expect((await staff.send('POST', `/histories/${patient.id}/condition`, migraine)).ok).toBe(true)
  await loginAs(doctor)
  await page.goto(routes.appointment(appointmentId))
  await settled(page)
  await expect(page.getByText('No entries linked yet.')).toBeVisible()
  const visit = new HistoryPage(page)
  await visit.add('Add Treatment', {
    Name: 'Sumatriptan',
    Instructions: 'One tablet',
    'Start date': '2026-01-02',
    'End date': '2099-12-31',
  })
  const entries = page.getByRole('list').filter({ hasText: 'Sumatriptan' })
  await expect(entries.getByRole('listitem')).toHaveText([/Sumatriptan.*One tablet.*Treatment/])

  const dialog = await visit.openDialog('Link an entry', 'Link to this appointment')
  await dialog.getByRole('button', { name: 'Link Migraine' }).click()
  await expect(dialog.getByRole('button', { name: 'Unlink Migraine' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(entries.getByRole('listitem')).toHaveText([/Migraine.*Condition/, /Sumatriptan/])
  await page.reload()
  await settled(page)
  await expect(entries.getByRole('listitem')).toHaveCount(2)

  await page.goto(routes.history(patient.id))
  for (const section of ['conditions', 'treatments'] as const) {
    await expect(visit.section(section).getByRole('link', { name: /^Appointment of / })).toHaveAttribute(
      'href',
      routes.appointment(appointmentId),
    )
  }
  await loginAs(patient)
  await page.goto(routes.appointment(appointmentId))
  await expect(entries).toContainText('Migraine')
  await expect(page.getByRole('button', { name: 'Link an entry' })).toHaveCount(0)
})
