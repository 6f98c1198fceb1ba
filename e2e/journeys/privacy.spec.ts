import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callAddress } from '@/lib/endpoints/browser-call'
import { routes } from '@/lib/routes'
import { required } from '../accounts'
import { expect, test } from '../fixtures'
import { freshDoctor, freshPatient } from '../fresh-data'
import { fillLogin, signInByForm } from '../sign-in'

test('nothing that was typed, shown or refused stands in a log', async ({ page, baseURL, allowFaults }) => {
  allowFaults(/status of 40\d/)
  const [doctor, patient] = [
    await freshDoctor(),
    await freshPatient({ name: 'Casimira', city: 'Albarracín' }),
  ]
  await page.goto(routes.login)
  await fillLogin(page, { email: patient.email, password: 'Equivocada-77' })
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await signInByForm(page, doctor, routes.patients)
  const headers = { origin: baseURL ?? '' }
  await page.goto(`${routes.patients}?q=${encodeURIComponent(patient.surname)}`)
  await page.goto(routes.history(patient.id))
  await expect(page.getByText('Casimira').first()).toBeVisible()
  const condition = { name: 'Psoriasis', details: 'Codos y rodillas', since: '2020-01-01', until: null }
  const write = (data: object) =>
    page.request.post(callAddress('histories.addCondition', { params: { id: patient.id } }), {
      headers,
      data,
    })
  expect((await write(condition)).ok()).toBe(true)
  expect((await write({ ...condition, since: 'ayer' })).status()).toBe(400)
  expect(
    (
      await page.request.post(callAddress('patients.register'), {
        headers,
        data: { ...patient, dni: 'x' },
      })
    ).status(),
  ).toBe(400)
  await page.request.get(`/app/nowhere/${patient.dni}?name=Casimira`)
  const cookies = (await page.context().cookies()).map(({ value }) => value)
  await page.goto(routes.logout)
  await expect(page).toHaveURL(routes.home)

  const folder = join(required('E2E_FOLDER'), 'data', 'logs')
  const logs = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(logs.join('')).toContain('"route":"/api/v1/histories/:id/condition"')
  const secrets = [
    patient.email,
    patient.surname,
    patient.dni,
    patient.password,
    'Casimira',
    'Albarracín',
    doctor.email,
    doctor.surname,
    doctor.dni,
    'Equivocada-77',
    'Psoriasis',
    'Codos y rodillas',
    ...cookies.filter((value) => value.length > 20),
  ]
  for (const log of logs)
    expect(secrets.filter((text) => log.includes(text) || log.includes(encodeURIComponent(text)))).toEqual([])
})
