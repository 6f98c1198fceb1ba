import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { aVisit } from '@/components/testing/a-visit'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { ArriveStep } from './arrive-step'
import { PatientActs } from './patient-acts'

const page = island()
const patient = { id: 'p1', name: 'Lucía', surname: 'Vidal' }
const visit = { id: 'v1', start: '2026-11-24T09:30:00.000Z', timeZone: 'Europe/Madrid' }
const filled = () =>
  [...document.querySelectorAll('.button-primary')].map(({ textContent }) => textContent?.trim())

it('leads to the appointment of whoever comes today, and to a booking for anybody else', () => {
  const acts = (today?: typeof visit) => (
    <PatientActs patient={patient} visit={today}>
      {null}
    </PatientActs>
  )
  const { rerender } = page.show(acts(visit))
  const link = screen.getByRole('link', { name: 'Open appointment 10:30' })
  expect(link.getAttribute('href')).toBe(routes.appointment('v1'))
  expect(filled()).toEqual(['Open appointment 10:30'])
  rerender(acts())
  expect(filled()).toEqual(['Book'])
})

it('marks who is about to be seen as arrived, in place of the way to the appointment', async () => {
  page.answer('appointments.arrive', aVisit({ arrivedAt: visit.start }))
  const acts = (step: ReactNode) => (
    <main tabIndex={-1}>
      <PatientActs patient={patient} visit={visit} step={step}>
        {null}
      </PatientActs>
    </main>
  )
  const { rerender } = page.show(acts(<ArriveStep visit={visit} name="Lucía Vidal" />))
  expect(filled()).toEqual(['Mark arrived · 10:30'])
  expect(screen.queryByRole('link')).toBeNull()
  screen.getByRole('button', { name: /^Mark arrived/ }).focus()
  await page.press(/^Mark arrived/)
  expect(await screen.findByText('Arrival recorded: Lucía Vidal')).toBeTruthy()
  expect(page.sent.map(({ call }) => call)).toEqual(['POST /api/calls/appointments.arrive'])
  expect(page.refreshed()).toBe(1)
  // The page anew has no such step: the focus goes to where the page begins.
  rerender(acts(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
