import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { listedAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { GroupVisits } from './group-visits'

const page = island()
const kind = { id: 'k1', nameEn: 'Gymnastics', nameEs: 'Gimnasia', colour: 'teal' as const }
const visit = { ...listedAppointment, patientName: 'Lucía Vidal', kind }

it('the page of a group visit leads to the others who come', async () => {
  const ofDay = { ...visit, kind, confirmedAt: null, arrivedAt: null, startedAt: null }
  const more = { patientPhone: null, deskNote: null }
  const visits = [
    { ...ofDay, ...more },
    { ...ofDay, ...more, id: 'v2', patientName: 'Ana Gil' },
    { ...ofDay, ...more, id: 'v3', start: '2026-11-24T10:30:00.000Z', patientName: 'Luis Mas' },
  ]
  page.answer('appointments.today', { date: '2026-11-24', timeZone: visit.timeZone, visits })
  page.show(<GroupVisits visit={visit} taken={{ taken: 2, of: 8 }} />, { locale: 'es' })
  expect(screen.getByText('2 de 8 plazas ocupadas')).toBeTruthy()
  const other = await screen.findByRole('link', { name: /Ana Gil/ })
  expect(other.getAttribute('href')).toBe(routes.appointment('v2'))
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(page.sent[0]?.query).toEqual({ doctorId: 'd1', date: '2026-11-24' })
})
