import { describe, expect, it } from 'vitest'
import { faultsOf, type Operation } from './check-histories.ts'

const append = (value: string, begin: number, end: number, changes: object = {}): Operation => ({
  kind: 'append',
  client: 'a',
  key: 'k',
  value,
  begin,
  end,
  outcome: 'done',
  ...changes,
})
const read = (values: string, begin: number, end: number, changes: object = {}): Operation => ({
  kind: 'read',
  client: 'b',
  key: 'k',
  values: [...values],
  begin,
  end,
  ...changes,
})

describe('histories that some order explains', () => {
  it.each<[string, Operation[]]>([
    ['nothing at all', []],
    ['one after the other', [append('x', 0, 1), read('x', 2, 3), append('y', 4, 5), read('xy', 6, 7)]],
    ['a read beside a write has it', [append('x', 0, 9), read('x', 1, 2)]],
    ['a read beside a write does not have it yet', [append('x', 0, 9), read('', 1, 2)]],
    ['writes at once, in either order', [append('x', 0, 5), append('y', 0, 5), read('yx', 6, 7)]],
    ['a write without an answer was done', [append('x', 0, 1, { outcome: 'unknown' }), read('x', 2, 3)]],
    ['and was not', [append('x', 0, 1, { outcome: 'unknown' }), read('', 2, 3)]],
    ['and was done late', [append('x', 0, 1, { outcome: 'unknown' }), read('', 2, 3), read('x', 4, 5)]],
    ['a refused write is nowhere', [append('x', 0, 1, { outcome: 'refused' }), read('', 2, 3)]],
    ['reads at once, one of them newer', [append('x', 0, 9), read('x', 1, 5), read('', 2, 6)]],
    [
      'sets have no order',
      [
        append('x', 0, 1),
        append('y', 0, 1),
        read('xy', 2, 3, { isOrdered: false }),
        read('yx', 2, 3, { isOrdered: false }),
      ],
    ],
    ['lists of their own', [append('x', 0, 1), read('', 2, 3, { key: 'other' })]],
  ])('%s', (_what, history) => {
    expect(faultsOf(history)).toEqual([])
  })
})

describe('histories that none explains', () => {
  it.each<[string, Operation[], string]>([
    ['an acknowledged write is lost', [append('x', 0, 1), read('', 2, 3)], 'lost x'],
    ['one of two is lost', [append('x', 0, 1), append('y', 0, 1), read('y', 2, 3)], 'lost x'],
    [
      'a read goes back behind another',
      [append('x', 0, 1, { outcome: 'unknown' }), read('x', 2, 3), read('', 4, 5)],
      'went back behind x',
    ],
    [
      'also that of another client',
      [append('x', 0, 9), read('x', 1, 2), read('', 3, 4, { client: 'c' })],
      'went back behind x',
    ],
    ['a value comes from nowhere', [read('x', 0, 1)], 'x, which nobody wrote'],
    [
      'a refused one is there',
      [append('x', 0, 1, { outcome: 'refused' }), read('x', 2, 3)],
      'which was refused',
    ],
    ['one is there before its time', [append('x', 5, 6), read('x', 1, 2)], 'before it was written'],
    ['one is there twice', [append('x', 0, 1), read('xx', 2, 3)], 'has a value twice'],
    [
      'two lists have them in different orders',
      [append('x', 0, 1), append('y', 0, 1), read('xy', 2, 3), read('yx', 2, 3)],
      'in different orders',
    ],
  ])('%s', (_what, history, fault) => {
    expect(faultsOf(history).join('\n')).toContain(fault)
  })
})
