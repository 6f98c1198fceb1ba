import { expect, it } from 'vitest'
import { openingSpans } from './opening-spans'

const shown = (hours: string[]) => openingSpans(hours).map(({ first, last, open }) => [first, last, open])

it('neighbouring weekdays with the same hours share a line, and only those', () => {
  expect(shown(['8-20', '8-20', '8-20', '8-20', '8-20', '9-14', ''])).toEqual([
    [0, 4, '8-20'],
    [5, 5, '9-14'],
    [6, 6, ''],
  ])
  expect(shown(['8-20', '', '8-20', '', '', '', ''])).toEqual([
    [0, 0, '8-20'],
    [1, 1, ''],
    [2, 2, '8-20'],
    [3, 6, ''],
  ])
  expect(shown([])).toEqual([[0, 6, '']])
})
