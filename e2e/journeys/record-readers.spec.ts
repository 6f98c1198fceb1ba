import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshDoctor, freshDoctorElsewhere, freshPatient } from '../fresh-data'
import { webCookies } from '../web-session'

test('a patient finds who opened the history and who was refused, and checks that the log says so', async ({
  page,
  loginAs,
  browser,
  baseURL,
}) => {
  const [patient, doctor, stranger] = [
    await freshPatient(),
    await freshDoctor({ name: 'Berta' }),
    await freshDoctorElsewhere(),
  ]
  await loginAs(patient)
  await page.goto(routes.patientEdit)
  const readers = page.getByRole('list').filter({ hasText: doctor.surname })
  await expect(page.getByRole('heading', { name: 'Who opened your record' })).toBeVisible()
  await expect(readers).toHaveCount(0)

  for (const [who, status] of [
    [doctor, 200],
    [stranger, 404],
  ] as const) {
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
    await elsewhere.addCookies(await webCookies(who))
    const answer = await (await elsewhere.newPage()).goto(routes.history(patient.id))
    expect(answer?.status()).toBe(status)
    await elsewhere.close()
  }
  await page.reload()
  await expect(readers.getByText(`Berta ${doctor.surname}`)).toHaveCount(1)
  await expect(readers).toContainText(doctor.clinicName)
  await expect(readers.getByRole('listitem').filter({ hasText: stranger.surname })).toContainText('Refused')

  // What was written a moment ago is sealed within seconds.
  const entries = page.getByRole('button', { name: /^Check (these entries|again)$/ })
  await expect(async () => {
    if (await entries.isVisible()) await entries.click()
    await expect(page.getByText('These 2 entries stand in the log as they were written')).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
})
