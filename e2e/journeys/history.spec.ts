import type { Page } from '@playwright/test'
import { accessLogAnswer } from '#contract/access-log'
import { appointmentDetail } from '#contract/appointments'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { countClicks } from '../clicks'
import { expect, test } from '../fixtures'
import { freshDni, freshDoctor, freshDoctorElsewhere, freshPatient } from '../fresh-data'
import { HistoryPage } from '../pages/history-page'
import { doctorsPastVisit } from '../walk/addresses'

const asthma = { Name: 'Asthma', Details: 'Since childhood', Since: '2001-05-04' }
const salbutamol = {
  Name: 'Salbutamol',
  Instructions: 'Two puffs when short of breath',
  'Start date': '2026-01-02',
  'End date': '2099-12-31',
}

/** Everything a reader adds, in every section that takes words. */
async function addEverything(page: Page) {
  const history = new HistoryPage(page)
  await history.add('Add Condition', asthma)
  await history.add('Add Treatment', salbutamol)
  await history.add('Add allergy', { Name: 'Penicillin' }, 'Upload Analytic')
  await expect(history.section('conditions')).toContainText('Since 2001-05-04')
  await expect(history.section('treatments').getByRole('row', { name: /Salbutamol/ })).toContainText(
    '2099-12-31',
  )
  await expect(history.section('allergies')).toContainText('Penicillin')
  return history
}

async function removeEverything(history: HistoryPage) {
  await history.remove('conditions', 'Asthma')
  await history.remove('treatments', 'Salbutamol')
  await history.remove('allergies', 'Penicillin', 'Remove allergy')
  await expect(history.section('conditions')).toContainText('None recorded.')
  await expect(history.section('treatments')).toContainText('None recorded.')
  await expect(history.section('allergies')).toContainText('Not recorded')
}

test('a doctor keeps a history: adds, changes and deletes in each section', { tag: '@core' }, async ({
  page,
  loginAs,
}) => {
  const patient = await freshPatient()
  const doctor = await freshDoctor()
  await loginAs(doctor)
  await new HistoryPage(page).open(patient.id)
  const history = await addEverything(page)
  const banner = page.getByRole('main').locator('header')
  await expect(banner.getByRole('heading', { name: `${patient.name} ${patient.surname}` })).toBeVisible()
  await expect(banner).toContainText(`DNI ${patient.dni}`)
  await expect(banner.getByRole('list', { name: /Allergies of/ })).toContainText('Penicillin')
  await expect(banner).toContainText(`Last changed by ${doctor.name} ${doctor.surname} on`)

  await history.openDialog('Edit Asthma', 'Edit Condition')
  await expect(history.dialog('Edit Condition').getByLabel('Since')).toHaveValue('04/05/2001')
  await history.save('Edit Condition', { Until: '2010-01-01' })
  await expect(history.section('conditions')).toContainText('until 2010-01-01')
  await expect(history.section('conditions')).toContainText('Past')
  await history.openDialog('Edit Salbutamol', 'Edit Treatment')
  await history.save('Edit Treatment', { Instructions: 'One puff' })
  await expect(history.section('treatments')).toContainText('One puff')

  await page.reload()

  await settled(page)
  await expect(history.section('treatments')).toContainText('One puff')
  await expect(page.getByText('Reported by the patient')).toHaveCount(0)
  await removeEverything(history)
})

test('the treatments alone make a sheet of paper: those of today first, whose, of which clinic and day', async ({
  page,
  loginAs,
  apiAs,
}) => {
  const [doctor, patient] = [await freshDoctor(), await freshPatient()]
  const caller = await apiAs(doctor)
  const path = `/histories/${patient.id}`
  expect((await caller.send('POST', `${path}/allergy`, { allergy: 'Ibuprofen' })).ok).toBe(true)
  for (const [name, startDate, endDate] of [
    ['Long over', '2020-01-02', '2020-02-02'],
    ['Ibuprofen 400', '2026-01-02', '2099-12-31'],
    ['In years to come', '2098-01-02', '2099-12-31'],
  ] as const) {
    const treatment = { name, instructions: `How ${name} is taken`, startDate, endDate }
    expect((await caller.send('POST', `${path}/treatment`, treatment)).ok).toBe(true)
  }
  await loginAs(doctor)
  const history = new HistoryPage(page)
  await history.open(patient.id)
  const inTurn = [/Ibuprofen 400/, /In years to come/, /Long over/]
  await expect(history.section('treatments').locator('tbody tr')).toHaveText(inTurn)
  await history.section('treatments').getByRole('link', { name: 'Print list' }).click()
  await page.waitForURL(routes.treatments(patient.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('List of treatments')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const sheet = page.getByRole('main')
  await expect(sheet.locator('tbody tr:has(td)')).toHaveText(inTurn)
  const facts = [
    `${patient.name} ${patient.surname}`,
    patient.dni,
    doctor.clinicName,
    'How Long over is taken',
  ]
  for (const text of [...facts, 'Allergy: Ibuprofen']) await expect(sheet).toContainText(text)
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Patients', exact: true })).toBeHidden()
  const { entries } = await (await apiAs(patient)).get(`/patients/${patient.id}/access-log`, accessLogAnswer)
  // The history, and the sheet of it.
  expect(
    entries.filter(({ who, what }) => who.includes(doctor.surname) && what === 'history.read'),
  ).toHaveLength(2)

  await loginAs(patient)
  await page.emulateMedia({ media: 'screen' })
  await page.goto(routes.treatments(patient.id))
  await expect(sheet).toContainText(doctor.clinicName)
  await expect(sheet).not.toContainText(patient.dni)
})

test('what a past visit was about takes its doctor two clicks: visits stand in the history, latest first', async ({
  page,
  loginAs,
  apiAs,
}) => {
  // No call makes a visit in the past: this one is the demo's.
  const caller = await apiAs('doctor')
  const { appointmentId } = await doctorsPastVisit()
  const visit = await caller.get(`/appointments/${appointmentId}`, appointmentDetail)
  const note = `Seen again, ${freshDni()}`
  expect((await caller.send('PUT', `/appointments/${appointmentId}/note`, { note })).ok).toBe(true)
  await loginAs('doctor')
  await page.goto(`${routes.patients}?q=${encodeURIComponent(visit.patient?.surname ?? '')}`)
  // Home and the list are one click apart.
  const clicksBefore = 1
  const clicks = await countClicks(page)
  await page
    .getByRole('table')
    .locator(`a[href="${routes.history(visit.patientId)}"]`)
    .click()
  const visits = new HistoryPage(page).section('visits')
  await expect(visits.getByRole('listitem').filter({ hasText: note })).toContainText(visit.doctorName)
  expect(clicks() + clicksBefore).toBe(2)
  // Those to come stand above, without an anchor.
  const times = await visits
    .locator('li[id] time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')))
  expect(times).toEqual(times.toSorted().toReversed())
})

test('another clinic’s staff finds nothing, as for a history that does not exist', async ({
  page,
  loginAs,
  allowFaults,
}) => {
  allowFaults(/status of 404/)
  const patient = await freshPatient()
  await loginAs(await freshDoctorElsewhere())
  const texts: string[] = []
  for (const id of [patient.id, 'no-such-history']) {
    const answer = await page.goto(routes.history(id))
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('You do not have access to this record')).toBeVisible()
    texts.push((await page.getByRole('main').textContent()) ?? '')
  }
  expect(texts[0]).toBe(texts[1])
  expect(texts.join()).not.toContain(patient.surname)
})
