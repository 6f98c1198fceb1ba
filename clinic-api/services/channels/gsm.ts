/** The basic alphabet of GSM 03.38, in which an SMS holds 160 characters. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters that take the room of two. */
const extended = new Set('^{}\\[~]|€')

export const roomOfSms = 160

const others: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '.',
  ç: 'c',
  ª: 'a',
  º: 'o',
}

/** The text in that alphabet: `á` becomes `a`, while `ñ`, `é` and `ü` stay. What has no likeness becomes `?`. */
export function inGsm(text: string): string {
  return [...text.normalize('NFC').replace(/\s+/g, ' ')].map(likeness).join('')
}

function likeness(sign: string): string {
  if (basic.has(sign) || extended.has(sign)) return sign
  const known = others[sign]
  if (known !== undefined) return known
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '')
  return bare !== '' && [...bare].every((each) => basic.has(each)) ? bare : '?'
}

/** How much of an SMS a text in that alphabet fills. */
export function septets(text: string): number {
  return [...text].reduce((sum, sign) => sum + (extended.has(sign) ? 2 : 1), 0)
}

/** Cuts a text at the end of a word where one is near, so that it fills no more than this. */
export function shortened(text: string, most: number): string {
  if (septets(text) <= most) return text
  const signs = [...text]
  while (signs.length > 0 && septets(signs.join('')) > most - 1) signs.pop()
  const cut = signs.join('')
  const atWord = cut.replace(/\s+\S*$/, '')
  return `${(atWord.length >= cut.length / 2 ? atWord : cut).trimEnd()}.`
}
