import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type ChannelSettings, defaultChannels } from '#contract/channels'
import { englishTexts } from '@/components/testing/in-spanish'
import { island } from '@/components/testing/island'
import { ChannelsDialog } from './channels-dialog'
import { ChannelsRow } from './channels-row'

const page = island()
const from = '2026-11-01T00:00:00.000Z'
const settings: ChannelSettings = {
  ...defaultChannels,
  order: ['whatsapp', 'sms', 'email'],
  monthlyCapCents: 1000,
  senders: { sms: 'Consulta', whatsapp: null },
  month: { from, cents: 820, sms: 90, whatsapp: 2 },
}

describe('channels of a clinic', () => {
  it.each([
    [799, null],
    [800, 'The limit is near.'],
    [992, 'The limit is near.'],
    [993, 'The limit is reached. Patients get emails until next month.'],
    [1000, 'The limit is reached. Patients get emails until next month.'],
  ])('%s of 1000 cents: %s', (cents, warning) => {
    page.show(<ChannelsRow clinicId="c1" initial={{ ...settings, month: { ...settings.month, cents } }} />)
    expect(screen.getByText('WhatsApp → SMS → Email')).toBeTruthy()
    expect(screen.getByText('No sender: off')).toBeTruthy()
    expect(screen.getByText('90 SMS and 2 WhatsApp messages sent')).toBeTruthy()
    expect(screen.queryByText(/^The limit/)?.textContent ?? null).toBe(warning)
  })

  it('say in Spanish that the limit is near, with the sum', () => {
    page.show(<ChannelsRow clinicId="c1" initial={settings} />, { locale: 'es' })
    expect(screen.getByText('Queda poco para el límite.')).toBeTruthy()
    expect(document.body.textContent).toContain('8,20')
    expect(englishTexts()).toEqual([])
  })

  it('name SMS alone in a month without WhatsApp', () => {
    const month = { ...settings.month, whatsapp: 0 }
    page.show(<ChannelsRow clinicId="c1" initial={{ ...settings, month }} />)
    expect(screen.getByText('90 SMS sent')).toBeTruthy()
  })

  it('are saved as the wire wants them, with decimal commas and a cap in euros', async () => {
    const saved = vi.fn()
    page.answer('channels.update', settings)
    await page.load(<ChannelsDialog clinicId="c1" settings={settings} onSaved={saved} onClose={vi.fn()} />)
    await page.type('Price of one SMS', '7,5')
    await page.type('Monthly limit in euros', '12,50')
    await act(async () => fireEvent.change(screen.getByLabelText('Last'), { target: { value: '' } }))
    await page.type('Sender for WhatsApp', 'Consulta')
    await page.press('Save')
    expect(await screen.findByText('Write the number with its country, such as +34600123123')).toBeTruthy()
    await page.type('Sender for WhatsApp', '+34600123123')
    await page.press('Save')
    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(page.sent.at(-1)?.body).toEqual({
      order: ['whatsapp', 'sms'],
      monthlyCapCents: 1250,
      priceCents: { sms: 7.5, whatsapp: 5 },
      senders: { sms: 'Consulta', whatsapp: '+34600123123' },
    })
  })

  it('are shown with the decimal comma in Spanish', async () => {
    const typed = { ...settings, monthlyCapCents: 1040, priceCents: { sms: 7.5, whatsapp: 5 } }
    await page.load(<ChannelsDialog clinicId="c1" settings={typed} onSaved={vi.fn()} onClose={vi.fn()} />, {
      locale: 'es',
    })
    expect(screen.getByLabelText('Precio de un SMS')).toHaveProperty('value', '7,5')
    expect(screen.getByLabelText('Límite mensual en euros')).toHaveProperty('value', '10,40')
  })

  it('stand in the order once each', async () => {
    await page.load(<ChannelsDialog clinicId="c1" settings={settings} onSaved={vi.fn()} onClose={vi.fn()} />)
    await act(async () => fireEvent.change(screen.getByLabelText('Last'), { target: { value: 'sms' } }))
    await page.press('Save')
    expect(await screen.findByText('Each channel once')).toBeTruthy()
    expect(page.sent).toEqual([])
  })
})
