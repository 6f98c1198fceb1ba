import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withSms } from '@/components/testing/channels-of'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { DeskConsents } from './desk-consents'
import { useDeskConsents } from './use-desk-consents'

const page = island()
const Consents = () => <DeskConsents {...useDeskConsents('p1')} />

describe('the desk', () => {
  it('records what a patient says, for the channels that the clinic has', async () => {
    page.answer('channels.ofPatient', withSms)
    page.answer('consents.change', { consents: [] })
    await page.load(<Consents />)
    expect(await screen.findByText('May we write to you by SMS?')).toBeTruthy()
    expect(screen.queryByText('May we write to you by WhatsApp?')).toBeNull()
    await page.press('The patient says yes to SMS')
    expect(page.sent.find(({ body }) => body)?.body).toEqual({ kind: 'sms', version: 1, given: true })
  })

  it.each([
    ['en', 'sms', 'Said yes at the desk', 'Said no at the desk'],
    ['es', 'whatsapp', 'Dijo que sí en recepción', 'Dijo que no en recepción'],
  ] as const)(
    'records a yes and then a no, each with one press, in %s by %s',
    async (locale, kind, yes, no) => {
      const offered = { ...withSms, offered: [kind] }
      const said = (given: boolean) =>
        page.answer('consents.change', () => {
          const at = '2026-11-26T08:00:00.000Z'
          page.answer('channels.ofPatient', {
            ...offered,
            consents: [{ kind, version: 1, given, at, byStaff: true }],
          })
          return { consents: [] }
        })
      page.answer('channels.ofPatient', offered)
      await page.load(<Consents />, { locale })
      said(true)
      await page.press(locale === 'en' ? /says yes to/ : /dice que sí a/)
      await waitFor(() => expect(screen.getByRole('status').textContent).toContain(yes))
      said(false)
      await page.press(locale === 'en' ? /says no to/ : /dice que no a/)
      await waitFor(() => expect(screen.getByRole('status').textContent).toContain(no))
      expect(page.sentTo('consents.change').map(({ body }) => body)).toEqual([
        { kind, version: 1, given: true },
        { kind, version: 1, given: false },
      ])
      if (locale === 'es') expect(englishTexts()).toEqual([])
    },
  )

  it.each([
    [{ ...withSms, isMobile: false }, /landline/],
    [{ ...withSms, phone: null }, /No phone number is known/],
  ])('is told why nobody can be written to', async (channels, reason) => {
    page.answer('channels.ofPatient', channels)
    await page.load(<Consents />)
    expect(await screen.findByText(reason)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
