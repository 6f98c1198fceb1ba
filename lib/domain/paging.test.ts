import { describe, expect, it } from 'vitest'
import { pageOf } from './paging'

const list = (length: number) => Array.from({ length }, (_, index) => index + 1)

describe('pageOf', () => {
  it.each([
    { length: 0, page: 1, items: [], at: 1, pages: 1 },
    { length: 6, page: 1, items: [1, 2, 3, 4, 5, 6], at: 1, pages: 1 },
    { length: 7, page: 1, items: [1, 2, 3, 4, 5, 6], at: 1, pages: 2 },
    { length: 7, page: 2, items: [7], at: 2, pages: 2 },
    { length: 12, page: 2, items: [7, 8, 9, 10, 11, 12], at: 2, pages: 2 },
    { length: 13, page: 99, items: [13], at: 3, pages: 3 },
    { length: 13, page: 0, items: [1, 2, 3, 4, 5, 6], at: 1, pages: 3 },
    { length: 13, page: -4, items: [1, 2, 3, 4, 5, 6], at: 1, pages: 3 },
    { length: 13, page: Number.NaN, items: [1, 2, 3, 4, 5, 6], at: 1, pages: 3 },
    { length: 13, page: 2.9, items: [7, 8, 9, 10, 11, 12], at: 2, pages: 3 },
  ])('page $page of $length items', ({ length, page, items, at, pages }) => {
    expect(pageOf(list(length), page, 6)).toEqual({ items, page: at, pages })
  })
})
