import { readFile } from 'node:fs/promises'
import { type PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'

interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

const wide = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
}

/** Helvetica, which every reader of PDF has; where it lacks a letter, a font with all of Latin, Greek and Cyrillic. */
export async function fontsFor(document: PDFDocument, text: string): Promise<Fonts> {
  const regular = await document.embedFont(StandardFonts.Helvetica)
  if (drawable(text, regular) === text.normalize('NFC'))
    return { regular, bold: await document.embedFont(StandardFonts.HelveticaBold) }
  document.registerFontkit((await import('@pdf-lib/fontkit')).default)
  const embed = async (file: string) =>
    document.embedFont(await readFile(new URL(import.meta.resolve(file))), { subset: true })
  return { regular: await embed(wide.regular), bold: await embed(wide.bold) }
}

const known = new WeakMap<PDFFont, Set<number>>()

/** The letters that the font has, composed; a question mark stands for others. */
export function drawable(text: string, font: PDFFont): string {
  const letters = known.get(font) ?? new Set(font.getCharacterSet())
  known.set(font, letters)
  return [...text.normalize('NFC')]
    .map((each) => (letters.has(each.codePointAt(0) ?? 0) ? each : '?'))
    .join('')
}
