import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ImportEncoding } from '#contract/import-fields'
import { textOf } from './decode-text.ts'
import { BytesSeen } from './guess-encoding.ts'
import { charactersOf, type SingleByteEncoding, singleByteEncodings } from './single-bytes.ts'

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function decode(bytes: Buffer, { size = 7, as }: { size?: number; as?: ImportEncoding } = {}) {
  const seen = new BytesSeen()
  for await (const piece of inPieces(bytes, size)) seen.add(piece)
  const guess = seen.guess()
  let text = ''
  for await (const each of textOf(inPieces(bytes, size), as ?? guess.encoding)) text += each
  return { text, ...guess }
}

function encoded(text: string, encoding: SingleByteEncoding): Buffer {
  const byteOf = (letter: string) =>
    letter < '\u0080' ? letter.charCodeAt(0) : charactersOf[encoding].indexOf(letter) + 0x80
  return Buffer.from(Array.from(text, byteOf))
}

const wide = (text: string, isBig = false) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

describe('the encoding of a file', () => {
  it.each<[ImportEncoding, Buffer, string]>([
    ['utf-8', Buffer.from('Begoña;Núñez 🙂'), 'Begoña;Núñez 🙂'],
    ['utf-8', Buffer.from('plain'), 'plain'],
    ['utf-8', Buffer.from('\ufeffNombre;Peña'), 'Nombre;Peña'],
    ['windows-1252', Buffer.from('Begoña;Núñez', 'latin1'), 'Begoña;Núñez'],
    ['windows-1252', Buffer.from('ends with café', 'latin1'), 'ends with café'],
    ['windows-1252', Buffer.from([0x4f, 0x92, 0x42, 0x72, 0x69, 0x65, 0x6e]), 'O’Brien'],
    ['utf-16le', wide('\ufeffNombre;Peña'), 'Nombre;Peña'],
    ['utf-16le', wide('Nombre;Peña'), 'Nombre;Peña'],
    ['utf-16be', wide('\ufeffNombre;Peña', true), 'Nombre;Peña'],
    ['utf-16be', wide('Nombre;Peña', true), 'Nombre;Peña'],
    ['cp850', Buffer.from('4d75a46f7a', 'hex'), 'Muñoz'],
    ['cp850', encoded('ÁNGEL;MARTÍNEZ;JESÚS;RAMÓN', 'cp850'), 'ÁNGEL;MARTÍNEZ;JESÚS;RAMÓN'],
    ['macintosh', encoded('Núñez;García;Pérez', 'macintosh'), 'Núñez;García;Pérez'],
    ['macintosh', encoded('MARTÍNEZ;ÁNGEL', 'macintosh'), 'MARTÍNEZ;ÁNGEL'],
  ])('is %s', async (encoding, bytes, text) => {
    for (const size of [1, 2, 3, 100])
      expect(await decode(bytes, { size })).toMatchObject({ encoding, text, doubtful: false })
  })

  const names = ['Muñoz', 'García', 'Pérez', 'Ángel', 'José', 'Íñigo', 'Núñez', 'Óscar', 'Begoña', 'Martín']
  const others = ['LÓPEZ', 'ANDRÉS', 'PEÑA', 'JESÚS', 'Gómez', 'Sánchez', 'Raúl', 'MARÍA', 'Güell', 'Mª José']

  it('is found by the letters that make sense', async () => {
    // 'Íñigo' of DOS, alone, is as good a Hebrew sign of UTF-8.
    const lines = fc.uniqueArray(fc.constantFrom(...names, ...others), { minLength: 3, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(lines, fc.constantFrom(...singleByteEncodings), async (words, encoding) => {
        const text = words.join(';')
        const found = await decode(encoded(text, encoding))
        expect(found).toMatchObject({ encoding, text })
      }),
    )
  })

  const anyName = fc
    .record({
      isCapital: fc.boolean(),
      head: fc.stringMatching(/^[a-z]{0,5}$/),
      letter: fc.constantFrom(...'áéíóúñüçàèòïâêãõäöëôøß'),
      tail: fc.stringMatching(/^[a-z]{1,4}$/),
    })
    .map(({ isCapital, head, letter, tail }) => {
      const word = `${head}${letter}${tail}`
      const first = word.charAt(0) === 'ß' ? 'S' : word.charAt(0).toUpperCase()
      return isCapital && letter !== 'ß' ? word.toUpperCase() : first + word.slice(1)
    })

  it('of Windows is found, or asked about with samples, whatever letters names have', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyName, { minLength: 1, maxLength: 6 }), async (words) => {
        const text = words.join(';')
        fc.pre(/[^\0-\x7f]/.test(text))
        const { text: read, doubtful, encodings } = await decode(encoded(text, 'windows-1252'))
        const isOffered = encodings.some(
          (each) => each.encoding === 'windows-1252' && each.words.every((word) => text.includes(word)),
        )
        expect([text, read === text || doubtful, isOffered]).toEqual([text, true, true])
      }),
      { numRuns: 1000 },
    )
  })

  it.each([
    ['Özil', 'windows-1252'],
    ['Ömer', 'windows-1252'],
    ['SÖREN', 'windows-1252'],
    ['Märta', 'macintosh'],
  ] as const)('is asked about where all that tells is a rare letter: %s of %s', async (name, encoding) => {
    const { text, doubtful } = await decode(encoded(name, encoding))
    expect(text === name || doubtful).toBe(true)
  })

  it('can be chosen by what the words with other letters become', async () => {
    const { encodings } = await decode(encoded('Muñoz;Ana;Núñez', 'cp850'))
    expect(encodings).toEqual([
      { encoding: 'utf-8', words: ['Mu\ufffdoz', 'N\ufffd\ufffdez'] },
      { encoding: 'windows-1252', words: ['Mu¤oz', 'N£¤ez'] },
      { encoding: 'macintosh', words: ['Mu§oz', 'N£§ez'] },
      { encoding: 'cp850', words: ['Muñoz', 'Núñez'] },
    ])
    expect((await decode(Buffer.from('Ana;Gil'))).encodings).toEqual([])
  })

  it('is doubtful where letters make sense in two ways', async () => {
    expect(await decode(encoded('Úrsula', 'cp850'))).toMatchObject({ doubtful: true })
  })

  it('is UTF-8 even if a byte of it is damaged', async () => {
    const bytes = Buffer.concat([Buffer.from('Muñoz;Núñez;'), Buffer.from([0xff])])
    expect((await decode(bytes)).text).toBe('Muñoz;Núñez;\ufffd')
  })

  it('knows the characters that Windows has and Latin 1 has not', async () => {
    const bytes = Buffer.from([0x80, 0x20, 0x93])
    expect((await decode(bytes, { as: 'windows-1252' })).text).toBe('€ “')
  })

  it('has a mark where the database would refuse a character', async () => {
    expect((await decode(Buffer.from('a\0bcdefghijklmnop'))).text).toBe('a\ufffdbcdefghijklmnop')
  })

  it('is that of any UTF-8, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 9 }),
        async (text, size) => {
          const whole = text.replace(/^\ufeff/, '').replaceAll('\0', '')
          expect((await decode(Buffer.from(whole), { size })).text).toBe(whole)
        },
      ),
    )
  })
})
