import { routes } from '@/lib/routes'
import { expect } from '../fixtures'
import { freshDoctor, freshDoctorElsewhere, freshPatient } from '../fresh-data'
import { test } from '../languages'

test.use({ language: 'es' })

test('a patient finds who opened the history and who was refused, and checks that the log says so', async ({
  page,
  loginAs,
  pageOf,
  t,
}) => {
  const [patient, doctor, stranger] = [
    await freshPatient(),
    await freshDoctor({ name: 'Berta' }),
    await freshDoctorElsewhere(),
  ]
  await loginAs(patient)
  await page.goto(`${routes.patientEdit}#privacy`)
  const readers = page.getByRole('list').filter({ hasText: doctor.surname })
  await expect(page.getByRole('heading', { name: t('recordReaders.readers') })).toBeVisible()
  await expect(readers).toHaveCount(0)

  const work = await pageOf(doctor)
  expect((await work.goto(routes.history(patient.id)))?.status()).toBe(200)
  const elsewhere = await pageOf(stranger)
  expect((await elsewhere.goto(routes.history(patient.id)))?.status()).toBe(404)
  await page.reload()
  await expect(readers.getByText(`Berta ${doctor.surname}`)).toHaveCount(1)
  await expect(readers).toContainText(doctor.clinicName)
  await expect(readers.getByRole('listitem').filter({ hasText: stranger.surname })).toContainText(
    t('recordReaders.readingRefused'),
  )

  // New entries are sealed within seconds.
  const check = page.getByRole('button', { name: t('recordReaders.checkReaders') })
  const again = page.getByRole('button', { name: t('proof.again') })
  const entries = check.or(again)
  // A page of the record reads more than the history.
  const sound = new RegExp(t('proof.sound', { count: 2 }).replace('2', String.raw`\d+`))
  await expect(async () => {
    if (await entries.isVisible()) await entries.click()
    await expect(page.getByText(sound)).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
