import { type PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib'
import { drawable } from './report-text'

export type LoadFont = (weight: 'regular' | 'bold') => Promise<ArrayBuffer>

/** Bytes of a font with all of Latin, Greek and Cyrillic, fetched when a report needs it. */
export const wideFont: LoadFont = async (weight) => {
  const address =
    weight === 'bold'
      ? new URL(
          '../../node_modules/@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
          import.meta.url,
        )
      : new URL(
          '../../node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
          import.meta.url,
        )
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font could not be loaded: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Helvetica, which every reader of PDF has; where it lacks a letter of the text, the wide font. */
export async function fontsFor(
  document: PDFDocument,
  text: string,
  load: LoadFont,
): Promise<{ regular: PDFFont; bold: PDFFont }> {
  const regular = await document.embedFont(StandardFonts.Helvetica)
  if (drawable(regular, text) === text.normalize('NFC'))
    return { regular, bold: await document.embedFont(StandardFonts.HelveticaBold) }
  document.registerFontkit((await import('@pdf-lib/fontkit')).default)
  const embed = async (weight: 'regular' | 'bold') => document.embedFont(await load(weight), { subset: true })
  return { regular: await embed('regular'), bold: await embed('bold') }
}
