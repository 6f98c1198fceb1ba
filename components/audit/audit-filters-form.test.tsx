import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { readAuditState } from '@/lib/domain/audit-list'
import { routes } from '@/lib/routes'
import { AuditFiltersForm } from './audit-filters-form'

const page = island({ at: routes.audit })
const log = {
  entries: [],
  nextCursor: null,
  timeZone: 'Europe/Madrid',
  staff: [{ userId: 'u1', name: 'Ana Gil' }],
  patient: null,
}

it.each([
  [{}, 'All entries'],
  [{ person: 'u1', outcome: 'refused', from: '2026-11-01' }, 'Ana Gil · Refused · From 1 Nov 2026'],
])('phones fold the filters of the log behind what is chosen: %o', (params, chosen) => {
  page.show(<AuditFiltersForm state={readAuditState(params)} page={log} found={null} today="2026-11-30" />)
  expect(screen.getByText('Filters:').closest('summary')?.textContent).toBe(`Filters: ${chosen}`)
})

it('a choice applies at once and keeps the focus while the page follows', () => {
  const form = (params: Record<string, string>) => (
    <AuditFiltersForm state={readAuditState(params)} page={log} found={null} today="2026-11-30" />
  )
  const { rerender } = page.show(form({ area: 'accounts', cursor: 'c2' }))
  const person = screen.getByLabelText<HTMLSelectElement>('Staff member')
  person.focus()
  fireEvent.change(person, { target: { value: 'u1' } })
  expect(page.visited).toEqual([`${routes.audit}?person=u1&area=accounts`])
  rerender(form({ person: 'u1', area: 'accounts' }))
  expect(document.activeElement).toBe(person)
  rerender(form({}))
  expect(person.value).toBe('')
  const from = screen.getByLabelText<HTMLInputElement>('From')
  fireEvent.change(from, { target: { value: '01/11/2026' } })
  rerender(form({ from: '2026-11-01' }))
  rerender(form({}))
  expect(from.value).toBe('')
  expect(from.closest('details')?.open, 'nothing shuts over a field').toBe(true)
  const week = screen.getByRole('link', { name: '7 days' })
  fireEvent.click(week)
  expect(week.isConnected, 'a link among the fields stays').toBe(true)
})

it('a name that is typed becomes a choice of patients, which narrows the log', () => {
  const maria = { id: 'p1', name: 'María', surname: 'Gil', birthdate: '1980-05-17' }
  const state = readAuditState({ q: 'gil', outcome: 'refused' })
  const { rerender } = page.show(
    <AuditFiltersForm state={state} page={log} found={[maria]} today="2026-11-30" />,
  )
  const choice = screen.getByRole('link', { name: 'María Gil · 17 May 1980' })
  expect(choice.getAttribute('href')).toBe(`${routes.audit}?patient=p1&outcome=refused`)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  rerender(<AuditFiltersForm state={state} page={log} found={[]} today="2026-11-30" />)
  expect(said()).toContain('No patient found')
  rerender(<AuditFiltersForm state={state} page={log} found="failed" today="2026-11-30" />)
  expect(said()).toContain('Patients cannot be searched right now.')
})

it.each([
  [{}, false, ['All']],
  [{ from: '2026-11-24' }, false, ['7 days']],
  [{ from: '2026-11-24', to: '2026-11-28' }, true, []],
  [{ outcome: 'refused' }, true, ['All']],
])(
  'days are chosen by one click, and the rarer filters open where the address has one: %o',
  (params, open, days) => {
    page.show(<AuditFiltersForm state={readAuditState(params)} page={log} found={null} today="2026-11-30" />)
    expect(screen.getByText('More filters').closest('details')?.open).toBe(open)
    const links = screen.getAllByRole('link', { name: /^(All|Today|\d+ days)$/ })
    expect(links[1]?.getAttribute('href')).toContain('from=2026-11-30')
    const chosen = links.filter((link) => link.getAttribute('aria-current'))
    expect(chosen.map(({ textContent }) => textContent)).toEqual(days)
  },
)
