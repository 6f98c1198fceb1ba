import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { unsealPair } from '../services/identity/sessions/tokens.ts'
import { ChangedBytesError, opened, sealed } from './sealed-bytes.ts'
import { openText, sealText } from './secrets.ts'

// A tag of four bytes is guessed four thousand million times faster than one of sixteen.
const cutTo = (tagBytes: number, text: string) =>
  Buffer.from(text, 'base64url')
    .subarray(0, 12 + tagBytes)
    .toString('base64url')

async function* once(bytes: Buffer) {
  yield bytes
}

it('a sealed text opens with its whole tag only', () => {
  const env = { SESSION_SECRET: 'a'.repeat(32), DATA_SECRET: undefined }
  const text = sealText(env, 'test', 'owner', '')
  expect(openText(env, 'test', 'owner', text)).toBe('')
  for (const length of [12, 8, 4])
    expect(() => openText(env, 'test', 'owner', cutTo(length, text))).toThrow(/tag/)
})

it('sealed bytes open with their whole tag only', async () => {
  const key = randomBytes(32)
  const mark = (await buffer(sealed(once(Buffer.from('8 bytes.')), key))).subarray(0, 16)
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(1)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 4 })
  const short = Buffer.concat([mark, cipher.update('8 bytes.'), cipher.final(), cipher.getAuthTag()])
  await expect(buffer(opened(once(short), key))).rejects.toThrow(ChangedBytesError)
})

it('tokens that were sealed for a session open with their whole tag only', () => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update('rotation:refresh').digest(), iv)
  cipher.final()
  const text = Buffer.concat([iv, cipher.getAuthTag()]).toString('base64url')
  for (const length of [12, 8, 4]) expect(() => unsealPair(cutTo(length, text), 'refresh')).toThrow(/tag/)
})
