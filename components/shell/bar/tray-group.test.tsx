import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { TrayGroupRows } from './tray-group'

const page = island()

it.each([
  ['+34600123456', 'Call +34600123456 instead.'],
  [undefined, 'No phone number is known.'],
])('says whom the desk cannot write to, with the phone number %s', (phone, detail) => {
  const entry = {
    kind: 'mail-refused' as const,
    id: 'n1',
    patientId: 'p1',
    ...(phone && { phone }),
    at: '2026-11-24T08:00:00.000Z',
    href: '/app/history/p1',
    read: false,
  }
  const group = { kind: entry.kind, entries: [entry] as [typeof entry] }
  page.show(<TrayGroupRows group={group} timeZone="Europe/Madrid" onFollow={() => {}} />)
  expect(screen.getByText('Emails to a patient cannot be delivered')).toBeTruthy()
  expect(screen.getByRole('link').textContent).toContain(detail)
})

it('says from which clinic a message is', () => {
  const message = {
    kind: 'message' as const,
    id: 'n2',
    threadId: 't1',
    href: '/app/messages/t1',
    read: false,
  }
  const entry = { ...message, clinicName: 'Clínica Mayor', at: '2026-11-24T08:00:00.000Z' }
  const group = { kind: entry.kind, entries: [entry] as [typeof entry] }
  page.show(<TrayGroupRows group={group} timeZone="Europe/Madrid" onFollow={() => {}} />)
  expect(screen.getByRole('link', { name: /New message.*Clínica Mayor/ })).toBeTruthy()
})
