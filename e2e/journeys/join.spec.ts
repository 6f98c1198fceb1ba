import type { Page } from '@playwright/test'
import { patientListAnswer } from '#contract/patients'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshPatient, freshPerson } from '../fresh-data'
import { lastLetterTo } from '../mailbox'

type Person = ReturnType<typeof freshPerson>

/** From the sign-in page to the sent form. */
async function register(page: Page, clinicId: string, person: Person, birthdate: string) {
  await page.goto(routes.login)
  await page.getByRole('link', { name: 'Register as a patient' }).click()
  await expect(page.getByRole('heading', { name: 'Register as a patient' })).toBeVisible()
  await settled(page)
  await page.getByLabel('Clinic').selectOption(clinicId)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(person.name)
  await page.getByRole('textbox', { name: 'Surname' }).fill(person.surname)
  await page.getByLabel('Birthdate').fill(birthdate)
  await page.getByLabel('DNI').fill(person.dni)
  await page.getByLabel('City').fill('Vigo')
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Check your inbox')).toBeVisible()
}

const linkIn = (letter: string) => /\/join\/[\w.%-]+/.exec(letter)?.[0] ?? ''

test('a clinic lets patients register themselves, and one does, once the e-mail is confirmed', async ({
  page,
  loginAs,
  forgetSession,
  apiAs,
  allowFaults,
}) => {
  const owner = await freshClinicAdmin()
  await loginAs(owner)
  await page.goto(routes.clinicEdit)
  await settled(page)
  await expect(page.getByText('No, staff register patients')).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Patients may register themselves' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Yes, patients confirm their email first')).toBeVisible()
  await forgetSession()

  const person = freshPerson()
  await register(page, owner.clinicId, person, '1990-02-28')
  const admin = await apiAs(owner)
  expect((await admin.get('/patients', patientListAnswer)).patients).toEqual([])

  await page.goto(linkIn(await lastLetterTo(person.email, '/join/')))
  await expect(page.getByText(`Clínica ${owner.surname}`)).toBeVisible()
  expect((await admin.get('/patients', patientListAnswer)).patients).toEqual([])
  await settled(page)
  allowFaults(/400/)
  await page.getByLabel('The password you chose').fill('Another-1234')
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByText('This is not the password you chose')).toBeVisible()
  await page.getByLabel('The password you chose').fill(person.password)
  await page.getByRole('button', { name: 'Confirm and log in' }).click()
  await expect(page.getByRole('heading', { name: 'My Appointments' })).toBeVisible()
  const { patients } = await admin.get('/patients', patientListAnswer)
  expect(patients).toMatchObject([{ name: person.name, surname: person.surname, dni: person.dni }])
})

test('who has an account is told at its address and becomes a patient of the clinic from there', async ({
  page,
  apiAs,
}) => {
  const owner = await freshClinicAdmin()
  const admin = await apiAs(owner)
  const place = { name: `Clínica ${owner.surname}`, city: 'Sevilla', district: 'Centro', postalCode: '41001' }
  await admin.send('PUT', `/clinics/${owner.clinicId}`, { ...place, selfRegistration: true })
  const known = await freshPatient()
  const typed = { ...freshPerson(), dni: known.dni }
  await register(page, owner.clinicId, typed, known.birthdate)
  await page.goto(linkIn(await lastLetterTo(known.email, '/join/')))
  await settled(page)
  await page.getByRole('button', { name: `Become a patient of Clínica ${owner.surname}` }).click()
  await expect(page.getByText(`You are a patient of Clínica ${owner.surname}`)).toBeVisible()
  const { patients } = await admin.get('/patients', patientListAnswer)
  expect(patients).toMatchObject([{ _id: known.id }])
})
