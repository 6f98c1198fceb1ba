import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDayVisit } from '@/components/testing/a-day-visit'
import { aHistory } from '@/components/testing/a-history'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { CareFacts } from './care-facts'

const page = island()
const visit = aDayVisit({})

it.each([
  ['nobody asked about allergies', {}, ['Allergies not recorded', 'Clinical History']],
  ['there are allergies', { allergies: [{ name: 'Látex', reportedByPatient: false }] }, ['Clinical History']],
])('the history is one press away, also from the warning: %s', (_, of, links) => {
  page.show(<CareFacts visit={visit} record={aHistory(of)} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(links)
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toBe(routes.history(visit.patientId))
})
