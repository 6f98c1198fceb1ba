import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { invalidCredentials } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { EnableTwoFactor } from './enable-two-factor'

const page = island()

it('a session that began long ago asks for the password before the second factor is turned on', async () => {
  const closed = vi.fn()
  page.refuse('account.startTwoFactor', 'password_needed')
  await page.load(<EnableTwoFactor onEnabled={vi.fn()} onClose={closed} />)
  await page.press('Continue')
  await screen.findByRole('dialog', { name: 'Please confirm your password' })
  page.refuse('account.startTwoFactor', 'wrong_credentials', { message: invalidCredentials })
  await page.type('Current Password', 'Wrong-1234')
  await page.press('Continue')
  expect(await screen.findByText('Invalid current password')).toBeTruthy()
  page.answer('account.startTwoFactor', { secret: 'ABCD', qrCodeUrl: 'data:image/png;base64,AA==' })
  await page.type('Current Password', 'Demo-1234')
  await page.press('Continue')
  expect(await screen.findByRole('dialog', { name: 'Set up Two-Factor Authentication' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(page.sent.map(({ body }) => body)).toEqual([
    {},
    { currentPassword: 'Wrong-1234' },
    { currentPassword: 'Demo-1234' },
  ])
  expect(closed).not.toHaveBeenCalled()
})
