import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Consent } from '#contract/consents'
import { defaultWays } from '#contract/notifications'
import { withSms } from '@/components/testing/channels-of'
import { island } from '@/components/testing/island'
// Loaded before the clock of a test runs; the dialog itself loads it when it opens.
import '@/components/shared/dialog/form-dialog-view'
import { ReachRows } from './reach-rows'
import { VerifyPhoneDialog } from './verify-phone-dialog'

const page = island()
const sms: Consent = {
  kind: 'sms',
  basis: 'consent',
  version: 1,
  given: null,
  saidVersion: null,
  at: null,
  on: false,
}

const choices = {
  reminders: 'sms',
  language: 'en',
  ways: defaultWays,
  quietFrom: '00:00',
  quietTo: '00:00',
  timeZone: 'Europe/Madrid',
  summary: false,
} as const

describe('a patient', () => {
  const choose = (value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText('Appointment reminders'), { target: { value } }))

  it('chooses a channel once they agree to it; before, the clinic chooses', async () => {
    page.answer('consents.change', { consents: [] })
    page.answer('reminders.updateChoices', choices)
    await page.load(<ReachRows patientId="p1" initial={withSms} consents={[sms]} />)
    expect(screen.getByDisplayValue('As my clinic does')).toBeTruthy()
    expect(screen.queryByText('By WhatsApp')).toBeNull()
    await choose('sms')
    expect(page.sent).toEqual([])
    expect((await screen.findByRole('dialog')).textContent).toContain('may write to me by SMS')
    await page.press('Agree')
    await waitFor(() => expect(page.sent).toHaveLength(2))
    expect(page.sent.map(({ body }) => body)).toEqual([
      { kind: 'sms', version: 1, given: true },
      { reminders: 'sms' },
    ])
    await waitFor(() => expect(screen.getByDisplayValue('By SMS')).toBeTruthy())
  })

  it('lets the clinic choose again', async () => {
    page.answer('reminders.updateChoices', { ...choices, reminders: 'email' })
    const chosen = { ...withSms, reminders: 'sms' as const, isChosen: true }
    await page.load(<ReachRows patientId="p1" initial={chosen} consents={[{ ...sms, on: true }]} />)
    await choose('')
    expect(page.sent.map(({ body }) => body)).toEqual([{ reminders: null }])
    expect(screen.getByDisplayValue('As my clinic does')).toBeTruthy()
  })

  it('turns reminders off without a question', async () => {
    page.answer('reminders.updateChoices', choices)
    await page.load(<ReachRows patientId="p1" initial={withSms} consents={[sms]} />)
    await choose('none')
    expect(page.sent[0]?.body).toEqual({ reminders: 'none' })
  })

  it.each([
    ['none', true],
    ['email', false],
  ])(
    'who chooses %s for themselves sends that alone: the server keeps it as a consent',
    async (choice, on) => {
      const reminders: Consent = { ...sms, kind: 'reminders', basis: 'contract', on }
      page.answer('reminders.updateChoices', choices)
      const initial = { ...withSms, reminders: on ? ('email' as const) : ('none' as const) }
      await page.load(<ReachRows patientId="p1" initial={initial} consents={[reminders]} />)
      await choose(choice)
      expect(page.sent.map(({ body }) => body)).toEqual([{ reminders: choice }])
    },
  )

  it('for whom somebody acts is not offered the choice of that account', async () => {
    await page.load(<ReachRows patientId="p1" initial={withSms} consents={[sms]} isActing />)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByText('Mobile number')).toBeTruthy()
  })

  it('is asked for no number where no clinic writes to one', async () => {
    await page.load(<ReachRows patientId="p1" initial={{ ...withSms, offered: [] }} consents={[sms]} />)
    expect(screen.queryByText('Mobile number')).toBeNull()
  })

  it('verifies the number with the code that came to it', async () => {
    const verified = vi.fn()
    page.refuse('channels.sendPhoneCode', 'invalid_input')
    await page.load(<VerifyPhoneDialog phone="912345678" onVerified={verified} onClose={vi.fn()} />)
    await page.press('Send code')
    expect((await screen.findByRole('alert')).textContent).toContain('not a mobile number')
    page.answer('channels.sendPhoneCode', { message: 'Code sent' })
    await page.type('Mobile number', '600200300')
    await page.press('Send code')
    page.refuse('channels.verifyPhone', 'invalid_input', { errors: { code: 'Wrong or expired code' } })
    await act(async () =>
      fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } }),
    )
    await page.press('Verify number')
    expect((await screen.findByRole('alert')).textContent).toContain('wrong or has expired')
    page.answer('channels.verifyPhone', { message: 'Number verified' })
    await page.press('Verify number')
    await waitFor(() => expect(verified).toHaveBeenCalled())
    expect(page.sent.at(-1)?.body).toEqual({ code: '123456' })
  })
})
