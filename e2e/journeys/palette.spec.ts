import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { clinicInstant, freshAppointment, freshDoctor, freshPatient, freshShift } from '../fresh-data'

test('people, visits and screens are found and opened by keys alone', async ({ page, loginAs }) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient({ name: 'Águeda' })]
  await freshShift(doctor, { daysAhead: 3 })
  await freshAppointment(patient, doctor, clinicInstant(doctor, 3, '09:30'))
  await loginAs('clinicadmin')
  await page.goto(routes.patients)
  await settled(page)
  const palette = page.getByRole('dialog', { name: 'Quick search' })
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
