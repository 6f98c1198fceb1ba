import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { BookingSteps } from './booking-steps'

const page = island()

it.each([
  [{ hasKinds: false, at: 'time' }, '2Time', 3],
  [{ hasKinds: true, at: 'kind' }, '2Type', 4],
  [{ hasKinds: true, at: 'time' }, '3Time', 4],
  [{ hasKinds: false, at: 'confirm' }, '3Confirm', 3],
] as const)('a patient sees how far the booking has come (%o)', (choice, present, count) => {
  page.show(<BookingSteps {...choice} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps).toHaveLength(count)
  expect(steps.find((step) => step.getAttribute('aria-current'))?.textContent).toBe(present)
  // A phone names them all, too.
  for (const step of steps) expect(step.querySelector('[class*=sr-only]')).toBeNull()
})
