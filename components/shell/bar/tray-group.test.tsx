import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import type { TrayEntry } from '@/lib/domain/tray'
import { TrayGroupRows } from './tray-group'

const page = island()
const at = '2026-11-24T08:00:00.000Z'

const aBooking = (id: string, start: string, doctorName: string): TrayEntry => ({
  kind: 'visit-booked',
  id,
  appointmentId: id,
  start,
  timeZone: 'Europe/Madrid',
  doctorName,
  at,
  href: `/app/appointments/${id}`,
  read: true,
})
const aMessage = (id: string, clinicName: string): TrayEntry => ({
  kind: 'message',
  id,
  threadId: id,
  clinicName,
  at,
  href: `/app/messages/${id}`,
  read: true,
})

it.each([
  ['+34600123456', 'Call +34600123456 instead.'],
  [undefined, 'No phone number is known.'],
])('says whom the desk cannot write to, with the phone number %s', (phone, detail) => {
  const entry = {
    kind: 'mail-refused' as const,
    id: 'n1',
    patientId: 'p1',
    ...(phone && { phone }),
    at,
    href: '/app/history/p1',
    read: false,
  }
  const group = { kind: entry.kind, entries: [entry] as [typeof entry] }
  page.show(<TrayGroupRows group={group} timeZone="Europe/Madrid" onFollow={() => {}} />)
  expect(screen.getByText('Emails to a patient cannot be delivered')).toBeTruthy()
  expect(screen.getByRole('link').textContent).toContain(detail)
})

it('says from which clinic a message is', () => {
  const entry = aMessage('n2', 'Clínica Mayor')
  const group = { kind: entry.kind, entries: [entry] as [typeof entry] }
  page.show(<TrayGroupRows group={group} timeZone="Europe/Madrid" onFollow={() => {}} />)
  expect(screen.getByRole('link', { name: /^New message from Clínica Mayor/ })).toBeTruthy()
})

it.each([
  [
    'appointments',
    [
      aBooking('n1', '2026-11-30T10:00:00.000Z', 'Eva Sanz'),
      aBooking('n2', '2026-12-01T09:00:00.000Z', 'Ana Gil'),
    ],
    /^2 appointments booked.*Mon.*30.*11:00.*Eva Sanz · Tue.*1.*10:00.*Ana Gil$/,
  ],
  [
    'messages',
    [aMessage('n3', 'Clínica Mayor'), aMessage('n4', 'Clínica Retiro'), aMessage('n5', 'Clínica Mayor')],
    /^3 new messages.*Clínica Mayor · Clínica Retiro$/,
  ],
])('says of what and from whom several %s are before they are unfolded', (_what, entries, said) => {
  const [first, ...others] = entries
  if (!first) throw new Error('A group has an entry')
  page.show(
    <TrayGroupRows
      group={{ kind: first.kind, entries: [first, ...others] }}
      timeZone="Europe/Madrid"
      onFollow={() => {}}
    />,
  )
  expect(document.querySelector('summary')?.textContent).toMatch(said)
})
