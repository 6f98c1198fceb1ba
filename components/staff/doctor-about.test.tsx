import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DoctorAbout } from './doctor-about'

const page = island()
const shift = (day: string) => ({ start: `${day}T08:00:00Z`, end: `${day}T13:00:00Z` })
const member = { phone: null, week: { visits: 21, minutes: 1200, booked: 630 } }

it.each([
  [
    '2026-11-25',
    member,
    false,
    'Urology · Today 09:00–14:00 · 10.5 of 20 h booked this weekana@example.test',
  ],
  [
    '2026-11-26',
    member,
    false,
    'Urology · No hours left today · 10.5 of 20 h booked this weekana@example.test',
  ],
  ['2026-11-25', undefined, true, 'Urology · Today 09:00–14:00ana@example.test'],
  ['2026-11-25', undefined, false, 'Urologyana@example.test'],
])(
  'says the hours of today to colleagues and who manages the doctor: %s %o %o',
  (today, managed, isColleague, said) => {
    const { container } = page.show(
      <DoctorAbout
        doctor={{ specialty: 'urology' }}
        email="ana@example.test"
        member={managed}
        isColleague={isColleague}
        free={{ hours: [shift('2026-11-25'), shift('2026-11-27')], timeZone: 'Europe/Madrid' }}
        today={today}
        booked={undefined}
      />,
    )
    expect(container.textContent?.replace('\u2060', '')).toBe(said)
  },
)
