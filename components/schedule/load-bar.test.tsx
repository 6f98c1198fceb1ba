import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { LoadFigures } from './load-bar'

const page = island()

it.each([
  ['en', '6 of 10 slots booked'],
  ['es', '6 de 10 huecos reservados'],
] as const)('the figures of a day that is over are said in words, too (%s)', (locale, words) => {
  const { container } = page.show(<LoadFigures booked={6} bookable={10} />, { locale })
  expect(container.textContent).toBe(`6/10 ${words}`)
})

it.each([
  [0, 'Full'],
  [4, '4 free'],
])('a day ahead says what can still be booked: %s', (free, words) => {
  const { container } = page.show(<LoadFigures booked={6} bookable={10} free={free} />)
  expect(container.textContent).toBe(`${words} 6 of 10 slots booked`)
})

it('a day without anything to book has no figures', () => {
  const { container } = page.show(<LoadFigures booked={0} bookable={0} />)
  expect(container.textContent).toBe('')
})
