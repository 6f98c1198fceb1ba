import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { SourceChoices } from '../../../db/schema/imports.ts'
import { type WorkbookCell, workbookOf, zipOf } from '../../../testing/workbook.ts'
import { nameFormat } from './name-format.ts'
import { openTable } from './open-table.ts'

async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 1000) yield bytes.subarray(from, from + 1000)
}

async function open(bytes: Buffer | string, chosen: SourceChoices = {}) {
  const whole = Buffer.from(bytes)
  const table = await openTable({
    kind: 'patients',
    chosen,
    today: '2026-11-25',
    parts: () => inPieces(whole),
  })
  const lines = []
  for await (const { line, cells } of table.records()) lines.push({ line, cells })
  return { ...table, lines, cells: lines.map(({ cells }) => cells) }
}

describe('the names of the columns', () => {
  const line = 'Ana;Gil Ruiz;03/01/1990;12345678Z;ana@example.test'

  it.each([
    ['', 1],
    ['Listado de pacientes a 12/11/2026\n\n', 3],
    ['Listado de pacientes, por apellidos, a 12/11/2026\nClínica Retiro; S.L.\n\n\n', 5],
    ['"Clínica ""Sol""";;;;\nTeléfono: 912345678;;;;\n\n', 4],
    ['sep=;\n', 2],
  ])('are found below %j', async (above, at) => {
    const table = await open(`${above}Nombre;Apellidos;Fecha de nacimiento;DNI;Correo\n\n${line}\n`)
    expect(table).toMatchObject({ separator: ';', seen: { headerLine: at } })
    expect(table.headers).toEqual(['Nombre', 'Apellidos', 'Fecha de nacimiento', 'DNI', 'Correo'])
    expect(table.lines).toEqual([{ line: at + 2, cells: line.split(';') }])
  })

  it.each([',', ';', '\t', '|'])(
    'are found with any separator below a title with others (%j)',
    async (sign) => {
      const written = (text: string) => text.replaceAll(';', sign)
      const text = `Pacientes, médicos; y más\n${written('Nombre;Apellidos;DNI')}\n${written('Ana;Gil;1')}\n`
      expect(await open(text)).toMatchObject({ separator: sign, cells: [['Ana', 'Gil', '1']] })
    },
  )

  it('are not looked for in a line about somebody', async () => {
    const table = await open(`${line}\n${line}\n`)
    expect(table).toMatchObject({ headers: ['', '', '', '', ''], seen: { headerLine: 0 } })
    expect(table.lines).toHaveLength(2)
  })

  it('are left out where a page repeats them', async () => {
    const head = 'Nombre;Apellidos;DNI'
    expect((await open(`${head}\nAna;Gil;1\n${head}\nEva;Ros;2\n`)).cells).toEqual([
      ['Ana', 'Gil', '1'],
      ['Eva', 'Ros', '2'],
    ])
  })

  it('can be chosen', async () => {
    const text = 'Alfa;Beta;Gama\nUno;Dos;Tres\nAna;Gil;1\n'
    expect(await open(text)).toMatchObject({ headers: ['Alfa', 'Beta', 'Gama'] })
    expect(await open(text, { headerLine: 2 })).toMatchObject({ headers: ['Uno', 'Dos', 'Tres'] })
    expect((await open(text, { headerLine: 0 })).lines).toHaveLength(3)
  })
})

describe('an .xlsx', () => {
  const heads = ['Nombre', 'Apellidos', 'Nacimiento', 'DNI', 'Teléfono', 'Hora']
  const rows: WorkbookCell[][] = [
    ['Listado'],
    [],
    heads,
    ['Ana', 'Núñez & Ros', { serial: 29261 }, '01234567L', 612345678, { serial: 0.375, format: 'time' }],
    ['Eva', 'Gil', { serial: 29261.5 }, '007', 6.12345678e8, 34612345678901],
  ]

  it('is read as it is: days as days, numbers with all digits, texts with their zeros', async () => {
    const table = await open(workbookOf([{ name: 'Pacientes', rows }]))
    expect(table).toMatchObject({
      headers: heads,
      seen: { format: 'xlsx', headerLine: 3, sheet: 'Pacientes' },
    })
    expect(table.lines).toEqual([
      { line: 4, cells: ['Ana', 'Núñez & Ros', '1980-02-10', '01234567L', '612345678', '09:00'] },
      { line: 5, cells: ['Eva', 'Gil', '1980-02-10 12:00', '007', '612345678', '34612345678901'] },
    ])
  })

  it('offers its sheets that hold something, and takes the first', async () => {
    const bytes = workbookOf([
      { name: 'Vacía', rows: [] },
      { name: 'Uno', rows },
      { name: 'Dos', rows: [heads, ['Iris', 'Sol', null, '1', null, null]] },
    ])
    expect((await open(bytes)).seen).toMatchObject({ sheet: 'Uno', sheets: ['Uno', 'Dos'] })
    expect((await open(bytes, { sheet: 'Dos' })).cells).toEqual([['Iris', 'Sol', '', '1', '', '']])
  })

  it.each([
    ['that is cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'A ZIP archive'],
    ['that is damaged', (bytes: Buffer) => bytes.fill(0, 300, 900), 'It cannot be read'],
  ])('%s is refused', async (_, damage, message) => {
    await expect(open(damage(workbookOf([{ name: 'Uno', rows }])))).rejects.toThrow(message)
  })
})

describe('another file', () => {
  const ole = (part: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(part, 'utf16le')])

  it.each<[string, Buffer | string]>([
    ['An old Excel workbook (.xls)', ole('Workbook')],
    ['A workbook with a password', ole('EncryptedPackage')],
    ['A Word document', ole('WordDocument')],
    ['A Word document', zipOf({ 'word/document.xml': '<x/>' })],
    ['A presentation', zipOf({ 'ppt/presentation.xml': '<x/>' })],
    ['A binary Excel workbook (.xlsb)', zipOf({ 'xl/workbook.bin': 'x' })],
    ['A Numbers workbook', zipOf({ 'Index/Document.iwa': 'x' })],
    ['A ZIP archive', zipOf({ 'patients.csv': 'a;b' })],
    ['A PDF', '%PDF-1.7\n'],
    ['A picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['A picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['A picture', Buffer.from('00000018667479706865696300000000', 'hex')],
    ['A compressed file', gzipSync('a;b')],
    ['A text document (RTF)', '{\\rtf1\\ansi'],
    ['A web page', '\ufeff\n<html><table><tr><td>Ana'],
    [
      'An Excel workbook in XML',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook',
    ],
    ['A JSON file', '[{"name": "Ana"}]'],
    ['A file of contacts (vCard)', 'BEGIN:VCARD\r\nVERSION:3.0'],
  ])('is named: %s', (named, bytes) => {
    expect(nameFormat(Buffer.from(bytes))).toEqual({ refusal: `${named}: save it as .xlsx or CSV` })
  })

  it('is named for an .ods, whose kind stands in its first entry, before the head of the next', () => {
    // Its first entry is stored without compression, as the format demands.
    const stored = Buffer.from(
      'PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK\x03\x04\x14\x00Thumbnails',
    )
    expect(nameFormat(stored)).toEqual({
      refusal: 'An OpenDocument workbook (.ods): save it as .xlsx or CSV',
    })
  })

  it.each(['Nombre;DNI\n', 'PK;Nombre\n1;Ana', '', '{Ana};Gil', 'Mu\xf1oz'])('%j is a table', (text) => {
    expect(nameFormat(Buffer.from(text, 'latin1'))).toEqual({ format: 'csv' })
  })
})
