import type { ImportEncoding } from '#contract/import-fields'

// Code page 850 from 0x80 on: no decoder of the platform knows the letters of DOS.
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Encodings of one byte a letter, of which only the letters tell which one it is. */
export const singleByteEncodings = ['windows-1252', 'macintosh', 'cp850'] as const

export type SingleByteEncoding = (typeof singleByteEncodings)[number]

/** The characters of the bytes from 0x80 on. */
export const charactersOf: Record<SingleByteEncoding, string> = {
  'windows-1252': charactersBy('windows-1252'),
  macintosh: charactersBy('macintosh'),
  cp850,
}

function charactersBy(label: string): string {
  return new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, place) => 128 + place))
}

/** Decodes a text in pieces; what cannot be read becomes U+FFFD. */
export function decoderOf(encoding: ImportEncoding): (chunk?: Uint8Array) => string {
  if (encoding === 'cp850') return (chunk) => (chunk ? decodeCp850(chunk) : '')
  const decoder = new TextDecoder(encoding)
  return (chunk) => (chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode())
}

function decodeCp850(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xff]/g, (each) => cp850.charAt(each.charCodeAt(0) - 0x80))
}
