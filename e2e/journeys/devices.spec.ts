import { routes } from '@/lib/routes'
import { alive } from '../alive'
import { expectAccessible } from '../axe'
import { expect, test } from '../fixtures'
import { freshPatient } from '../fresh-data'
import { signInByForm } from '../sign-in'

test('a person sees where they are signed in and signs out there, which the other screen follows', async ({
  page,
  browser,
}) => {
  const patient = await freshPatient()
  await signInByForm(page, patient, routes.patientEdit)
  const home = new URL(page.url()).origin
  const open = async (userAgent: string, screen: string) => {
    const context = await browser.newContext({ locale: 'en-GB', userAgent, baseURL: home })
    const other = await context.newPage()
    await signInByForm(other, patient, screen)
    return { other, context }
  }
  const tablet = await open(
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    routes.appointments,
  )
  const office = await open(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    routes.patientEdit,
  )

  const show = page.getByRole('button', { name: 'Show devices' })
  await alive(show)
  await show.click()
  const dialog = page.getByRole('dialog', { name: 'Where you are logged in' })
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name })
  await expect(row('This device')).toHaveCount(1)
  await expect(row('This device').getByRole('button')).toHaveCount(0)
  await expect(row('Safari on iPad')).toBeVisible()
  await expect(row('Firefox on Windows')).toBeVisible()
  await expectAccessible(page)

  await row('Safari on iPad')
    .getByRole('button', { name: /^Log out: Safari on iPad/ })
    .click()
  await expect(row('Safari on iPad')).toHaveCount(0)
  // A screen that follows what happens leaves by itself, any other with the next thing that is done there.
  await expect(tablet.other).toHaveURL(/\/login/)
  await expect(row('Firefox on Windows')).toBeVisible()
  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasNotText: 'This device' })).toHaveCount(0)
  await office.other.getByRole('link', { name: 'Appointments' }).click()
  await expect(office.other).toHaveURL(/\/login/)
  await expect(dialog.getByRole('button', { name: 'Log out everywhere else' })).toBeDisabled()
  await page.reload()
  await expect(page).toHaveURL(routes.patientEdit)
  await Promise.all([tablet.context.close(), office.context.close()])
})
