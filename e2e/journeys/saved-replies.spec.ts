import { messagingSettings } from '#contract/messaging'
import { threadDetail } from '#contract/threads'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expectAccessible } from '../axe'
import { clinicApiAs } from '../clinic-api'
import { expect, test } from '../fixtures'
import { freshHouse } from '../fresh-data'

test('by keyboard, a clinic says how soon it answers and keeps a reply, which is put in with its names', async ({
  page,
  loginAs,
}) => {
  const { owner, doctor, patient } = await freshHouse()
  const body = { clinicId: doctor.clinicId, subject: 'visit', text: 'May I eat before?' }
  const thread = await (await clinicApiAs(patient)).post('/threads', threadDetail, body)
  await loginAs(owner)
  await page.goto(`${routes.clinicEdit}#messages`)
  await settled(page)
  await page.getByRole('button', { name: 'Edit answers' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Reply times and saved replies' })
  await dialog.getByLabel('Answers come within').press('ArrowUp')
  await expect(dialog.getByLabel('Answers come within')).toHaveValue('24')
  await dialog.getByRole('button', { name: 'Add a reply' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Title' }).press('Enter')
  await expect(dialog.getByText('This field is required').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Title' }).pressSequentially('Fasting')
  await dialog.getByLabel('Text in Spanish').pressSequentially('Hola, {patient}: en ayunas.')
  await dialog.getByLabel('Text in English').pressSequentially('Dear {patient}, nothing before {time}.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  const kept = await (await clinicApiAs(owner)).get(`/clinics/${owner.clinicId}/messaging`, messagingSettings)
  expect(kept).toMatchObject({ answerHours: 24, replies: [{ title: 'Fasting' }] })

  await page.goto(routes.thread(thread._id))
  await settled(page)
  await page.getByRole('button', { name: 'Saved replies' }).press('Enter')
  await page.getByRole('button', { name: 'Fasting in English' }).press('Enter')
  const field = page.getByRole('textbox', { name: /^Write to/ })
  // A placeholder without a value in this thread stays visible.
  await expect(field).toHaveValue(`Dear ${patient.name} ${patient.surname}, nothing before {time}.`)
  await expect(field).toBeFocused()
  await field.fill(`Dear ${patient.name}, nothing before nine.`)
  await field.press('Control+Enter')
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('nothing before nine')).toBeVisible()
})
