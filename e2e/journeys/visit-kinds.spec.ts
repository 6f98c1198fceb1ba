import type { Page } from '@playwright/test'
import { appointmentList } from '#contract/appointments'
import { visitKind, visitKindList } from '#contract/visit-kinds'
import { dayAt } from '#contract/zone'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { clinicInstant, freshHouse, freshShift } from '../fresh-data'
import { webCookies } from '../web-session'
import { desk as deskSize, phone } from '../windows'

test.use({ viewport: deskSize })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' })

/** A clinic of its own, where a doctor works from 9:00 to 11:00 in two days, and a patient. */
async function houseAtWork() {
  const house = await freshHouse()
  const at = (time: string) => clinicInstant(house.doctor, 2, time)
  await freshShift(house.doctor, { daysAhead: 2, from: '09:00', minutes: 120 })
  const day = dayAt(Date.parse(at('09:00')), house.doctor.timeZone)
  return { ...house, admin: await clinicApiAs(house.owner), clinicId: house.owner.clinicId, at, day }
}

const kind = {
  nameEn: 'First visit',
  nameEs: 'Primera visita',
  specialties: [],
  online: true,
  colour: 'rose',
}

test('the administrator says what patients come for; the desk is asked, and the times fit', async ({
  page,
  loginAs,
}) => {
  const house = await houseAtWork()
  await loginAs(house.owner)
  await page.goto(`${routes.clinicEdit}#booking`)
  await settled(page)
  for (const [name, minutes] of [
    ['First visit', '60 minutes'],
    ['Check-up', '20 minutes'],
  ] as const) {
    await page.getByRole('button', { name: 'Add an appointment type' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add an appointment type' })
    await dialog.getByLabel('Name in English').fill(name)
    await dialog.getByLabel('Name in Spanish').fill(`${name} (es)`)
    await dialog.getByLabel('Appointment length').selectOption({ label: minutes })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
  }
  const list = page.getByRole('list', { name: 'Appointment types' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await page.goto(`${routes.calendar}?doctor=${house.doctor.id}&day=${house.day}`)
  await settled(page)
  // The page may not have come alive yet.
  await expect(async () => {
    await page.keyboard.press('Alt+n')
    await expect(page.getByRole('combobox', { name: 'Patient' })).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.type(house.patient.surname)
  await page.getByRole('option', { name: house.patient.surname }).click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await dialog.getByLabel('Appointment type').selectOption({ label: 'Check-up, 20 minutes' })
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await dialog.getByLabel('Appointment type').selectOption({ label: 'First visit, 60 minutes' })
  await expect(dialog.getByRole('radio')).toHaveCount(3)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toBeHidden()
  const block = page.locator('a[data-block]').filter({ hasText: house.patient.surname })
  await expect(block).toContainText('First visit')
  await expect(block).toContainText('10:00')
  await block.click()
  await expect(page.getByRole('main')).toContainText('First visit')

  await page.goto(`${routes.clinicEdit}#booking`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit First visit' }).click()
  await page.getByRole('button', { name: 'Delete First visit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete type' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  const left = await house.admin.get(`/visit-kinds?clinicId=${house.clinicId}`, visitKindList)
  expect(left.map(({ nameEn }) => nameEn)).toEqual(['Check-up'])
})

test('patients choose among what they can book themselves, on a phone, in Spanish', async ({
  page,
  context,
}) => {
  const house = await houseAtWork()
  const { clinicId } = house
  const make = (more: object) => house.admin.post('/visit-kinds', visitKind, { ...kind, clinicId, ...more })
  await make({ minutes: 60 })
  await make({ minutes: 20, nameEs: 'Revisión', colour: 'blue' })
  await make({ minutes: 90, nameEs: 'Intervención', online: false })
  await page.setViewportSize(phone)
  await context.addCookies(await webCookies(house.patient))
  await context.addCookies([{ name: 'locale', value: 'es', url: required('E2E_WEB_URL') }])
  await page.goto(routes.book(house.doctor.id))
  await expect(page.getByText('¿Para qué es la cita?')).toBeVisible()
  await expect(page.getByText('Intervención')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Primera visita' }).click()
  await expect(page.getByRole('link', { name: 'Cambiar' })).toBeVisible()
  const times = page.getByRole('button', { name: /^(09|10|11):\d\d$/ })
  await expect(times).toHaveText(['09:00', '09:30', '10:00'])
  await expectAccessible(page)
  await times.nth(1).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Primera visita')
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await page.waitForURL(routes.appointments)
  const own = await clinicApiAs(house.patient)
  const visits = await own.get(`/appointments/patient/${house.patient.id}`, appointmentList)
  expect(visits).toMatchObject([
    { appointmentDate: house.at('09:30'), duration: 60, kind: { nameEs: 'Primera visita' } },
  ])
})
