import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { island } from '@/components/testing/island'
import { BusyTimes } from './busy-times'
import { RuledTimes } from './ruled-times'

const page = island()
const reasons = {
  '2026-11-24T08:00:00.000Z': 'too-soon',
  '2026-11-24T08:30:00.000Z': 'booked',
  '2026-11-24T09:00:00.000Z': 'pause',
  '2026-11-24T09:30:00.000Z': 'day-full',
  '2026-11-24T10:00:00.000Z': 'too-far',
} as const
const rules = { noticeMinutes: 120, horizonDays: 7, perDay: 4 }

it.each([
  [
    'en',
    'Too soon: book at least 2 hours ahead',
    'Pause between two appointments',
    /4 appointments of this kind/,
    'More than 7 days ahead',
  ],
  [
    'es',
    'Demasiado pronto: hay que reservar con al menos 2 horas de antelación',
    'Pausa entre dos citas',
    /4 citas de este tipo/,
    'Faltan más de 7 días',
  ],
] as const)('says exactly why a time is closed (%s)', (locale, ...texts) => {
  page.show(<BusyTimes reasons={reasons} slotMinutes={30} rules={rules} timeZone="Europe/Madrid" />, {
    locale,
  })
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})

it('says thirty days where no rule says another number', () => {
  page.show(
    <BusyTimes
      reasons={{ '2027-11-24T08:00:00.000Z': 'too-far' }}
      slotMinutes={30}
      timeZone="Europe/Madrid"
    />,
  )
  expect(screen.getByText('More than 30 days ahead')).toBeTruthy()
})

it('offers staff the times that only a rule closes, and no other', async () => {
  page.show(<RuledTimes reasons={reasons} timeZone="Europe/Madrid" onSlot={vi.fn()} />)
  expect(screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '09:00',
    '10:00',
    '10:30',
  ])
})
