import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'
import { clinicWithDoubt } from '../fresh-data'
import { lastLetterTo } from '../mailbox'
import { press } from '../press'

test('the desk reads why somebody may not come, asks, and the patient says that they are', async ({
  page,
  loginAs,
}) => {
  const { owner, patient, visit } = await clinicWithDoubt()
  await loginAs(owner)
  await page.goto(routes.today)
  const card = page.locator(`[data-visit="${visit.appointmentId}"]`)
  await expect(card).toContainText('No-show risk 21%: missed the last one, not confirmed')
  await press(card.getByRole('button', { name: `Ask for confirmation: Lucía ${patient.surname}` }))
  await expect(card).toContainText('Confirmation requested.')
  await page.goto(routes.appointment(visit.appointmentId))
  await expect(page.getByText('Confirmation requested.')).toBeVisible()

  const letter = await lastLetterTo(patient.email, 'I am coming')
  const [, link = ''] = /I am coming:\s+(\S+)/.exec(letter) ?? []
  await page.goto(new URL(link).pathname)
  await press(page.getByRole('button', { name: 'I am coming' }))
  await expect(page.getByText('The clinic knows that you are coming')).toBeVisible()
  await page.goto(routes.today)
  await expect(card).toContainText('Confirmed')
  await expect(card.locator('[data-hint=miss]')).toHaveCount(0)
})
