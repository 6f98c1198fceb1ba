import { screen } from '@testing-library/react'
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
  page.show(<AuditFiltersForm state={readAuditState(params)} page={log} />)
  expect(screen.getByText('Filters:').closest('summary')?.textContent).toBe(`Filters: ${chosen}`)
})
