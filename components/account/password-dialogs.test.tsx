import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { invalidCredentials } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { ChangeEmailDialog } from './change-email-dialog'
import { ChangePasswordDialog } from './change-password-dialog'
import { PasskeysDialog } from './passkeys-dialog'

const page = island()
const closed = vi.fn()

async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await page.type(label, text)
}
const right = {
  'Current Password': 'Demo-1234',
  'New Password': 'Nueva-5678',
  'Confirm Password': 'Nueva-5678',
}

describe('changing the password', () => {
  const open = (strict = false) => {
    closed.mockClear()
    page.show(<ChangePasswordDialog strict={strict} onClose={closed} />)
  }
  const send = () => page.press('Update Password')

  it('needs all three, and the new one twice the same', async () => {
    open()
    await send()
    for (const text of [
      'Current password is required',
      'New password is required',
      'You must confirm your new password',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy()
    }
    await fill({ ...right, 'Confirm Password': 'Nueva-5679' })
    await send()
    expect(await screen.findByText('Passwords do not match')).toBeTruthy()
    expect(page.sent).toEqual([])
  })

  it('says at its field that the current one is wrong, and stays open', async () => {
    page.refuse('account.changePassword', 'wrong_credentials', { message: invalidCredentials })
    open()
    await fill(right)
    await send()
    expect(await screen.findByText('Invalid current password')).toBeTruthy()
    expect(closed).not.toHaveBeenCalled()
  })

  it('that failed says so', async () => {
    page.refuse('account.changePassword', 'internal')
    open()
    await fill(right)
    await send()
    expect(await screen.findByText('An unexpected error occurred. Please try again later.')).toBeTruthy()
  })

  it('says that it is done, and closes', async () => {
    page.answer('account.changePassword', { message: 'done' })
    open()
    await fill(right)
    await send()
    expect(await screen.findByText('Password changed successfully')).toBeTruthy()
    expect(closed).toHaveBeenCalledTimes(1)
    expect(page.sent[0]?.body).toEqual({ currentPassword: 'Demo-1234', newPassword: 'Nueva-5678' })
  })
})

describe('another email address', () => {
  const fillIn = async (email: string) => {
    await page.load(<ChangeEmailDialog email="ana@example.test" onClose={closed} />)
    await page.type('New email', email)
    await page.type('Current Password', 'Demo-1234')
    await page.press('Send the link')
  }

  it('is asked for with the password, and says where the link went', async () => {
    page.answer('email-changes.request', { message: 'sent' })
    await fillIn('new@example.test')
    expect(await screen.findByText('Follow the link that we have sent to new@example.test')).toBeTruthy()
    expect(page.sent[0]?.body).toEqual({ email: 'new@example.test', currentPassword: 'Demo-1234' })
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('says at its field that the password is wrong, and that the address is no other one', async () => {
    page.refuse('email-changes.request', 'wrong_credentials', { message: invalidCredentials })
    await fillIn('new@example.test')
    expect(await screen.findByText('Invalid current password')).toBeTruthy()
    page.refuse('email-changes.request', 'invalid_input', { errors: { email: 'x' } })
    await page.press('Send the link')
    expect(await screen.findByText('You log in with this address already.')).toBeTruthy()
  })
})

describe('passkeys', () => {
  it('need a name, and say when there is none', async () => {
    page.answer('passkeys.list', [])
    await page.load(<PasskeysDialog onClose={closed} />)
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy()
    await page.type('Name', '')
    await page.press('Add a passkey')
    expect(await screen.findByText('Name is required')).toBeTruthy()
  })

  it.each([
    ['an iPad, which calls itself a Mac', 5, 'iPad'],
    ['a Mac', 0, 'Mac'],
  ])('are named after the device: %s', async (_, maxTouchPoints, name) => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', maxTouchPoints })
    page.answer('passkeys.list', [])
    await page.load(<PasskeysDialog onClose={closed} />)
    expect(page.field('Name').value).toBe(name)
  })

  it('are removed once an old session has given its password', async () => {
    let known = [{ id: 'k1', name: 'My phone', createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: null }]
    page.answer('passkeys.list', () => known)
    page.refuse('passkeys.remove', 'password_needed')
    await page.load(<PasskeysDialog onClose={closed} />)
    expect(await screen.findByText('Never used')).toBeTruthy()
    await page.press('Remove My phone')
    const confirm = within(await screen.findByRole('dialog', { name: 'Please confirm your password' }))
    page.refuse('passkeys.remove', 'wrong_credentials', { message: invalidCredentials })
    await page.type('Current Password', 'Wrong-1234')
    await page.press('Continue')
    expect(await confirm.findByText('Invalid current password')).toBeTruthy()
    page.answer('passkeys.remove', () => {
      known = []
      return { message: 'done' }
    })
    await page.type('Current Password', 'Demo-1234')
    await page.press('Continue')
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy()
    const calls = page.sent.filter(({ call }) => call.endsWith('passkeys.remove'))
    expect(calls.map(({ body }) => body)).toEqual([
      {},
      { currentPassword: 'Wrong-1234' },
      { currentPassword: 'Demo-1234' },
    ])
  })
})
