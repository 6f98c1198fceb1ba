import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { planCatalogue } from '#contract/plans'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { AllClinics } from './all-clinics'

const page = island({ at: routes.clinicEdit })

const since = '2026-11-24T23:30:00Z'
const madrid = { city: 'Madrid', timeZone: 'Europe/Madrid', active: true, users: 3, since }
const clinics = [
  {
    ...madrid,
    id: 'c1',
    name: 'Retiro',
    phone: '+34 911 000 111',
    plan: 'advanced',
    doctors: 1,
    patients: 8,
  },
  { ...madrid, id: 'c2', name: 'Goya', plan: 'advanced', doctors: 12, patients: 1000, active: false },
  { ...madrid, id: 'c3', name: 'Gràcia', city: 'Barcelona', plan: 'basic', doctors: 3, patients: 300 },
  { ...madrid, id: 'c4', name: 'Nueva', plan: 'enterprise', doctors: 0, patients: 0 },
]
const plans = planCatalogue.map(({ _id: id, ...plan }) => ({ ...plan, id }) as never)

const show = (q = '') => page.show(<AllClinics clinics={clinics} fault={undefined} plans={plans} q={q} />)
const rows = () =>
  within(screen.getByRole('table', { name: 'Clinics' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [row.querySelector('a')?.textContent, row.lastElementChild?.textContent])

it('an administrator of the product sees every clinic, those first that need something, and what that is', () => {
  show()
  expect(rows()).toEqual([
    ['Goya', 'Not paidAt plan limit'],
    ['Gràcia', 'Near plan limit'],
    ['Nueva', 'No doctors'],
    ['Retiro', ''],
  ])
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['3', '3 of 4', '€15.00', '1,308', '16'])
  expect(screen.getByRole('link', { name: 'Goya' }).getAttribute('href')).toBe(
    `${routes.clinicEdit}?clinic=c2`,
  )
  expect(screen.getByText('1,000 of 1,000').className).toContain('text-warning-strong')
  expect(screen.getByText('8 of 1,000').className).not.toContain('text-warning-strong')
  const registration = screen.getByRole('link', { name: 'Register a clinic' })
  expect(registration.closest('[class*="lg:hidden"]'), 'a folded sidebar has no words').toBeNull()
})

it('says who can be called, since when, and that nothing needs a hand where nothing does', () => {
  const [first] = clinics
  if (!first) throw new Error('no clinics')
  const { rerender } = show()
  expect(screen.getByRole('link', { name: '+34 911 000 111' }).getAttribute('href')).toBe('tel:+34911000111')
  expect(screen.getAllByText('Registered 25 Nov 2026')).toHaveLength(4)
  expect(screen.queryByText('None needs attention')).toBeNull()
  rerender(<AllClinics clinics={[first]} fault={undefined} plans={plans} q="" />)
  expect(screen.getByText('None needs attention')).toBeTruthy()
})

it('finds a clinic by words of its name or city, whatever their accents', () => {
  show('gracia barcelona')
  expect(rows().map(([name]) => name)).toEqual(['Gràcia'])
})

it('has no column of states while every clinic is in order', () => {
  show('retiro')
  expect(rows()).toEqual([['Retiro', '8\u00a0patients8 of 1,000']])
})

it('has no sum for a clinic that has not paid, whose users are counted all the same', () => {
  show('goya')
  expect(screen.queryByText(/€.* a month$/)).toBeNull()
  expect(screen.getByText('3 users')).toBeTruthy()
})

it('says how many are expected within a week where the server does, and which clinic expects nobody', () => {
  const [first, , third] = clinics
  if (!first || !third) throw new Error('no clinics')
  const week = [
    { ...first, weekVisits: 12 },
    { ...third, patients: 3, weekVisits: 0 },
  ]
  page.show(<AllClinics clinics={week} fault={undefined} plans={plans} q="" />)
  expect(rows()).toEqual([
    ['Gràcia', 'Empty week'],
    ['Retiro', ''],
  ])
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('12')
  expect(screen.getByRole('columnheader', { name: 'Booked, next 7 days' })).toBeTruthy()
})

it('says when no clinic is called so, and leads back to all', () => {
  show('nowhere')
  expect(screen.getByText('No clinic has this name or city')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All clinics' }).getAttribute('href')).toBe(routes.clinicEdit)
})
