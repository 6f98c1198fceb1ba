import { charactersOf, singleByteEncodings } from '../csv/single-bytes.ts'

const strict = new TextDecoder('utf-8', { fatal: true })
const mostTimes = 3

// How the two bytes of an accented letter look in another encoding: `Ã±`, `√±`, `├▒`; `â€™` has three.
const suspicious = /[ÂÃâÅ√¬├┬Ô‚][\u0080-\uffff]/
const numbered = /&#(?:(\d{2,6})|x([\da-f]{2,5}));/gi
const accented = /&([a-z])(acute|grave|uml|tilde|circ|cedil);/gi
const named = /&(amp|ordf|ordm|nbsp|quot|apos);/gi

const accents = {
  acute: '\u0301',
  grave: '\u0300',
  uml: '\u0308',
  tilde: '\u0303',
  circ: '\u0302',
  cedil: '\u0327',
} as const
const signs = { amp: '&', ordf: 'ª', ordm: 'º', nbsp: ' ', quot: '"', apos: "'" } as const

const bytesIn = singleByteEncodings.map(
  (encoding) => new Map(Array.from(charactersOf[encoding], (each, place) => [each, place + 0x80])),
)

/** A text as it was before a program read it in a wrong encoding, or wrote it for a web page; the text itself if none did. */
export function mendText(text: string): string {
  let mended = text.includes('&') ? withoutEntities(text) : text
  for (let time = 0; time < mostTimes && suspicious.test(mended); time += 1) {
    const before = mended
    mended = bytesIn.reduce((found, bytes) => (found === before ? reread(before, bytes) : found), before)
    if (mended === before) return mended
  }
  return mended
}

/** The text whose bytes in an encoding are read as UTF-8; as it was when they are none. */
function reread(text: string, bytes: ReadonlyMap<string, number>): string {
  const codes = Array.from(text, (each) => (each < '\u0080' ? each.charCodeAt(0) : (bytes.get(each) ?? -1)))
  if (codes.includes(-1)) return text
  try {
    return strict.decode(Uint8Array.from(codes))
  } catch {
    return text
  }
}

function withoutEntities(text: string): string {
  return text
    .replace(numbered, (whole, decimal?: string, hex?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      return code >= 0x20 && code <= 0xffff ? String.fromCharCode(code) : whole
    })
    .replace(accented, (_, letter: string, accent: string) =>
      `${letter}${accents[accent.toLowerCase() as keyof typeof accents]}`.normalize('NFC'),
    )
    .replace(named, (_, sign: string) => signs[sign.toLowerCase() as keyof typeof signs])
}
