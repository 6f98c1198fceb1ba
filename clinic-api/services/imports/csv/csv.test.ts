import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSeparator } from '../source/find-separator.ts'
import { CsvReader, type CsvRecord } from './read-records.ts'
import { separators } from './separator.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size)
}

async function read(text: string, size = 5) {
  const separator = findSeparator('patients', text)
  const records: CsvRecord[] = []
  for await (const each of new CsvReader(separator).read(inPieces(text, size))) records.push(each)
  return { records, separator, cells: records.map(({ cells }) => cells) }
}

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

  it('are not separated by what stands between quotation marks alone', async () => {
    expect(await read('"x"|"y"\n""|",,"|"#"')).toMatchObject({
      separator: '|',
      cells: [
        ['x', 'y'],
        ['', ',,', '#'],
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
        { line: 1, cells: ['sep=', ''] },
        { line: 2, cells: ['a', 'b,c,d'] },
        { line: 3, cells: ['1', '2'] },
      ],
    })
  })

  it.each([
    [',', 'Ana, "Gil Ruiz", 1990-01-03', ['Ana', 'Gil Ruiz', '1990-01-03']],
    [';', '  "Ana" ;\t"Gil; ""Ruiz" ; x', ['Ana', 'Gil; "Ruiz', 'x']],
    ['\t', '\u00a0"Ana"\t "Gil\nRuiz"\tx', ['Ana', 'Gil\nRuiz', 'x']],
  ] as const)('have no blanks around quotation marks (%j)', (separator, text, cells) => {
    const [record] = new CsvReader(separator).take(`${text}\n`)
    expect(record?.cells).toEqual(cells)
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
