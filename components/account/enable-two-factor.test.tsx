import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { invalidCredentials } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { EnableTwoFactor } from './enable-two-factor'

const page = island()
const address = 'otpauth://totp/Consulta:ana%40example.test?secret=ABCD'

it('a session that began long ago asks for the password before the second factor is turned on', async () => {
  const closed = vi.fn()
  page.refuse('account.startTwoFactor', 'password_needed')
  await page.load(<EnableTwoFactor onEnabled={vi.fn()} onClose={closed} />)
  await page.press('Set up 2FA')
  await screen.findByRole('dialog', { name: 'Please confirm your password' })
  page.refuse('account.startTwoFactor', 'wrong_credentials', { message: invalidCredentials })
  await page.type('Current Password', 'Wrong-1234')
  await page.press('Continue')
  expect(await screen.findByText('Invalid current password')).toBeTruthy()
  page.answer('account.startTwoFactor', { address, secret: 'ABCD', qrCodeUrl: 'data:image/png;base64,AA==' })
  await page.type('Current Password', 'Demo-1234')
  await page.press('Continue')
  const dialog = await screen.findByRole('dialog', { name: 'Set up Two-Factor Authentication' })
  expect(document.activeElement, 'the first step is read before the last').toBe(dialog)
  const open = screen.getByRole('link', { name: 'Open in your authenticator app' })
  expect(open.getAttribute('href')).toBe(address)
  const image = screen.getByRole('img', { name: 'QR code for your authenticator app' })
  expect(image.className, 'a narrow window of a computer shows it').toContain('max-sm:pointer-coarse:hidden')
  expect(page.sent.map(({ body }) => body)).toEqual([
    {},
    { currentPassword: 'Wrong-1234' },
    { currentPassword: 'Demo-1234' },
  ])
  expect(closed).not.toHaveBeenCalled()
})
