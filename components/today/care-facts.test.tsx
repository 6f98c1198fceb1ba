import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { aCondition, aHistory, aTreatment } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { careFactsOf } from './care-facts'

const page = island()
const visit = aDayVisit({})

function show(of: Parameters<typeof aHistory>[0]) {
  const facts = careFactsOf([{ visit, record: aHistory(of) }], '2026-11-24')
  page.show(<div>{facts[visit.patientId]}</div>)
}

it.each([
  ['nobody asked about allergies', {}, ['Allergies not recorded', 'Clinical History']],
  ['there are allergies', { allergies: [{ name: 'Látex', reportedByPatient: false }] }, ['Clinical History']],
])('the history is one press away, also from the warning: %s', (_, of, links) => {
  show(of)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toBe(routes.history(visit.patientId))
})

it('what the patient has and takes now is named, and nothing of before', () => {
  const conditions = [aCondition(), aCondition({ id: 'c2', name: 'Otitis', until: '2021-01-01' })]
  const treatments = [aTreatment(), aTreatment({ id: 't2', name: 'Iron', endDate: '2026-02-01' })]
  show({ conditions, treatments })
  expect(screen.getByText('Migraine, Salbutamol')).toBeTruthy()
})
