import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { LoadFigures } from './load-bar'

const page = island()

it.each([
  ['en', '6 of 10 booked'],
  ['es', '6 de 10 reservados'],
] as const)('the figures of a day without anything free are said in words, too (%s)', (locale, words) => {
  const { container } = page.show(<LoadFigures booked={6} bookable={10} free={0} />, { locale })
  expect(container.textContent).toBe(`6/10 ${words}`)
})

it('a day ahead says what can still be booked', () => {
  const { container } = page.show(<LoadFigures booked={6} bookable={10} free={4} />)
  expect(container.textContent).toBe('4 free 6 of 10 booked')
})

it('a day without anything to book has no figures', () => {
  const { container } = page.show(<LoadFigures booked={0} bookable={0} free={0} />)
  expect(container.textContent).toBe('')
})
