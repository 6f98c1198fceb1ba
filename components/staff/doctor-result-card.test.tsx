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
  document: null,
  userId: 'u1',
  clinicId: 'c1',
  auditor: false,
}

const show = (books: boolean) =>
  page.show(
    <DoctorResults
      doctors={[doctor]}
      search={{ clinicId: 'c1', specialty: '' }}
      timeZone="Europe/Madrid"
      books={books}
    />,
  )

it('offers a patient the first free time of a doctor on the card', () => {
  show(true)
  const [details, book] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(details).toBe('/app/staff/d1?clinicId=c1')
  expect(book).toBe(
    `/app/appointments/d1/book?clinicId=c1&day=2026-11-26&slot=${encodeURIComponent(doctor.nextFree)}`,
  )
})

it('shows it to the staff, who book elsewhere', () => {
  show(false)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByText(/10:30/)).toBeTruthy()
})
