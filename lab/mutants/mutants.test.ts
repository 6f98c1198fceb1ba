import { expect, it } from 'vitest'
import { drawn, mutantsOf, mutated, nameOf } from './mutants.ts'

const made = (source: string) => mutantsOf('a.ts', source).map((each) => mutated(source, each))

it.each([
  ['f(a < b)', ['f(a <= b)', 'f(a >= b)']],
  ['f(a - 1 === b)', ['f(a - 1 !== b)', 'f(a + 1 === b)']],
  ['if (!a) f()', ['if (true) f()', 'if (false) f()', 'if (a) f()']],
  ['f(a ? b : c)', ['f(true ? b : c)', 'f(false ? b : c)']],
  ['const a = true', ['const a = false']],
  ['a?.some(f)', ['a?.every(f)']],
  // Every object has this method, also a table of methods.
  ['f(a.toString())', []],
  ["f('a' + b, `c` + d)", []],
  ['type A = true; const a: A | false = b as false', []],
])('%s', (source, expected) => {
  expect(made(source)).toEqual(expected)
})

it('names the line and what becomes of it', () => {
  const source = 'const a = 1\nconst b = a > 0'
  expect(mutantsOf('a.ts', source).map((each) => nameOf('a.ts', source, each))).toEqual([
    'a.ts:2 > -> >=',
    'a.ts:2 > -> <=',
  ])
})

it('draws each once, and the same again', () => {
  const all = Array.from({ length: 50 }, (_, index) => index)
  const some = drawn(all, 20, 7)
  expect(new Set(some).size).toBe(20)
  expect(drawn(all, 20, 7)).toEqual(some)
  expect(drawn(all, 20, 8)).not.toEqual(some)
  expect(drawn(all, 80, 7)).toHaveLength(50)
})
