import { expect, it } from 'vitest'
import { shownFileName } from './file-names'

it.each([
  ['Informe\u202Egpj.exe', 'Informe\uFFFDgpj.exe'],
  ['\u2066a\u2069\u061C\u200F.pdf', '\uFFFDa\uFFFD\uFFFD\uFFFD.pdf'],
  ['Análisis – صورة 👩🏽‍⚕️.png', 'Análisis – صورة 👩🏽‍⚕️.png'],
])('%j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown)
})
