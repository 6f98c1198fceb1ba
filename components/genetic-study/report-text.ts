import type { PDFFont } from 'pdf-lib'

/** Lines no wider than `width` points. Letters that the font lacks become '?', and long words are broken. */
export function wrapText(font: PDFFont, text: string, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of drawable(font, text).split(/\s+/)) {
    const joined = line === '' ? word : `${line} ${word}`
    if (fits(joined)) {
      line = joined
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (fits(line + letter)) line += letter
      else {
        lines.push(line)
        line = letter
      }
    }
  }
  return [...lines, line]
}

const known = new WeakMap<PDFFont, Set<number>>()

/** `text` with what the font can draw; an accent that is a letter of its own joins its letter first. */
export function drawable(font: PDFFont, text: string): string {
  const letters = known.get(font) ?? new Set(font.getCharacterSet())
  known.set(font, letters)
  return [...text.normalize('NFC')]
    .map((letter) => (/\s/.test(letter) || letters.has(letter.codePointAt(0) ?? 0) ? letter : '?'))
    .join('')
}
