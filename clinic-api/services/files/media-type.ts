const octets = 'application/octet-stream'

const signatures: readonly { type: string; matches(head: Buffer): boolean }[] = [
  { type: 'image/png', matches: (head) => starts(head, '89504e470d0a1a0a') },
  { type: 'image/jpeg', matches: (head) => starts(head, 'ffd8ff') },
  { type: 'image/gif', matches: (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6)) },
  { type: 'image/webp', matches: (head) => /^RIFF.{4}WEBP/s.test(head.toString('latin1', 0, 12)) },
  { type: 'application/pdf', matches: (head) => /^%PDF-\d/.test(head.toString('latin1', 0, 6)) },
]

function starts(head: Buffer, hex: string): boolean {
  return head.subarray(0, hex.length / 2).toString('hex') === hex
}

/** What the first bytes say the file is: an image browsers draw without running anything, a PDF, or just bytes. */
export function mediaTypeOf(head: Buffer): string {
  return signatures.find(({ matches }) => matches(head))?.type ?? octets
}

/** Whether a browser may show it in place; everything else is only handed over. */
export function isShowable(mediaType: string): boolean {
  return signatures.some(({ type }) => type === mediaType)
}
