import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { anAuditEntry } from '@/components/testing/an-audit-entry'
import { island } from '@/components/testing/island'
import { readAuditState } from '@/lib/domain/audit-list'
import { AuditNeeds } from './audit-needs'
import { AuditResults } from './audit-results'

const page = island()

const entry = (action: string, at: string) => ({ ...anAuditEntry, id: action + at, at, action })

it('what was changed on a day stands above what was read, each under a heading', () => {
  const entries = [
    entry('audit.read', '2026-11-25T11:00:00Z'),
    entry('patient.update', '2026-11-25T10:00:00Z'),
    entry('history.read', '2026-11-25T09:00:00Z'),
    entry('patient.update', '2026-11-24T20:00:00Z'),
  ]
  page.show(
    <AuditResults
      today="2026-11-24"
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  const days = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(days).toEqual([
    '25 Nov 2026 · Changes and refusals',
    '25 Nov 2026 · Reads and logins',
    'Today · Changes and refusals',
  ])
  const times = [...document.querySelectorAll('td:first-child')].map(({ textContent }) => textContent)
  expect(times).toEqual(['11:00', '12:00', '21:00'])
})

it.each([
  ['done', '3 screens viewed'],
  ['refused', 'Tried to open a clinical history and 2 more entries'],
] as const)('of many reads a line says how many, and unfolds to each: %s', (outcome, said) => {
  const actions = ['history.read', 'thread.mark-read', 'appointment.list-range']
  const entries = actions.map((action, at) => ({
    ...entry(action, `2026-11-25T09:0${5 - at}:00Z`),
    outcome,
  }))
  page.show(
    <AuditResults
      today="2026-11-24"
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
      today="2026-11-24"
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  expect(screen.getByText('Changed a patient’s profile ×3')).toBeTruthy()
  const times = [...document.querySelectorAll('details time')].map(({ textContent }) => textContent)
  expect(times).toEqual(['10:05', '10:03', '10:00'])
})

it('what unfolds says from which address', () => {
  const entries = [{ ...entry('patient.update', '2026-11-25T10:00:00Z'), address: '203.0.113.7' }]
  page.show(
    <AuditResults
      today="2026-11-24"
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  const act = screen.getByText('Changed a patient’s profile').closest('details')
  expect(act?.textContent).toContain('203.0.113.7')
})

it('what several people read about no patient is one row, which unfolds to each', () => {
  const entries = ['Ana Gil', 'Luz Sanz'].flatMap((name) =>
    ['calendar.read-team', 'search.read'].map((action) => ({
      ...entry(action, '2026-11-25T10:00:00Z'),
      id: name + action,
      who: { userId: name, name, patientName: null, roles: ['doctor' as const] },
    })),
  )
  page.show(
    <AuditResults
      today="2026-11-24"
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  expect(document.querySelectorAll('tbody > tr')).toHaveLength(2)
  expect(screen.getByText('2 people')).toBeTruthy()
  expect(screen.getByText('4 screens viewed')).toBeTruthy()
  expect(screen.getAllByText('2 screens viewed')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Luz Sanz' })).toBeTruthy()
})

it('a refusal says why, where the log knows it', () => {
  const refused = { ...entry('history.read', '2026-11-25T10:00:00Z'), outcome: 'refused' as const }
  const entries = [
    { ...refused, why: 'record' as const },
    { ...refused, id: 'former', action: 'thread.read' },
  ]
  const people = entries.map((each, at) => ({ ...each, address: `203.0.113.${at}` }))
  page.show(
    <AuditResults
      today="2026-11-24"
      state={readAuditState({})}
      page={{ entries: people, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  expect(screen.getByText('Refused: no access to this record')).toBeTruthy()
  expect(screen.getByText('Refused')).toBeTruthy()
})

it('reads of one patient are counted by what was read, and the heading of a day is shown once', () => {
  const patient = { id: 'p1', name: 'Ana Gil' }
  const acts = ['history.read', 'history.read', 'patient.read', 'guardian.read', 'patient.update']
  const entries = acts.map((action, at) => ({
    ...entry(action, `2026-11-25T10:0${5 - at}:00Z`),
    id: `e${at}`,
    patient,
  }))
  page.show(
    <AuditResults
      today="2026-11-25"
      state={readAuditState({})}
      page={{ entries, nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }}
    />,
  )
  expect(screen.getByText('Opened the history ×2, the profile, the list of carers')).toBeTruthy()
  const days = screen.getAllByText(/^Today ·/)
  expect(days.map(({ className }) => className)).toEqual(['', 'sr-only'])
})

it('refusals and a person who looked at many records stand above the log, each as a filter', () => {
  const who = { userId: 'u1', name: 'Eva Ruiz', patientName: null, roles: ['doctor' as const] }
  const reads = Array.from({ length: 40 }, (_, at) => ({
    ...entry('history.read', '2026-11-25T10:00:00Z'),
    id: `r${at}`,
    who,
    patient: { id: `p${at}`, name: `Ana ${at}` },
  }))
  const refused = { ...entry('history.read', '2026-11-25T09:00:00Z'), outcome: 'refused' as const }
  const log = { nextCursor: null, timeZone: 'Europe/Madrid', staff: [], patient: null }
  const { rerender } = page.show(
    <AuditNeeds state={readAuditState({})} page={{ ...log, entries: [...reads, refused] }} />,
  )
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '1 refusal on this page',
    'Eva Ruiz opened the records of 40 patients on 25 Nov 2026',
  ])
  expect(links[1]?.search).toBe('?person=u1&from=2026-11-25&to=2026-11-25')
  rerender(<AuditNeeds state={readAuditState({})} page={{ ...log, entries: reads.slice(1) }} />)
  expect(screen.queryByRole('link')).toBeNull()
})
