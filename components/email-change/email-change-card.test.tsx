import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { emailChangeEndpoints } from '@/lib/endpoints/email-changes'
import { EmailChangeCard } from './email-change-card'

const page = island()
const email = 'new@example.test'

it.each([
  ['open', 'Use this address', 'confirmed', 'You log in with new@example.test from now on.'],
  ['stoppable', 'Stop the change', 'stopped', /The change is stopped/],
] as const)('a link that is %s does its act by a press alone', async (state, button, after, sentence) => {
  page.answer(emailChangeEndpoints.follow, { email, state: after })
  page.show(<EmailChangeCard token="token" initial={{ email, state }} />)
  expect(page.sent).toEqual([])
  await page.press(button)
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('an address that somebody has taken is said to be gone', async () => {
  page.refuse(emailChangeEndpoints.follow, 'conflict')
  page.show(<EmailChangeCard token="token" initial={{ email, state: 'open' }} />)
  await page.press('Use this address')
  expect(await screen.findByText(/can no longer be used/)).toBeTruthy()
})
