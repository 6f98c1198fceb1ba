import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { aCondition, aHistory, aTreatment } from '@/components/testing/a-history'
import { anAppointment } from '@/components/testing/an-appointment'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { careFactsOf } from './care-facts'

const page = island()
const visit = aDayVisit({})

function show(of: Parameters<typeof aHistory>[0]) {
  const facts = careFactsOf([{ visit, record: aHistory(of) }], '2026-11-24')
  page.show(<div>{facts[visit.patientId]}</div>)
}

it('the warning that nobody asked about allergies leads to where the answer is recorded', () => {
  show({})
  const link = screen.getByRole('link', { name: 'Allergies not recorded' })
  expect(link.getAttribute('href')).toBe(routes.history(visit.patientId))
})

it('what the patient has and takes now is named, and nothing of before', () => {
  const conditions = [aCondition(), aCondition({ id: 'c2', name: 'Otitis', until: '2021-01-01' })]
  const treatments = [aTreatment(), aTreatment({ id: 't2', name: 'Iron', endDate: '2026-02-01' })]
  show({ conditions, treatments })
  expect(screen.getByText('Migraine').parentElement?.textContent).toBe('Has Migraine')
  expect(screen.getByText('Salbutamol').parentElement?.textContent).toBe('Takes Salbutamol')
})

it.each([
  ['2026-11-10', null, 'Last appointment 10 Nov: Cough'],
  ['2025-11-10', 'Lungs clear', 'Last appointment 10 Nov 2025: Lungs clear'],
])('says when they came last, on %s, and what was noted: %s', (day, text, said) => {
  const note = text === null ? null : { text, by: 'Eva Gil', at: visit.start }
  const last = { ...anAppointment, id: 'v0', status: 'completed' as const, reason: 'Cough', note }
  show({ visits: [{ ...last, start: `${day}T09:00:00.000Z` }] })
  expect(screen.getByText(/^Last appointment/).textContent).toBe(said)
})
