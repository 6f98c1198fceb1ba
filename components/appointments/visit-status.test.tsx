import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { VisitStatus } from './visit-status'

const page = island()
const start = '2026-11-30T09:00:00.000Z'
const end = '2026-11-30T09:30:00.000Z'
const confirmedAt = '2026-11-29T10:00:00.000Z'

it.each([
  { status: 'pending', confirmedAt: undefined, at: '2026-11-30T08:00:00Z', says: ['Pending'] },
  { status: 'pending', confirmedAt, at: '2026-11-30T08:00:00Z', says: ['Confirmed'] },
  {
    status: 'pending',
    confirmedAt,
    at: '2026-11-30T09:10:00Z',
    says: ['In progress'],
  },
  { status: 'pending', confirmedAt, at: '2026-11-30T10:00:00Z', says: ['Past'] },
  { status: 'pending', confirmedAt, at: start, reader: 'staff', says: ['Confirmed by the patient'] },
  { status: 'pending', confirmedAt, at: '2026-11-30T10:00:00Z', reader: 'staff', says: ['Not closed'] },
  { status: 'pending', confirmedAt, at: start, reader: 'staff', startedAt: start, says: ['In progress'] },
  { status: 'completed', confirmedAt, at: start, reader: 'staff', startedAt: start, says: ['Completed'] },
  { status: 'completed', confirmedAt, at: '2026-11-30T10:00:00Z', says: ['Completed'] },
] as const)(
  'a visit that is $status, confirmed $confirmedAt, begun $startedAt, says $says at $at to $reader',
  ({ says, at, reader = 'patient' as 'patient' | 'staff', ...facts }) => {
    const { container } = page.show(
      <VisitStatus visit={{ start, end, ...facts }} now={Date.parse(at)} reader={reader} />,
    )
    expect([...container.querySelectorAll('.badge')].map(({ textContent }) => textContent)).toEqual(says)
  },
)
