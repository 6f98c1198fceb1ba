import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { noInsights } from '@/components/testing/no-insights'
import { AheadSection, FillSection } from './fill-sections'

const page = island()
const days = { from: '2026-11-09', to: '2026-11-22' }
const doctor = { doctorId: 'd1', doctorName: 'Eva Gil', bookableMinutes: 600 }

it.each([
  [600, 600, '100% of the bookable hours were booked.'],
  [600, 300, 'The week from 16 Nov was the weakest: 50% booked.'],
])('the weakest week is named only where one is weaker: %i and %i minutes', (first, second, says) => {
  const fill = [
    { ...doctor, week: '2026-11-09', bookedMinutes: first },
    { ...doctor, week: '2026-11-16', bookedMinutes: second },
  ]
  page.show(
    <FillSection
      insights={{ ...noInsights, fill }}
      state={{ ...days, doctor: '' }}
      scope={{ ...days, clinicId: 'c1' }}
    />,
  )
  expect(screen.getByRole('heading', { level: 2 }).parentElement?.textContent).toContain(says)
})

it('the emptiest of the coming weeks is named where they differ', () => {
  const week = (monday: string, bookedMinutes: number) => ({ ...doctor, week: monday, bookedMinutes })
  const show = (ahead: ReturnType<typeof week>[]) => (
    <AheadSection insights={{ ...noInsights, ahead }} scope={{ ...days, clinicId: 'c1' }} />
  )
  const { rerender } = page.show(show([week('2026-11-23', 300), week('2026-11-30', 60)]))
  const said = () => screen.getByRole('heading', { level: 2 }).parentElement?.textContent
  expect(said()).toContain('Emptiest: the week from 30 Nov, 10% booked.')
  rerender(show([week('2026-11-23', 60), week('2026-11-30', 60)]))
  expect(said()).not.toContain('Emptiest')
})
