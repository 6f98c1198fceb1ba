import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { DeskUser } from '@/lib/domain/desk-user'
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

const show = (books: boolean, doctors = [doctor], user: DeskUser | null = null) =>
  page.show(
    <DoctorResults
      doctors={doctors}
      search={{ clinicId: 'c1', specialty: '' }}
      timeZone="Europe/Madrid"
      now={Date.parse('2026-11-25T12:00:00.000Z')}
      known={new Map()}
      books={books}
      user={user}
    />,
  )

it('offers a patient the first free times of a doctor on the card', () => {
  show(true)
  const [details, ...times] = screen.getAllByRole('link')
  expect(details?.getAttribute('href')).toBe('/app/staff/d1?clinicId=c1')
  expect(times.map(({ textContent }) => textContent)).toEqual(['Thu 10:30', 'Fri 09:00'])
  expect(screen.getByRole('link', { name: 'Fri 09:00' })).toBe(times[1])
  expect(times[1]?.getAttribute('href')).toBe(
    '/app/appointments/d1/book?clinicId=c1&day=2026-11-27&slot=2026-11-27T08%3A00%3A00.000Z',
  )
})

it('shows it to the staff, who book for patients of their own clinic', () => {
  const desk = { clinicId: 'c1', doctorId: null, name: 'Ana Desk', wholeClinic: true }
  show(false, [doctor], { ...desk, clinicId: 'c2' })
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/10:30/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  show(false, [doctor], { ...desk, doctorId: 'd9', wholeClinic: false })
  expect(screen.queryByRole('button'), 'a doctor books with nobody else').toBeNull()
  show(false, [doctor], desk)
  expect(screen.getByRole('button', { name: 'Thu 10:30' })).toBeTruthy()
})

it('a day is seen with each of its times', () => {
  show(true, [{ ...doctor, nextTimes: [doctor.nextFree, '2026-11-26T10:00:00.000Z'] }])
  const again = screen.getByRole('link', { name: 'Thu 11:00' })
  expect(again.querySelector('.sr-only')).toBeNull()
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
  expect(screen.getAllByText('More times')).toHaveLength(2)
})

it('begins with the reader’s own doctors, and says so', () => {
  const soon = { ...doctor, id: 'd2', surname: 'Soon', nextFree: '2026-11-25T09:30:00.000Z' }
  const shown = { search: { clinicId: 'c1', specialty: '' }, timeZone: 'Europe/Madrid', now: 0, user: null }
  const show = (booked: string | null) =>
    page.show(
      <DoctorResults {...shown} doctors={[soon, doctor]} known={new Map([['d1', booked]])} books={false} />,
    )
  const { container, unmount } = show(null)
  expect(screen.getAllByRole('link')[0]?.textContent).toContain('Ferrer')
  expect(screen.getByText('2 doctors, yours first, then soonest')).toBeTruthy()
  expect(container.textContent?.match(/Urology · your doctor/g)).toHaveLength(1)
  unmount()
  expect(show('2026-12-07T15:00:00.000Z').container.textContent).toContain('Urology · booked 7\u00a0Dec')
})
