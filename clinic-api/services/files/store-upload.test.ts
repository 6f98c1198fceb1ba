import { expect, it } from 'vitest'
import { printable } from './store-upload.ts'

it.each([
  ['a%22b.pdf', 'a"b.pdf'],
  ['a%0D%0Ab.pdf', 'a  b.pdf'],
  ['100%25 %2F.pdf', '100%25 %2F.pdf'],
  ['invoice\u202egpj.pdf', 'invoicegpj.pdf'],
  ['\u200bx\u00ad\u2060\u2066.pdf', 'x.pdf'],
  ['ana\u0301lisis.pdf', 'an\u00e1lisis.pdf'],
  ['a\u061cb\ufeff\u2028c.pdf', 'abc.pdf'],
  ['\u200f', 'file'],
])('the name %j is stored as %j', (sent, stored) => {
  expect(printable(sent)).toBe(stored)
})
