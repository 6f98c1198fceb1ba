import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { ClinicsToCall } from './clinics-to-call'

const page = island({ at: '/visit/gone' })

it('a link that says no clinic names the few there are, each with its number, or says where the number is', () => {
  const clinic = { slug: 'mayor', name: 'Clínica Mayor', city: 'Madrid', phone: '555 100 100' }
  const { rerender } = page.show(
    <ClinicsToCall clinics={[clinic, { ...clinic, slug: 'sur', phone: null }]} />,
  )
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/c/mayor', 'tel:555100100', '/c/sur'])
  rerender(<ClinicsToCall clinics={[]} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/have its number/)).toBeTruthy()
})
