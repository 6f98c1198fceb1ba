import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defaultWays } from '#contract/notifications'
import { island } from '@/components/testing/island'
import { MailLanguage } from './mail-language'

const page = island()
const choices = {
  reminders: 'email',
  language: 'es',
  ways: defaultWays,
  quietFrom: '00:00',
  quietTo: '00:00',
  timeZone: 'Europe/Madrid',
  summary: false,
} as const

it('the language of mails is saved as soon as it is chosen', async () => {
  page.answer('reminders.updateChoices', choices)
  page.show(<MailLanguage initial="en" />)
  await page.type('Language of emails', 'es')
  expect(page.sent.map(({ body }) => body)).toEqual([{ language: 'es' }])
  await waitFor(() => expect(page.field('Language of emails').disabled).toBe(false))
  expect(page.field('Language of emails').value).toBe('es')
})

it('a language that could not be saved is said, and the one before is shown', async () => {
  page.refuse('reminders.updateChoices', 'internal')
  page.show(<MailLanguage initial="en" />)
  await page.type('Language of emails', 'es')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(page.field('Language of emails').value).toBe('en')
})
