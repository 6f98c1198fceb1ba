import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DoneScreen } from './done-screen'

const page = island()

it('what was made is named, and the likeliest step stands before the way home', () => {
  page.show(
    <DoneScreen
      title="Patient created correctly"
      text="Done"
      next="Next"
      subject="Rosa Vega"
      first={<a href="/book">Book an appointment</a>}
    />,
  )
  expect(screen.getByText('Rosa Vega')).toBeTruthy()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Book an appointment',
    'Next',
  ])
})
