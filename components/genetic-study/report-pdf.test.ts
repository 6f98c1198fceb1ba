import { readFile } from 'node:fs/promises'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { fontsFor, type LoadFont } from './report-fonts'
import { drawReport, type ReportContent } from './report-pdf'
import { wrapText } from './report-text'

function content(rows: number, name = 'Cristina Torres Álvarez'): ReportContent {
  return {
    title: 'Genetic study report',
    stamp: 'SIMULATION, NOT A DIAGNOSIS',
    notice: 'The results are made up.',
    facts: [{ label: 'Patient', value: name }],
    summary: 'Possible variants in 1 disease.',
    topTitle: 'Top 5 Diseases by Confidence',
    top: [{ label: 'Asthma', percent: 99 }],
    columns: ['Disease', 'Category', 'Result', 'Confidence (%)'],
    rows: Array.from({ length: rows }, () => ({
      cells: ['Asthma', 'Multifactorial', 'Possible variants detected', '99'],
      note: 'Detected variants: Variant A, Variant B',
    })),
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  }
}

const fromDisk: LoadFont = async (weight) => {
  const file = weight === 'bold' ? '700Bold/NotoSans_700Bold.ttf' : '400Regular/NotoSans_400Regular.ttf'
  return new Uint8Array(await readFile(`node_modules/@expo-google-fonts/noto-sans/${file}`)).buffer
}

async function pagesOf(report: ReportContent): Promise<number> {
  return (await PDFDocument.load(await drawReport(report, fromDisk))).getPageCount()
}

describe('the report', () => {
  it('is a PDF that says in its properties what it is', async () => {
    const bytes = await drawReport(content(1))
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    const read = await PDFDocument.load(bytes)
    expect([read.getTitle(), read.getSubject()]).toEqual([
      'Genetic study report',
      'SIMULATION, NOT A DIAGNOSIS',
    ])
  })

  it.each([
    [1, 1],
    [50, 3],
  ])('of %i diseases has %i pages', async (rows, pages) => {
    expect(await pagesOf(content(rows))).toBe(pages)
  })

  it.each(['Иван 🤧', 'مريم', `${'x'.repeat(400)}`, ''])('draws the name %j', async (name) => {
    expect(await pagesOf(content(1, name))).toBe(1)
  })
})

it.each(['Łukasz Żółć', 'Иван Щукин', 'Σωκράτης Ώρες', 'Nguyễn'])(
  'prints every letter of %s',
  async (name) => {
    const document = await PDFDocument.create()
    const { regular, bold } = await fontsFor(document, name, fromDisk)
    for (const font of [regular, bold]) expect(wrapText(font, name, 9, 400)).toEqual([name])
  },
)

describe('lines', () => {
  it('are no wider than their column and lose no letter', async () => {
    const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
    const text = `Síndrome del maullido de gato (deleción 5p) ${'w'.repeat(60)} fin`
    const lines = wrapText(font, text, 9, 120)
    expect(Math.max(...lines.map((line) => font.widthOfTextAtSize(line, 9)))).toBeLessThanOrEqual(120)
    expect(lines.join('').replace(/ /g, '')).toBe(text.replace(/ /g, ''))
    expect(wrapText(font, 'Иван 🤧', 9, 120)).toEqual(['???? ?'])
  })
})
