const octets = 'application/octet-stream'

const shown: readonly { type: string; matches(head: Buffer): boolean }[] = [
  { type: 'image/png', matches: (head) => starts(head, '89504e470d0a1a0a') },
  { type: 'image/jpeg', matches: (head) => starts(head, 'ffd8ff') },
  { type: 'image/gif', matches: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)) },
  { type: 'image/webp', matches: (head) => /^RIFF.{4}WEBP/s.test(head.toString('latin1', 0, 12)) },
  { type: 'application/pdf', matches: (head) => /^%PDF-\d/.test(head.toString('latin1', 0, 6)) },
]

const brandsOfHeic = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/

/** Pictures that phones and scanners store and most browsers cannot draw. */
const handedOver: typeof shown = [
  {
    type: 'image/heic',
    matches: (head) =>
      head.toString('latin1', 4, 8) === 'ftyp' && brandsOfHeic.test(head.toString('latin1', 8, 12)),
  },
  { type: 'image/tiff', matches: (head) => starts(head, '49492a00') || starts(head, '4d4d002a') },
]

function starts(head: Buffer, hex: string): boolean {
  return head.subarray(0, hex.length / 2).toString('hex') === hex
}

/** Tells an image or a PDF by the first bytes of a file; anything else is just bytes. */
export function mediaTypeOf(head: Buffer): string {
  return [...shown, ...handedOver].find(({ matches }) => matches(head))?.type ?? octets
}

/** Whether a browser may show it in place; everything else is only handed over. */
export function isShowable(mediaType: string): boolean {
  return shown.some(({ type }) => type === mediaType)
}
