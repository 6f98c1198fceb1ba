import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { noInsights } from '@/components/testing/no-insights'
import { KindSection, ReminderSection } from './share-sections'

const page = island()
const days = { from: '2026-10-26', to: '2026-11-22' }
const reminders = { reminded: { visits: 518, noShows: 88 }, notReminded: { visits: 186, noShows: 102 } }

it.each([
  [710, /^518 appointments with a reminder, 186 without\. 6 not closed yet, left out\./],
  [704, /^518 appointments with a reminder, 186 without\. Patients without/],
])('the appointments with and without a reminder and the open ones are all %i', (visits, note) => {
  page.show(
    <ReminderSection
      insights={{ ...noInsights, visits, reminders }}
      state={{ ...days, doctor: '' }}
      scope={{ ...days, clinicId: 'c1' }}
    />,
  )
  expect(screen.getByText('17% were missed with a reminder, 55% without one.')).toBeTruthy()
  expect(screen.getByText(note)).toBeTruthy()
})

it('a small percentage is a short bar', () => {
  const few = { reminded: { visits: 100, noShows: 3 }, notReminded: { visits: 100, noShows: 1 } }
  page.show(
    <ReminderSection
      insights={{ ...noInsights, visits: 200, reminders: few }}
      state={{ ...days, doctor: '' }}
      scope={{ ...days, clinicId: 'c1' }}
    />,
  )
  const bars = [...document.querySelectorAll<HTMLElement>('[style*="width"]')]
  expect(bars.map(({ style }) => Number.parseFloat(style.width) < 5)).toEqual([true, true])
})

it('the most common type is named first, and appointments without one come last', () => {
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
  expect(screen.getByText('Most common: Follow-up, 30 of 30 with a type.')).toBeTruthy()
  expect(screen.getByText('70% have no type.')).toBeTruthy()
  const bars = [...document.querySelectorAll('ul[aria-hidden] > li')].map(({ textContent }) => textContent)
  expect(bars).toEqual(['Follow-up30', 'No type70'])
})
