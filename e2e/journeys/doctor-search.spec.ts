import { randomUUID } from 'node:crypto'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshDoctor, freshDoctorElsewhere, freshPatient, freshShift } from '../fresh-data'

test('the search stands in the address: a link to it shows the doctors, and Back the search before', async ({
  page,
  loginAs,
}) => {
  const doctor = await freshDoctor({ specialty: 'neurology' })
  await freshShift(doctor, { daysAhead: 1 })
  await loginAs(await freshPatient())
  const search = `${routes.searchStaff}?clinicId=${doctor.clinicId}`
  await page.goto(`${search}&specialty=neurology`)
  const list = page.getByRole('region', { name: 'Doctors List' })
  await expect(list.getByRole('listitem').filter({ hasText: doctor.surname })).toContainText('Neurology')
  await expect(page.getByLabel('Specialty')).toHaveValue('neurology')
  await settled(page)
  await page.getByLabel('Specialty').selectOption('')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(search)
  await page.goBack()
  await expect(list.getByRole('link', { name: doctor.surname })).toBeVisible()
  await expect(page.getByLabel('Specialty')).toHaveValue('neurology')
  // A specialty that the clinic does not have finds nobody; a clinic that the server refuses clears the list.
  const elsewhere = await freshDoctorElsewhere()
  await page.goto(`${routes.searchStaff}?clinicId=${elsewhere.clinicId}&specialty=oncology`)
  await expect(page.getByText('No doctors available')).toBeVisible()
  await expect(page.getByLabel('Specialty')).toHaveValue('oncology')
  await page.goto(`${routes.searchStaff}?clinicId=${randomUUID()}`)
  await expect(page.getByText('Clinic not found')).toBeVisible()
  await expect(list).toBeHidden()
})

test('staff find their own clinic chosen, and the breadcrumb leads back to the search as it was', async ({
  page,
  loginAs,
}) => {
  const doctor = await freshDoctor({ specialty: 'neurology' })
  await freshShift(doctor, { daysAhead: 1, from: '09:00', minutes: 120 })
  await loginAs('clinicadmin')
  await page.goto(routes.searchStaff)
  await expect(page.getByLabel('Clinic')).toHaveValue(doctor.clinicId)
  await expect(page.getByRole('link', { name: doctor.surname })).toBeVisible()
  const search = `${routes.searchStaff}?clinicId=${doctor.clinicId}&specialty=neurology`
  await page.goto(search)
  await settled(page)
  const name = page.getByRole('link', { name: doctor.surname })
  // The middle of the card, beside which stand times to book.
  await page.getByRole('listitem').filter({ has: name }).click()
  await expect(page.getByRole('heading', { level: 1, name: doctor.surname })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await crumbs.getByRole('link', { name: 'Search doctor' }).click()
  await expect(page).toHaveURL(search)
})
