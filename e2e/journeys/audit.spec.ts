import { routes } from '@/lib/routes'
import { expect } from '../fixtures'
import { freshClinicAdmin, freshDoctor, freshPatient } from '../fresh-data'
import { test } from '../languages'
import { webCookies } from '../web-session'

test('an administrator finds who opened a record, who was refused, and takes it along as a file', async ({
  page,
  loginAs,
  pageOf,
  t,
}) => {
  const admin = await freshClinicAdmin()
  const doctor = await freshDoctor({ name: 'Berta' }, admin)
  const patient = await freshPatient({}, admin)
  const elsewhere = await freshPatient()
  const other = await pageOf(doctor)
  expect((await other.goto(routes.history(patient.id)))?.status()).toBe(200)
  expect((await other.goto(routes.history(elsewhere.id)))?.status()).toBe(404)

  await loginAs(admin)
  await page.goto(routes.app)
  await page.getByRole('link', { name: t('audit.title') }).click()
  await expect(page.getByRole('heading', { name: t('audit.title') })).toBeVisible()
  const rows = page.getByRole('row')
  const opened = rows.filter({ hasText: t('audit.acts.history.read') })
  await expect(opened.filter({ hasText: patient.surname })).toHaveCount(1)
  const tried = rows.filter({ hasText: t('audit.tried.history') })
  await expect(tried.filter({ hasText: t('audit.refused') })).toHaveCount(1)

  await page.getByText(t('audit.moreFilters')).click()
  await page.getByLabel(t('audit.outcome')).selectOption(t('audit.outcomes.refused'))
  await page.getByLabel(t('audit.person')).selectOption({ label: `Berta ${doctor.surname}` })
  await expect(page).toHaveURL(/person=.*outcome=refused/)
  await expect(tried).toHaveCount(1)
  await expect(page.getByText(elsewhere.surname)).toHaveCount(0)

  await page.getByRole('link', { name: t('audit.clear') }).click()
  await expect(page).toHaveURL(routes.audit)
  await opened.getByRole('link', { name: patient.surname }).click()
  await expect(page.getByRole('link', { name: t('audit.removePatient') })).toContainText(patient.surname)
  await expect(rows.filter({ hasText: t('audit.acts.audit.read') })).toHaveCount(0)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('audit.file') }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('audit.csv')
  const answer = await page.request.get(download.url())
  expect(await answer.text()).toContain('"history.read"')
})

test('the filters stand in the first HTML, and work without scripts', async ({ browser, baseURL }) => {
  const admin = await freshClinicAdmin()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await context.addCookies(await webCookies(admin))
  const page = await context.newPage()
  await page.goto(`${routes.audit}?area=accounts&from=2026-01-01`)
  await expect(page.getByLabel('Action')).toHaveValue('accounts')
  await expect(page.getByLabel('From')).toHaveValue('01/01/2026')
  await page.getByLabel('Result').selectOption('Refused')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/area=accounts&outcome=refused&.*from=01%2F01%2F2026/)
  await expect(page.getByText('No matching entries')).toBeVisible()
  await context.close()
})
