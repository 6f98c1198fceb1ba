import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { ClinicTable } from './clinic-table'

const page = island()

it('an administrator of the product sees every clinic with its plan and how many use it, those that are not paid for first', () => {
  const since = '2026-11-24T23:30:00Z'
  const madrid = { city: 'Madrid', timeZone: 'Europe/Madrid' }
  const clinics = [
    {
      ...madrid,
      id: 'c1',
      name: 'Retiro',
      plan: 'basic',
      active: true,
      doctors: 1,
      users: 3,
      patients: 8,
      since,
    },
    { ...madrid, id: 'c2', name: 'Goya', plan: 'advanced', active: false, doctors: 12 },
  ]
  page.show(<ClinicTable clinics={clinics} plans={[{ id: 'advanced', name: 'Advanced' }]} />)
  const rows = within(screen.getByRole('table', { name: 'Clinics' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Goya', 'Madrid · Advanced · 12 doctors', 'Advanced', '12', '', '', '', 'Not paid'],
    ['Retiro', 'Madrid · basic · 1 doctor · 8 patients', 'basic', '1', '3', '8', '25 Nov 2026', 'Active'],
  ])
  const other = screen.getByRole('link', { name: 'Goya' })
  expect(other.getAttribute('href')).toBe(`${routes.clinicEdit}?clinic=c2`)
})
