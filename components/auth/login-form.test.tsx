import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sentences } from '#contract/sentences'
import { island } from '@/components/testing/island'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'
import { LoginForm } from './login-form'

const page = island({ at: routes.login })
const email = () => screen.getByLabelText<HTMLInputElement>('Email')

async function signIn(next: string | null = null) {
  page.show(<LoginForm next={next} demo={false} />)
  await page.type('Email', 'ana@example.test')
  await page.type('Password', 'Wrong-1234')
  await page.press('Log In')
}

describe('a sign-in', () => {
  it('goes on to where one was going, by a whole page', async () => {
    page.answer(authEndpoints.login, { goTo: '/app/patients' })
    await signIn('/app/patients')
    const body = { email: 'ana@example.test', password: 'Wrong-1234', next: '/app/patients' }
    expect(page.sent).toMatchObject([{ call: 'POST /api/auth/login', body }])
    expect(page.left).toEqual(['/app/patients'])
  })

  it('sends an empty form as well, and says whatever sentence refuses it, with what was typed kept', async () => {
    const refused = () => screen.queryByText('Invalid email or password')
    page.refuse(authEndpoints.login, 'wrong_credentials', { message: 'Invalid email or password' })
    page.show(<LoginForm next={null} demo={false} />)
    await page.press('Log In')
    expect(page.sent[0]?.body).toMatchObject({ email: '', password: '' })
    expect(refused()).toBeTruthy()
    await page.type('Email', 'ana@example.test')
    await page.press('Log In')
    expect(email().value).toBe('ana@example.test')
    expect(page.left).toEqual([])
  })

  it.each([
    [
      'how long to wait',
      () => page.refuse(authEndpoints.login, 'rate_limited', { retryAfter: 840 }),
      /in 14 minutes\./,
    ],
    ['that no answer came', () => page.lose(authEndpoints.login), sentences.network],
    [
      'that something broke',
      () => page.refuse(authEndpoints.login, 'internal', { message: '<h1>' }),
      sentences.failed,
    ],
  ])('says %s', async (_what, declare, sentence) => {
    declare()
    await signIn()
    expect(screen.getByText(sentence)).toBeTruthy()
  })

  it('is sent once, however often it is asked for', async () => {
    const answer = page.wait(authEndpoints.login)
    await signIn()
    await page.press('Log In')
    expect(page.sent).toHaveLength(1)
    await answer.refuse('internal')
    await page.press('Log In')
    expect(page.sent).toHaveLength(2)
  })

  it('says that it needs cookies instead of leading back to the empty form', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    page.answer(authEndpoints.login, { goTo: routes.app })
    await signIn()
    expect(screen.getByText(/^Logging in needs cookies\./)).toBeTruthy()
    expect(email().value).toBe('ana@example.test')
    expect(page.left).toEqual([])
  })

  it('takes one tap with an account of the demo', async () => {
    page.answer(authEndpoints.login, { goTo: routes.app })
    page.show(<LoginForm next={null} demo />)
    await page.press('Log in as Clinic admin')
    const body = { email: 'clinicadmin@demo.test', password: 'Demo-1234' }
    expect(page.sent).toMatchObject([{ call: 'POST /api/auth/login', body }])
    expect(page.left).toEqual([routes.app])
  })
})
