import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { NextVisitLink } from './next-visit-link'

const page = island()
const visit = {
  id: 'v1',
  start: '2026-11-25T08:30:00.000Z',
  end: '2026-11-25T09:00:00.000Z',
  status: 'pending' as const,
  specialty: null,
  patientName: 'Lucía Vidal',
}

it.each([
  ['next', 'en', 'Next: Wednesday 09:30, Lucía Vidal'],
  ['next', 'en', 'Next: 09:30, Lucía Vidal', '2026-11-25'],
  ['now', 'en', 'Now: 09:30, Lucía Vidal', '2026-11-25'],
  ['awaited', 'en', 'Not here yet: 09:30, Lucía Vidal', '2026-11-25'],
  ['next', 'es', 'Próxima: miércoles 09:30, Lucía Vidal'],
  ['now', 'es', 'Ahora: 09:30, Lucía Vidal', '2026-11-25'],
  ['awaited', 'es', 'Aún no ha llegado: 09:30, Lucía Vidal', '2026-11-25'],
] as const)(
  'the visit of the word %s (%s) is a link that says when and who: %s',
  (word, locale, name, today: string = '2026-11-24') => {
    page.show(<NextVisitLink word={word} visit={visit} timeZone="Europe/Madrid" today={today} />, { locale })
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/app/appointments/v1')
  },
)
