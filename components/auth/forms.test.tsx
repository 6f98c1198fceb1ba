import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentences } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { listen } from '@/lib/browser/session/session-channel'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'
import { ForgotPasswordForm } from './forgot-password-form'
import { RegisterForm } from './register-form'
import { ResetPasswordForm } from './reset-password-form'
import { TwoFactorForm } from './two-factor-form'

const page = island({ at: routes.login })
const { field } = page
const typeAll = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await page.type(label, text)
}

describe('registering', () => {
  const owner = { Name: 'Marta', Surname: 'Gil', DNI: '12345678Z', Email: 'marta@example.test' }

  it('says at each field what is missing, beginning with the first, and sends nothing', async () => {
    page.show(<RegisterForm />)
    await page.press('Create account')
    const first = await screen.findByText('Name is required')
    for (const fault of ['Surname is required', 'DNI is required', 'Email is required']) {
      expect(screen.getByText(fault)).toBeTruthy()
    }
    expect(document.activeElement).toBe(field('Name'))
    expect(field('Name').getAttribute('aria-describedby')).toBe(first.closest('[id]')?.id)
    await page.type('Name', 'Marta')
    expect(screen.queryByText('Name is required')).toBeNull()
    expect(page.sent).toEqual([])
  })

  it('says what is accepted before the button', () => {
    page.show(<RegisterForm legal={<p>Terms and privacy</p>} />)
    const legal = screen.getByText('Terms and privacy')
    const button = screen.getByRole('button', { name: 'Create account' })
    expect(legal.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('asks for what the list beside the password asks for: letters with an accent count as letters', async () => {
    page.answer(authEndpoints.register, { goTo: routes.clinicAdd })
    page.show(<RegisterForm />)
    await typeAll({ ...owner, Password: 'Contraseña1' })
    const open = () =>
      screen.queryAllByRole('listitem').filter((rule) => /not met yet/.test(rule.textContent))
    expect(open().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^symbol/)])
    await page.press('Create account')
    expect(await screen.findByText(/^Password must contain at least one uppercase letter/)).toBeTruthy()
    expect(page.sent).toEqual([])
    await page.type('Password', 'Ñandú-12345')
    expect(open()).toEqual([])
    await page.press('Create account')
    expect(page.left).toEqual([routes.clinicAdd])
  })

  it.each([
    ['en', 'Password', 'Easy to guess: many people use one like it.'],
    ['es', 'Contraseña', 'Fácil de adivinar: la usa mucha gente.'],
  ] as const)('warns in %s of a password that many have', async (locale, label, warning) => {
    page.show(<RegisterForm />, { locale })
    await page.type(label, 'Password1!')
    expect(await screen.findByText(warning)).toBeTruthy()
    await page.type(label, 'kR7!vopa2Q')
    expect(screen.queryByText(warning)).toBeNull()
  })
})

describe('a forgotten password', () => {
  it('needs an address, and is answered alike for every address', async () => {
    page.answer('account.forgotPassword', { message: 'sent' })
    page.show(<ForgotPasswordForm />)
    await page.press('Send the link')
    expect(await screen.findByText('Email is required')).toBeTruthy()
    await page.type('Email', 'not an address')
    await page.press('Send the link')
    expect(await screen.findByText('Invalid email address')).toBeTruthy()
    await page.type('Email', 'nobody@example.test')
    await page.press('Send the link')
    expect(await screen.findByText('Check your inbox')).toBeTruthy()
    expect(page.sent).toMatchObject([{ body: { email: 'nobody@example.test' } }])
  })

  it('is chosen anew under the rules of every password, which signs other tabs out', async () => {
    const heard: unknown[] = []
    const stop = listen((news) => heard.push(news))
    page.answer(authEndpoints.resetPassword, { message: 'done' })
    page.show(<ResetPasswordForm token="t1" />)
    await typeAll({ 'New Password': 'short', 'Confirm Password': 'Nueva-5678' })
    await page.press('Save the new password')
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeTruthy()
    expect(screen.getByText('Passwords do not match')).toBeTruthy()
    await page.type('New Password', 'Nueva-5678')
    await page.press('Save the new password')
    expect(await screen.findByText('Your password is changed')).toBeTruthy()
    expect(page.sent).toMatchObject([{ body: { token: 't1', newPassword: 'Nueva-5678' } }])
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
    stop()
    expect(heard).toEqual([{ kind: 'left', ending: 'over' }])
  })

  it('says that a link was used or is too old', async () => {
    const message = 'This link has expired or was already used'
    page.refuse(authEndpoints.resetPassword, 'invalid_input', { message })
    page.show(<ResetPasswordForm token="t1" />)
    await typeAll({ 'New Password': 'Otra-9999x', 'Confirm Password': 'Otra-9999x' })
    await page.press('Save the new password')
    expect(await screen.findByText(new RegExp(message))).toBeTruthy()
  })
})

describe('the second factor', () => {
  const code = () => screen.getByRole<HTMLInputElement>('textbox')
  const verify = () => page.press('Verify')

  it('needs six figures, and takes nothing else', async () => {
    page.show(<TwoFactorForm passkey={false} />)
    await verify()
    expect(await screen.findByText('2FA token is required')).toBeTruthy()
    await act(async () => void fireEvent.change(code(), { target: { value: '123' } }))
    await verify()
    expect(await screen.findByText('2FA token must be 6 digits')).toBeTruthy()
    expect(page.sent).toEqual([])
  })

  it('that is wrong says so and is empty again: a code is never sent twice', async () => {
    page.refuse(authEndpoints.verifyTwoFactor, 'wrong_code', { message: sentences.wrongCode })
    page.show(<TwoFactorForm passkey={false} />)
    await act(async () => void fireEvent.change(code(), { target: { value: '123456' } }))
    await verify()
    expect(await screen.findByText('Invalid 2FA token')).toBeTruthy()
    expect(code().value).toBe('')
  })

  it('says that the time to give it is over, and leads back', async () => {
    page.refuse(authEndpoints.verifyTwoFactor, 'challenge_expired', { message: sentences.challengeExpired })
    page.show(<TwoFactorForm passkey={false} />)
    await act(async () => void fireEvent.change(code(), { target: { value: '123456' } }))
    await verify()
    expect(await screen.findByText('2FA session expired or invalid')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe(routes.login)
  })

  it('is a recovery code where the device is lost', async () => {
    page.answer(authEndpoints.verifyTwoFactor, { goTo: routes.app })
    page.show(<TwoFactorForm passkey={false} />)
    await page.press('Use a recovery code')
    await page.type('Recovery code', 'abcd-efgh')
    await verify()
    expect(page.sent).toMatchObject([{ body: { recoveryCode: 'abcd-efgh' } }])
    expect(page.left).toEqual([routes.app])
  })
})
