import { constants, hkdfSync, privateDecrypt, publicEncrypt, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { opened, sealed } from '../../ports/sealed-bytes.ts'
import { openText, type SecretEnv, sealText } from '../../ports/secrets.ts'

const purpose = 'backup-key'
/** Before a key that is sealed for a pair of keys, as openssl makes them, instead of by DATA_SECRET. */
const forPair = 'rsa:'
const padding = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }

/** How the contents of a backup are kept: encrypted under a random key of its own, or as they are. */
export interface Box {
  /** Its key, sealed by DATA_SECRET or for BACKUP_PUBLIC_KEY; null when contents are kept as they are. */
  sealedKey: string | null
  write(path: string, bytes: AsyncIterable<Buffer>): AsyncIterable<Buffer>
  read(path: string): Readable
}

const plain: Box = {
  sealedKey: null,
  write: (_path, bytes) => bytes,
  read: (path) => createReadStream(path),
}

/** The key whose other half opens backups and lies elsewhere. */
export async function publicKeyOf(env: { BACKUP_PUBLIC_KEY?: string | undefined }): Promise<string | null> {
  if (!env.BACKUP_PUBLIC_KEY) return null
  return readFile(env.BACKUP_PUBLIC_KEY, 'utf8').catch(() => {
    throw new Error(`BACKUP_PUBLIC_KEY names ${env.BACKUP_PUBLIC_KEY}, which cannot be read.`)
  })
}

/** For a new backup: encrypted for the public key, else when there is a DATA_SECRET. */
export function newBox(env: SecretEnv, publicKey: string | null = null): Box {
  const key = randomBytes(32)
  if (publicKey) {
    return boxOf(key, forPair + publicEncrypt({ key: publicKey, ...padding }, key).toString('base64url'))
  }
  if (!env.DATA_SECRET) return plain
  return boxOf(key, sealText(env, purpose, purpose, key.toString('base64url')))
}

/**
 * The box of an existing backup. Throws a sentence when it was sealed with another secret, or for another key than
 * `privateKey`.
 */
export function openBox(env: SecretEnv, sealedKey: string | null, privateKey?: string): Box {
  if (sealedKey === null) return plain
  if (sealedKey.startsWith(forPair)) {
    if (!privateKey) throw new Error('The backup is encrypted for a private key: say --key <file>.')
    const sealed = Buffer.from(sealedKey.slice(forPair.length), 'base64url')
    try {
      return boxOf(privateDecrypt({ key: privateKey, ...padding }, sealed), sealedKey)
    } catch {
      throw new Error('The backup is encrypted for another private key.')
    }
  }
  try {
    return boxOf(Buffer.from(openText(env, purpose, purpose, sealedKey), 'base64url'), sealedKey)
  } catch {
    throw new Error('The backup is encrypted with another DATA_SECRET: set that one.')
  }
}

function boxOf(key: Buffer, sealedKey: string): Box {
  return {
    sealedKey,
    write: (path, bytes) => sealed(bytes, keyOf(key, path)),
    read: (path) => Readable.from(opened(createReadStream(path), keyOf(key, path)), { objectMode: false }),
  }
}

/** One key a file, by where it lies in the backup. */
function keyOf(key: Buffer, path: string): Buffer {
  const name = path.split('/').slice(-2).join('/')
  return Buffer.from(hkdfSync('sha256', key, 'consulta', `backup:${name}`, 32))
}
