import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DoctorAbout } from './doctor-about'

const page = island()
const shift = (day: string) => ({ start: `${day}T08:00:00Z`, end: `${day}T13:00:00Z` })
const member = { phone: null, week: { visits: 21, minutes: 1200, booked: 630 } }

it.each([
  ['2026-11-25', member, 'Urology · Today 09:00–14:00 · 10.5 of 20 h booked this weekana@example.test'],
  ['2026-11-26', member, 'Urology · No hours left today · 10.5 of 20 h booked this weekana@example.test'],
  ['2026-11-25', undefined, 'Urologyana@example.test'],
])('says the hours of today to who manages the doctor alone: %s %o', (today, managed, said) => {
  const { container } = page.show(
    <DoctorAbout
      doctor={{ specialty: 'urology' }}
      email="ana@example.test"
      member={managed}
      free={{ hours: [shift('2026-11-25'), shift('2026-11-27')], timeZone: 'Europe/Madrid' }}
      today={today}
      booked={undefined}
    />,
  )
  expect(container.textContent?.replace('\u2060', '')).toBe(said)
})
