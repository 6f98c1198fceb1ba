import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DoctorResults } from './doctor-results'

const page = island()
const doctor = {
  id: 'd1',
  name: 'Lucía',
  surname: 'Ferrer',
  specialty: 'urology' as const,
  nextFree: '2026-11-26T09:30:00.000Z',
  nextTimes: ['2026-11-26T09:30:00.000Z', '2026-11-27T08:00:00.000Z'],
  document: null,
  userId: 'u1',
  clinicId: 'c1',
  auditor: false,
}

const show = (books: boolean, doctors = [doctor]) =>
  page.show(
    <DoctorResults
      doctors={doctors}
      search={{ clinicId: 'c1', specialty: '' }}
      timeZone="Europe/Madrid"
      now={Date.parse('2026-11-25T12:00:00.000Z')}
      books={books}
    />,
  )

it('offers a patient the first free times of a doctor on the card, the days said once', () => {
  show(true)
  const [details, ...times] = screen.getAllByRole('link')
  expect(details?.getAttribute('href')).toBe('/app/staff/d1?clinicId=c1')
  expect(times.map(({ textContent }) => textContent)).toEqual(['10:30', '09:00'])
  expect(screen.getAllByText(/^(Tomorrow|Fri 27 Nov)$/)).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Fri 27 Nov, 09:00' })).toBe(times[1])
  expect(times[1]?.getAttribute('href')).toBe(
    '/app/appointments/d1/book?clinicId=c1&day=2026-11-27&slot=2026-11-27T08%3A00%3A00.000Z',
  )
})

it('shows it to the staff, who book elsewhere', () => {
  show(false)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/10:30/)).toBeTruthy()
})

it('begins with whoever is free soonest; who has nothing free comes last', () => {
  const of = (surname: string, nextFree: string | null) => ({ ...doctor, id: surname, surname, nextFree })
  const doctors = [of('Full', null), of('Later', '2026-11-27T09:30:00.000Z'), of('Soon', doctor.nextFree)]
  show(false, doctors as (typeof doctor)[])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Dr. Lucía Soon',
    'Dr. Lucía Later',
    'Dr. Lucía Full',
  ])
})
