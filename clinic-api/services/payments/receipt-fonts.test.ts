import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { drawable, fontsFor } from './receipt-fonts.ts'

/** The code points that the document says its glyphs stand for. */
function lettersOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const maps = streams.filter((each) => each.includes('beginbfchar')).join('\n')
  return [...maps.matchAll(/<[0-9a-f]+>\s*<([0-9a-f]{4})>/gi)]
    .map(([, code = '']) => String.fromCodePoint(Number.parseInt(code, 16)))
    .join('')
}

it.each(['Clínica Łódź', 'Ελληνική Κλινική', 'Клиника Щёлково', 'Çeşme Ğ İı', 'Nguyễn Đức', 'Ștefan Țepeș'])(
  'prints every letter of %s',
  async (name) => {
    const document = await PDFDocument.create()
    const { regular, bold } = await fontsFor(document, name)
    for (const font of [regular, bold]) expect(drawable(name, font)).toBe(name)
    document.addPage().drawText(drawable(name, regular), { font: regular })
    const letters = lettersOf(await document.save())
    for (const letter of name.replaceAll(' ', '')) expect(letters).toContain(letter)
  },
)

it('has every letter of the three alphabets, composed', async () => {
  const document = await PDFDocument.create()
  const { regular, bold } = await fontsFor(document, 'Ł')
  const codes = fc.oneof(
    fc.integer({ min: 0xc0, max: 0x17f }),
    fc.integer({ min: 0x1e00, max: 0x1eff }),
    fc.integer({ min: 0x391, max: 0x3a1 }),
    fc.integer({ min: 0x3b1, max: 0x3c9 }),
    fc.integer({ min: 0x400, max: 0x45f }),
  )
  fc.assert(
    fc.property(fc.array(codes, { maxLength: 20 }), (all) => {
      const text = String.fromCodePoint(...all)
      for (const font of [regular, bold])
        expect(drawable(text.normalize('NFD'), font)).toBe(text.normalize('NFC'))
    }),
  )
})

it('keeps the usual font, and embeds nothing, for letters that it has', async () => {
  const document = await PDFDocument.create()
  const { regular } = await fontsFor(document, 'Clínica Muñoz · 28001 Madrid, 12,50 €')
  expect(regular.name).toBe('Helvetica')
})
