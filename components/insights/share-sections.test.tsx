import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { noInsights } from '@/components/testing/no-insights'
import { ChannelSection, KindSection, ReminderSection } from './share-sections'

const page = island()
const days = { from: '2026-10-26', to: '2026-11-22' }
const reminders = { reminded: { visits: 518, noShows: 88 }, notReminded: { visits: 186, noShows: 102 } }

it('missed appointments with and without a reminder are compared, the longest bar as wide as there is room', () => {
  page.show(
    <ReminderSection
      insights={{ ...noInsights, visits: 704, reminders }}
      state={{ ...days, doctor: '' }}
      scope={{ ...days, clinicId: 'c1' }}
    />,
  )
  expect(screen.getByText('17% were missed with a reminder, 55% without one.')).toBeTruthy()
  const bars = [...document.querySelectorAll<HTMLElement>('[style*="width"]')]
  expect(bars.map(({ style }) => Math.round(Number.parseFloat(style.width)))).toEqual([26, 84])
})

it('one channel is nothing to compare', () => {
  const [email, sms] = (['email', 'sms'] as const).map((channel) => ({
    channel,
    visits: 10,
    noShows: 1,
    confirmed: 5,
  }))
  const show = (byChannel: (typeof noInsights)['byChannel']) => (
    <ChannelSection
      insights={{ ...noInsights, byChannel }}
      state={{ ...days, doctor: '' }}
      scope={{ ...days, clinicId: 'c1' }}
    />
  )
  if (!email || !sms) throw new Error('no channels')
  const { rerender } = page.show(show([email]))
  expect(screen.queryByRole('heading')).toBeNull()
  rerender(show([email, sms]))
  expect(screen.getByText('50% of appointments reminded by email were confirmed.')).toBeTruthy()
})

it('names the most common type after the lack of one where half have none; its bar comes last', () => {
  const kind = { id: 'k1', nameEn: 'Follow-up', nameEs: 'Revisión' }
  const byKind = [
    { kind: null, visits: 70 },
    { kind, visits: 30 },
  ]
  page.show(
    <KindSection
      insights={{ ...noInsights, byKind: byKind as typeof noInsights.byKind }}
      state={{ ...days, doctor: '' }}
      scope={{ ...days, clinicId: 'c1' }}
    />,
  )
  const most = screen.getByText('Most common: Follow-up, 30 of 30 with a type.')
  const lack = screen.getByText('70% have no type.')
  expect(lack.compareDocumentPosition(most)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const bars = [...document.querySelectorAll('ul[aria-hidden] > li')].map(({ textContent }) => textContent)
  expect(bars).toEqual(['Follow-up30', 'No type70'])
})
