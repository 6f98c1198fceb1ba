import { expect, it } from 'vitest'
import { isShowable, mediaTypeOf } from './media-type.ts'

const heic = (brand: string) =>
  Buffer.concat([Buffer.from('00000024', 'hex'), Buffer.from(`ftyp${brand}`, 'latin1')])

it.each([
  ['image/heic', heic('heic'), false],
  ['image/heic', heic('mif1'), false],
  ['application/octet-stream', heic('isom'), false],
  ['image/tiff', Buffer.from('49492a0008000000', 'hex'), false],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex'), true],
  ['application/pdf', Buffer.from('%PDF-1.7'), true],
] as const)('the first bytes tell %s', (type, head, shown) => {
  expect(mediaTypeOf(head)).toBe(type)
  expect(isShowable(type)).toBe(shown)
})
