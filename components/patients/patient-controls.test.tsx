import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { readPatientList } from '@/lib/domain/patient-list'
import { routes } from '@/lib/routes'
import { PatientControls } from './patient-controls'
import { PatientFilters } from './patient-filters'

const page = island({ at: routes.patients })

it('a search among the patients is sent by a button of its form', async () => {
  page.show(<PatientControls state={readPatientList({})} />)
  expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('type')).toBe('submit')
  await page.type('Search', 'Ana')
  await page.press('Apply')
  expect(page.visited).toEqual([`${routes.patients}?q=Ana`])
})

it('a search without scripts keeps filter and order', () => {
  page.show(<PatientControls state={readPatientList({ only: 'mine', sort: 'surname' })} />)
  const { form } = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ q: '', only: 'mine', sort: 'surname' })
})

it('the folded filters of the genetic study come first, where phones show them, and only a doctor has patients of their own, the desk those without a document', () => {
  const { unmount } = page.show(<PatientFilters state={readPatientList({ only: 'mine' })} hasOwn />)
  const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(labels().slice(2, -2)).toEqual(['No status', 'All', 'Mine', 'Not seen for 6 months', 'To verify'])
  expect(screen.getByRole('link', { name: 'Mine' }).getAttribute('aria-current')).toBe('true')
  expect(screen.getByText('fastQ stored').closest('details')?.open).toBe(false)
  unmount()
  page.show(<PatientFilters state={readPatientList({})} hasOwn={false} />)
  expect(labels()).not.toContain('Mine')
  expect(labels()).toContain('No document yet')
})

it('a folded filter that is chosen is the name of its fold', () => {
  page.show(<PatientFilters state={readPatientList({ status: 'stored' })} hasOwn />)
  expect(document.querySelector('summary')?.textContent).toBe('fastQ stored')
})

it('the fold closes when one of its filters is chosen', () => {
  const { rerender } = page.show(<PatientFilters state={readPatientList({})} hasOwn />)
  const fold = () => document.querySelector('details') ?? expect.unreachable()
  fold().open = true
  rerender(<PatientFilters state={readPatientList({ status: 'stored' })} hasOwn />)
  expect(fold().open).toBe(false)
})

it('phones keep the order in sight: it does not move with the filters', () => {
  page.show(<PatientFilters state={readPatientList({})} hasOwn={false} />)
  const moves = (name: string) => screen.getByRole('group', { name }).closest('[class*="filters"]')
  expect(moves('Filter')).toBeTruthy()
  expect(moves('Sort')).toBeNull()
})

it('the order of the alphabet says that it is chosen, and leads back', () => {
  page.show(<PatientFilters state={readPatientList({ sort: 'surname' })} hasOwn={false} />)
  const order = screen.getByRole('link', { name: 'A to Z' })
  expect(order.getAttribute('aria-current')).toBe('true')
  expect(order.getAttribute('href')).not.toContain('sort=surname')
})
