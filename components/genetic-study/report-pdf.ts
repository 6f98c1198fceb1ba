import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import { fontsFor, type LoadFont, wideFont } from './report-fonts'
import { wrapText } from './report-text'

export interface ReportContent {
  title: string
  /** Stands across every page. */
  stamp: string
  notice: string
  facts: { label: string; value: string }[]
  summary: string
  topTitle: string
  top: { label: string; percent: number }[]
  columns: string[]
  rows: { cells: string[]; note: string | null }[]
  pageOf: (page: number, pages: number) => string
}

const paper = { width: 595.28, height: 841.89, margin: 56 }
const columnWidths = [180, 92, 150, 61]
const ink = rgb(0.11, 0.15, 0.18)
const grey = rgb(0.4, 0.45, 0.48)
const hairline = rgb(0.82, 0.85, 0.87)
const teal = rgb(0, 0.42, 0.44)
const warning = rgb(0.72, 0.16, 0.12)

interface Sheet {
  document: PDFDocument
  page: PDFPage
  regular: PDFFont
  bold: PDFFont
  stamp: string
  /** Distance from the bottom edge at which the next line stands. */
  y: number
}

/** The report as the bytes of an A4 PDF; every page carries the stamp. */
export async function drawReport(
  content: ReportContent,
  load: LoadFont = wideFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.setTitle(content.title)
  document.setSubject(content.stamp)
  const { regular, bold } = await fontsFor(document, JSON.stringify(content), load)
  const blank = { document, regular, bold, stamp: content.stamp, y: 0 }
  const sheet: Sheet = { ...blank, page: document.addPage([paper.width, paper.height]) }
  beginPage(sheet)
  drawHead(sheet, content)
  drawTop(sheet, content)
  drawRows(sheet, content)
  drawFooters(sheet, content)
  return new Uint8Array(await document.save())
}

function beginPage(sheet: Sheet): void {
  const { page, bold, stamp } = sheet
  const size = 34
  const reach = bold.widthOfTextAtSize(stamp, size) / 2
  const slope = Math.PI / 4
  page.drawText(stamp, {
    x: paper.width / 2 - reach * Math.cos(slope),
    y: paper.height / 2 - reach * Math.sin(slope),
    size,
    font: bold,
    color: warning,
    opacity: 0.12,
    rotate: degrees(45),
  })
  sheet.y = paper.height - paper.margin
}

/** Makes room for `height`, on a new page when this one is full. */
function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y - height > paper.margin) return
  sheet.page = sheet.document.addPage([paper.width, paper.height])
  beginPage(sheet)
}

interface Line {
  size?: number
  bold?: boolean
  color?: typeof ink
  x?: number
  width?: number
}

/** Draws `text` in as many lines as it needs and moves down below it. */
function write(sheet: Sheet, text: string, line: Line = {}): void {
  const {
    size = 10,
    bold = false,
    color = ink,
    x = paper.margin,
    width = paper.width - 2 * paper.margin,
  } = line
  const font = bold ? sheet.bold : sheet.regular
  for (const part of wrapText(font, text, size, width)) {
    makeRoom(sheet, size * 1.4)
    sheet.y -= size * 1.4
    sheet.page.drawText(part, { x, y: sheet.y, size, font, color })
  }
}

function rule(sheet: Sheet): void {
  sheet.y -= 6
  sheet.page.drawLine({
    start: { x: paper.margin, y: sheet.y },
    end: { x: paper.width - paper.margin, y: sheet.y },
    thickness: 0.5,
    color: hairline,
  })
}

function drawHead(sheet: Sheet, { title, stamp, notice, facts, summary }: ReportContent): void {
  write(sheet, 'Consulta', { size: 10, bold: true, color: teal })
  write(sheet, title, { size: 20, bold: true })
  sheet.y -= 4
  write(sheet, stamp, { bold: true, color: warning })
  write(sheet, notice, { color: grey })
  sheet.y -= 8
  for (const { label, value } of facts) write(sheet, `${label}: ${value}`)
  sheet.y -= 8
  write(sheet, summary, { bold: true })
}

function drawTop(sheet: Sheet, { topTitle, top }: ReportContent): void {
  sheet.y -= 14
  write(sheet, topTitle, { size: 12, bold: true })
  sheet.y -= 4
  const barStart = paper.margin + 200
  const barWidth = paper.width - paper.margin - barStart - 30
  for (const { label, percent } of top) {
    makeRoom(sheet, 20)
    sheet.y -= 18
    const [shown = ''] = wrapText(sheet.regular, label, 9, 190)
    sheet.page.drawText(shown, { x: paper.margin, y: sheet.y, size: 9, font: sheet.regular, color: ink })
    const width = Math.max(0.5, (barWidth * percent) / 100)
    sheet.page.drawRectangle({ x: barStart, y: sheet.y - 2, width, height: 11, color: teal })
    const x = barStart + width + 5
    sheet.page.drawText(String(percent), { x, y: sheet.y, size: 9, font: sheet.regular, color: ink })
  }
  sheet.y -= 16
}

function drawRows(sheet: Sheet, { columns, rows }: ReportContent): void {
  drawCells(sheet, columns, { bold: true, color: grey, size: 8 })
  rule(sheet)
  for (const { cells, note } of rows) {
    drawCells(sheet, cells, { size: 9 })
    if (note) write(sheet, note, { size: 8, color: grey })
    rule(sheet)
  }
}

/** One row of the table: every cell wrapped in its column, never torn between two pages. */
function drawCells(sheet: Sheet, cells: string[], line: Line & { size: number }): void {
  const font = line.bold ? sheet.bold : sheet.regular
  const wrapped = cells.map((cell, index) => wrapText(font, cell, line.size, (columnWidths[index] ?? 0) - 8))
  const height = Math.max(...wrapped.map((lines) => lines.length)) * line.size * 1.4
  makeRoom(sheet, height + 24)
  const top = sheet.y
  let x = paper.margin
  wrapped.forEach((lines, index) => {
    sheet.y = top
    for (const part of lines) {
      sheet.y -= line.size * 1.4
      sheet.page.drawText(part, { x, y: sheet.y, size: line.size, font, color: line.color ?? ink })
    }
    x += columnWidths[index] ?? 0
  })
  sheet.y = top - height
}

function drawFooters({ document, regular, bold }: Sheet, { stamp, pageOf }: ReportContent): void {
  const pages = document.getPages()
  pages.forEach((page, index) => {
    page.drawText(stamp, { x: paper.margin, y: 30, size: 8, font: bold, color: warning })
    const count = pageOf(index + 1, pages.length)
    const x = paper.width - paper.margin - regular.widthOfTextAtSize(count, 8)
    page.drawText(count, { x, y: 30, size: 8, font: regular, color: grey })
  })
}
