import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TextOfBytes } from './decode-text.ts'
import { CsvReader, type CsvRecord } from './read-records.ts'
import { separators } from './separator.ts'

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function decode(bytes: Buffer, size = 7) {
  const reader = new TextOfBytes()
  let text = ''
  for await (const each of reader.read(inPieces(bytes, size))) text += each
  return { text, encoding: reader.encoding }
}

async function read(text: string, size = 5) {
  const csv = new CsvReader()
  const records: CsvRecord[] = []
  for await (const each of csv.read(new TextOfBytes().read(inPieces(Buffer.from(text), size))))
    records.push(each)
  return { records, separator: csv.separator, cells: records.map(({ cells }) => cells) }
}

describe('the text of bytes', () => {
  it.each([
    ['utf-8', Buffer.from('Begoña;Núñez 🙂')],
    ['utf-8', Buffer.from('plain')],
    ['utf-8', Buffer.from('\ufeffNombre;Peña')],
    ['windows-1252', Buffer.from('Bego\u00f1a;N\u00fa\u00f1ez', 'latin1')],
    ['windows-1252', Buffer.from('ends with \u00e9', 'latin1')],
    ['utf-16le', Buffer.from('\ufeffNombre;Peña', 'utf16le')],
  ] as const)('is read as %s', async (encoding, bytes) => {
    for (const size of [1, 2, 3, 100]) {
      const { text, encoding: found } = await decode(bytes, size)
      expect(found).toBe(encoding)
      const expected =
        encoding === 'windows-1252' ? bytes.toString('latin1') : new TextDecoder(encoding).decode(bytes)
      expect(text).toBe(expected)
    }
  })

  it('knows the characters that Windows has and Latin 1 has not', async () => {
    expect((await decode(Buffer.from([0x80, 0x20, 0x93]))).text).toBe('€ “')
  })

  it('is that of any UTF-8, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 9 }),
        async (text, size) => {
          const whole = text.replace(/^\ufeff/, '').replaceAll('\0', '')
          expect((await decode(Buffer.from(whole), size)).text).toBe(whole)
        },
      ),
    )
  })

  it('has a mark where a byte means nothing, and where the database would refuse it', async () => {
    expect((await decode(Buffer.from([0xc3, 0xb1, 0x2c, 0xff]))).text).toBe('ñ,\ufffd')
    expect((await decode(Buffer.from('a\0b'))).text).toBe('a\ufffdb')
  })
})

describe('the records of a file', () => {
  it.each(separators)('are found whatever separates them (%j)', async (separator) => {
    const text = ['a', 'b,;|', 'c'].map((each) => `"${each}"`).join(separator)
    expect(await read(`${text}\r\n1${separator}2${separator}\r\n`)).toMatchObject({
      separator,
      cells: [
        ['a', 'b,;|', 'c'],
        ['1', '2', ''],
      ],
    })
  })

  it('say in which line of the file they begin', async () => {
    const { records } = await read('a;b\r\n\r\n"1\r\n2";x\n;;\n3;4')
    expect(records).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1\r\n2', 'x'] },
      { line: 6, cells: ['3', '4'] },
    ])
  })

  it('take a separator that stands above them', async () => {
    expect(await read('sep=;\r\na;b,c,d\r\n1;2')).toMatchObject({
      separator: ';',
      records: [
        { line: 2, cells: ['a', 'b,c,d'] },
        { line: 3, cells: ['1', '2'] },
      ],
    })
  })

  it('keep a mark in the middle of a word', async () => {
    expect((await read('a,b\n5" pipe,"say ""so"""\n')).cells[1]).toEqual(['5" pipe', 'say "so"'])
  })

  it('come back as any program writes them, in pieces of any size', async () => {
    const cell = fc.string({ unit: 'grapheme' }).map((each) => each.replaceAll('\0', '').trim())
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
    const written = fc.record({
      rows,
      size: fc.integer({ min: 1, max: 20 }),
      end: fc.constantFrom('\n', '\r\n', '\r'),
    })
    await fc.assert(
      fc.asyncProperty(written, fc.constantFrom(...separators), async ({ rows, size, end }, separator) => {
        const line = (cells: string[]) =>
          cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(separator)
        const text = [['x', 'y'], ...rows].map(line).join(end)
        const expected = rows.filter((cells) => cells.some((each) => each !== ''))
        expect((await read(text, size)).cells.slice(1)).toEqual(expected)
      }),
    )
  })

  it('are refused when a mark is never closed, by the line in which it stands', async () => {
    await expect(read('a;b\n1;"2\n3;4\n')).rejects.toMatchObject({ why: 'quote', line: 2 })
    await expect(read(`a;b\n1;"${'x\n'.repeat(20_000)}`, 4000)).rejects.toMatchObject({
      why: 'quote',
      line: 2,
    })
    await expect(read(`a;b\n1;${'x'.repeat(30_000)}`, 4000)).rejects.toMatchObject({ why: 'long', line: 2 })
    await expect(read(`a;b\n${'x;'.repeat(500)}`)).rejects.toMatchObject({ why: 'long', line: 2 })
  })

  // A test that takes too long fails by itself.
  it.each(['"', '""', ' ', '"a', ';"'])('are read in no more time than they are long: %j', async (each) => {
    await read(each.repeat(5000), 1000).catch(() => null)
  })
})
