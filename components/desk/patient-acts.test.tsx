import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
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
  expect(filled()).toEqual(['Book an appointment'])
})
