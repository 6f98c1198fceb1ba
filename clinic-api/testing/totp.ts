import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** An authenticator app of its own (RFC 6238 with SHA-1, 6 digits, 30 s), so that ours is not checked by itself. */
export function totpAt(secret: string, at: Date): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0x0f
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Six digits that are no code of the secret anywhere near `at`. */
export function wrongTotpAt(secret: string, at: Date): string {
  const right = [-60, -30, 0, 30, 60].map((seconds) =>
    totpAt(secret, new Date(at.getTime() + seconds * 1000)),
  )
  for (let number = 0; ; number += 1) {
    const code = String(number).padStart(6, '0')
    if (!right.includes(code)) return code
  }
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
