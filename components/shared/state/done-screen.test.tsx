import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { DoneScreen } from './done-screen'

const page = island()

const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

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
  expect(links()).toEqual(['Book an appointment', 'Next'])
})

it('without a likeliest step the way home stands before further ways', () => {
  page.show(
    <DoneScreen title="Patient created correctly" text="Done" next="Next">
      <a href="/another">Register another</a>
    </DoneScreen>,
  )
  expect(links()).toEqual(['Next', 'Register another'])
})
