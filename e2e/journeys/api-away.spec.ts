import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { startBreakableWeb } from '../breakable-web'
import { expect, test } from '../fixtures'
import { freshDoctor } from '../fresh-data'
import { fillLogin } from '../sign-in'

test('profiles and the clinics of an administrator say that they could not be loaded, and are back on Try again', async ({
  browser,
}) => {
  const doctor = await freshDoctor()
  const web = await startBreakableWeb()
  const visits = [
    { who: doctor, address: routes.myStaffProfile, there: doctor.dni },
    { who: doctor, address: routes.doctor(doctor.id), there: doctor.email },
    { who: 'admin' as const, address: routes.clinicEdit, there: 'Fee per month' },
  ]
  try {
    for (const { who, address, there } of visits) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${web.url}${routes.login}?next=${encodeURIComponent(routes.searchStaff)}`)
      await fillLogin(page, who)
      await expect(page).toHaveURL(web.url + routes.searchStaff)
      web.cut()
      await page.goto(web.url + address)
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await expect(page.getByText('Something went wrong')).toBeHidden()
      web.mend()
      await settled(page)
      await again.click()
      await expect(page.getByRole('main').getByText(there, { exact: true })).toBeVisible()
      await context.close()
    }
  } finally {
    await web.stop()
  }
})
