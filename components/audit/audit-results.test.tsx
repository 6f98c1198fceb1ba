import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAuditEntry } from '@/components/testing/an-audit-entry'
import { island } from '@/components/testing/island'
import { readAuditState } from '@/lib/domain/audit-list'
import { AuditResults } from './audit-results'

const page = island()

const entry = (action: string, at: string) => ({ ...anAuditEntry, id: action + at, at, action })

it('days, and what was only read on them, stand under headings, and a row says the time alone', () => {
  const entries = [
    entry('audit.read', '2026-11-25T11:00:00Z'),
    entry('patient.update', '2026-11-25T10:00:00Z'),
    entry('patient.update', '2026-11-24T20:00:00Z'),
  ]
  page.show(
    <AuditResults
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '25 Nov 2026 · Changes and refusals, latest first',
    '25 Nov 2026 · Reads and logins, latest first',
    '24 Nov 2026 · Changes and refusals, latest first',
  ])
  const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent)
  expect(times).toEqual(['11:00', '12:00', '21:00'])
})

it.each([
  ['done', 'Opened a clinical history, read messages, 1 more'],
  ['refused', 'Opened a clinical history, read messages, viewed a calendar'],
] as const)('of many reads a line names two kinds, of many refused ones each: %s', (outcome, said) => {
  const actions = ['history.read', 'thread.mark-read', 'appointment.list-range']
  const entries = actions.map((action, at) => ({ ...entry(action, `2026-11-25T09:0${5 - at}:00Z`), outcome }))
  page.show(
    <AuditResults
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  expect(document.querySelector('summary')?.textContent).toContain(said)
  expect(document.querySelectorAll('details li')).toHaveLength(3)
})

it('a change made again within minutes is one row with a count, and unfolds to each time', () => {
  const entries = ['09:05', '09:03', '09:00'].map((clock) =>
    entry('patient.update', `2026-11-25T${clock}:00Z`),
  )
  page.show(
    <AuditResults
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  expect(screen.getByText('Changed a patient’s profile (3 times)')).toBeTruthy()
  const times = [...document.querySelectorAll('details time')].map(({ textContent }) => textContent)
  expect(times).toEqual(['10:05', '10:03', '10:00'])
})

it('a line of the same person at the same address continues their block', () => {
  const who = { userId: 'u1', name: 'Ana Gil', patientName: null, roles: ['doctor'] }
  const by = (action: string, hour: string, address: string) => ({
    ...entry(action, `2026-11-25T${hour}:00:00Z`),
    who,
    address,
  })
  const entries = [
    by('patient.update', '10', '192.0.2.1'),
    by('patient.create', '09', '192.0.2.1'),
    by('patient.update', '08', '192.0.2.9'),
    by('history.read', '07', '192.0.2.9'),
  ]
  page.show(
    <AuditResults
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  const people = [...document.querySelectorAll('tbody td:nth-child(2)')].map(({ textContent }) => textContent)
  expect(people).toEqual(['Ana GilDoctor', 'Ana Gil', 'Ana GilDoctor', 'Ana GilDoctor'])
  expect(screen.getAllByRole('link', { name: 'Ana Gil' })).toHaveLength(3)
  expect(document.querySelectorAll('tbody tr:not(.border-b)')).toHaveLength(1)
})
