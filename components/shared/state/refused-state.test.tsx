import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { RefusedState } from './refused-state'

const page = island()

it.each([
  [false, 'Your role does not include this screen. If you need something from it, ask your clinic.'],
  [true, 'Your role does not include this screen.'],
])('whoever gives others their roles (%s) is not sent to somebody who does', (givesRoles, words) => {
  page.show(<RefusedState givesRoles={givesRoles} />)
  expect(screen.getByText(words)).toBeTruthy()
})

it('names the screen and the way to somebody who helps, after the way home', () => {
  const help = { href: '/app/messages/new', label: 'Write to your clinic' }
  page.show(<RefusedState screen="Plans" text="Your clinic takes care of this." help={help} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You do not have access to “Plans”')
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toEqual(['Go to your home screen', 'Write to your clinic'])
})

it('leads first to the screen above, where the reader may open that one', () => {
  page.show(
    <RefusedState screen="Merge records" back={{ href: '/app/patients', label: 'Back to Patients' }} />,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Back to Patients',
    'Go to your home screen',
  ])
})
