import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { RefusedState } from './refused-state'

const page = island()

it.each([
  [false, 'This page is not for your role. If you think it should be, ask your clinic.'],
  [true, 'This page is not for your role.'],
])('whoever gives others their roles (%s) is not sent to somebody who does', (givesRoles, words) => {
  page.show(<RefusedState givesRoles={givesRoles} />)
  expect(screen.getByText(words)).toBeTruthy()
})

it('names the right place, with the way to it before the way home', () => {
  const way = { href: '/app/calendar', label: 'Open the calendar' }
  page.show(<RefusedState text="Your appointments are in the calendar." way={way} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your appointments are in the calendar.')
  expect(screen.queryByText(/not for your role|do not have access/)).toBeNull()
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual(['Open the calendar', 'Go to your home screen'])
})
