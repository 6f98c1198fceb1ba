import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { freshClinicAdmin, freshDoctor, freshPatient, freshShift } from '../fresh-data'

test('a new clinic is led from step to step, and each ticks itself', async ({ page, loginAs }) => {
  const owner = await freshClinicAdmin()
  await loginAs(owner)
  await page.goto(routes.app)
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps).toContainText('1 of 6 done')
  await expect(steps.getByRole('link', { name: 'Choose a plan' })).toContainText('done')
  await steps.getByRole('link', { name: 'Register the first doctor' }).click()
  await expect(page).toHaveURL(routes.registerStaff)

  const doctor = await freshDoctor({}, owner)
  await freshShift(doctor)
  await freshPatient({}, owner)
  await page.goto(routes.app)
  await expect(steps).toContainText('4 of 6 done')
  await steps.getByRole('link', { name: 'Opening hours' }).click()
  await expect(page).toHaveURL(routes.clinicEdit)

  // Nobody who only works there is bothered with it.
  await loginAs(doctor)
  await page.goto(routes.app)
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(steps).toHaveCount(0)

  // Nor is a clinic in full swing.
  await loginAs('clinicadmin')
  await page.goto(routes.app)
  await expect(page.getByRole('grid').first()).toBeVisible()
  await expect(steps).toHaveCount(0)
})
