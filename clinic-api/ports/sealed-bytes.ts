import { createCipheriv, createDecipheriv } from 'node:crypto'

/** Begins every sealed file, so that it is told from one that was stored before. */
const mark = Buffer.from('consulta-sealed1')
const pieceBytes = 64 * 1024
const tagBytes = 16

type Bytes = AsyncIterable<Buffer>

export class ChangedBytesError extends Error {
  constructor() {
    super('The sealed bytes are not what was written')
    this.name = 'ChangedBytesError'
  }
}

/** Encrypts bytes in pieces (AES-256-GCM), so that no more than one of them is held at a time. One key, one file. */
export async function* sealed(bytes: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  yield mark
  for await (const { piece, number, isLast } of pieces(bytes, pieceBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast))
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

/**
 * Decrypts what `sealed` made. Throws at the first piece that is not what was written, stands in another place or is
 * missing, also at the end. Bytes without the mark are as they are: they were stored before files were sealed.
 */
export async function* opened(bytes: Bytes, key: Buffer): AsyncGenerator<Buffer> {
  const { head, rest } = await beginningOf(bytes)
  if (!isMarked(head)) {
    if (head.length > 0) yield head
    yield* rest
    return
  }
  const content = joined(head.subarray(mark.length), rest)
  for await (const { piece, number, isLast } of pieces(content, pieceBytes + tagBytes))
    yield openPiece(key, piece, nonceOf(number, isLast))
}

/** Whether the bytes were sealed. */
export async function areSealed(bytes: Bytes): Promise<boolean> {
  for await (const head of pieces(bytes, mark.length)) return isMarked(head.piece)
  return false
}

function isMarked(head: Buffer): boolean {
  return head.subarray(0, mark.length).equals(mark)
}

/** The number of the piece, and whether it is the last: no piece can stand for another, nor the end be cut off. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(isLast ? 1 : 0)
  nonce.writeBigUInt64BE(BigInt(number), 4)
  return nonce
}

function openPiece(key: Buffer, piece: Buffer, nonce: Buffer): Buffer {
  const end = piece.length - tagBytes
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes }).setAuthTag(
      piece.subarray(end),
    )
    return Buffer.concat([decipher.update(piece.subarray(0, end)), decipher.final()])
  } catch {
    throw new ChangedBytesError()
  }
}

interface Piece {
  /** Good until the next one is asked for. */
  piece: Buffer
  number: number
  isLast: boolean
}

/** Pieces of one length; only the last may be shorter, and there always is one. */
async function* pieces(bytes: Bytes, length: number): AsyncGenerator<Piece> {
  const block = Buffer.allocUnsafe(length)
  let filled = 0
  let number = 0
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      // A full piece waits until more comes: it might be the last.
      if (filled === length) {
        yield { piece: block, number, isLast: false }
        number += 1
        filled = 0
      }
      const copied = chunk.copy(block, filled, at)
      filled += copied
      at += copied
    }
  }
  yield { piece: block.subarray(0, filled), number, isLast: true }
}

/** Reads as many bytes as the mark has, if there are that many, and keeps the rest. */
async function beginningOf(bytes: Bytes): Promise<{ head: Buffer; rest: Bytes }> {
  const each = bytes[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < mark.length) {
    const { value, done } = await each.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return { head, rest: { [Symbol.asyncIterator]: () => each } }
}

async function* joined(head: Buffer, rest: Bytes): Bytes & AsyncGenerator<Buffer> {
  yield head
  yield* rest
}
