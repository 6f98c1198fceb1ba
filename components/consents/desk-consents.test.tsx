import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { PatientChannels } from '#contract/channels'
import { island } from '@/components/testing/island'
import { DeskConsents } from './desk-consents'
import { useDeskConsents } from './use-desk-consents'

const page = island()
const Consents = () => <DeskConsents {...useDeskConsents('p1')} />
const reach: PatientChannels = {
  reminders: 'email',
  isChosen: false,
  phone: '600 200 300',
  isMobile: true,
  isVerified: false,
  offered: ['sms'],
  consents: [
    { kind: 'sms', version: 1, given: null, at: null, byStaff: false },
    { kind: 'whatsapp', version: 1, given: null, at: null, byStaff: false },
  ],
}

describe('the desk', () => {
  it('records what a patient says, for the channels that the clinic has', async () => {
    page.answer('channels.ofPatient', reach)
    page.answer('consents.change', { consents: [] })
    await page.load(<Consents />)
    expect(await screen.findByText('May we write to you by SMS?')).toBeTruthy()
    expect(screen.queryByText('May we write to you by WhatsApp?')).toBeNull()
    await page.press('The patient says yes to SMS')
    expect(page.sent.find(({ body }) => body)?.body).toEqual({ kind: 'sms', version: 1, given: true })
  })

  it.each([
    [{ ...reach, isMobile: false }, /landline/],
    [{ ...reach, phone: null }, /No phone number is known/],
  ])('is told why nobody can be written to', async (channels, reason) => {
    page.answer('channels.ofPatient', channels)
    await page.load(<Consents />)
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
