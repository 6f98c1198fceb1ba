import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { BookingSteps } from './booking-steps'

const page = island()

it.each([
  [{ hasKinds: false, asksKind: true }, '2Time', 3],
  [{ hasKinds: true, asksKind: true }, '2Type', 4],
  [{ hasKinds: true, asksKind: false }, '3Time', 4],
])('a patient sees how far the booking has come (%o)', (choice, present, count) => {
  page.show(<BookingSteps {...choice} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps).toHaveLength(count)
  expect(steps.find((step) => step.getAttribute('aria-current'))?.textContent).toBe(present)
})
