import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyQuestion, PasskeyRequest } from '#contract/passkeys'

/**
 * Deviations that a test asks for: a device for another page, one that does not ask its person, an old
 * counter.
 */
interface Bent {
  origin?: string
  rpId?: string
  challenge?: string
  asksPerson?: boolean
  counter?: number
  handle?: string
}

const present = 0x01
const verified = 0x04
const withKey = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (data: Buffer | Uint8Array) => Buffer.from(data).toString('base64url')

/** A device that keeps one passkey, as browsers hand its answers on: ES256, attestation `none`. */
export class Authenticator {
  readonly id = text(randomBytes(16))
  readonly #origin: string
  readonly #key: KeyObject
  readonly #x: Buffer
  readonly #y: Buffer
  #handle = ''
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    this.#x = Buffer.from(x, 'base64url')
    this.#y = Buffer.from(y, 'base64url')
  }

  make({ challenge, rp, user }: PasskeyRequest, bent: Bent = {}) {
    this.#handle = user.id
    const data = Buffer.concat([
      this.#data(bent.rpId ?? rp.id, withKey, bent),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      this.#publicKey(),
    ])
    const attestation = map(3, [
      [word('fmt'), word('none')],
      [word('attStmt'), map(0, [])],
      [word('authData'), bytes(data)],
    ])
    const response = {
      clientDataJSON: text(this.#clientData('webauthn.create', challenge, bent)),
      attestationObject: text(attestation),
      transports: ['internal'],
    }
    return { ...this.#credential(), response }
  }

  prove({ challenge, rpId }: PasskeyQuestion, bent: Bent = {}) {
    this.#counter += 1
    const clientData = this.#clientData('webauthn.get', challenge, bent)
    const data = this.#data(bent.rpId ?? rpId, 0, bent)
    const response = {
      clientDataJSON: text(clientData),
      authenticatorData: text(data),
      signature: text(sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key)),
      userHandle: bent.handle ?? this.#handle,
    }
    return { ...this.#credential(), response }
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, bent: Bent): Buffer {
    const origin = bent.origin ?? this.#origin
    const said = { type, challenge: bent.challenge ?? challenge, origin, crossOrigin: false }
    return Buffer.from(JSON.stringify(said))
  }

  #data(rpId: string, more: number, { asksPerson = true, counter = this.#counter }: Bent): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([present | (asksPerson ? verified : 0) | more]), count])
  }

  /** COSE: EC2, ES256, P-256, x, y. */
  #publicKey(): Buffer {
    return map(5, [
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), bytes(this.#x)],
      [Buffer.from([0x22]), bytes(this.#y)],
    ])
  }
}

// Only as much of CBOR as this needs.
function map(size: number, entries: [key: Buffer, value: Buffer][]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 + size]), ...entries.flat()])
}

function word(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
}

function bytes(value: Buffer): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff]
  return Buffer.concat([Buffer.from(head), value])
}
