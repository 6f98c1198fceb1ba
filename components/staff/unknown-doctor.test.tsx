import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { routes } from '@/lib/routes'
import { UnknownDoctor } from './unknown-doctor'

const page = island()

it('an unknown doctor is said to be unknown, and the search is one step away', () => {
  page.show(<UnknownDoctor />)
  expect(screen.getByText('This doctor does not exist')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe(routes.searchStaff)
})
