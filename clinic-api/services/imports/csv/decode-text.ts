export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252'

/**
 * Text of bytes whose encoding nobody told: UTF-8 and UTF-16 by their marks, else by the first character beyond ASCII,
 * which is either right UTF-8 or of Windows-1252. What cannot be read becomes U+FFFD.
 */
export class TextOfBytes {
  #decoder: TextDecoder | null = null
  #held = Buffer.alloc(0)
  #isFirst = true
  encoding: Encoding = 'utf-8'

  async *read(chunks: AsyncIterable<Buffer>): AsyncGenerator<string, void, void> {
    for await (const chunk of chunks) {
      const text = this.#decoder ? this.#decoder.decode(chunk, { stream: true }) : this.#begin(chunk, false)
      if (text) yield storable(text)
    }
    const rest = this.#decoder ? this.#decoder.decode() : this.#begin(Buffer.alloc(0), true)
    if (rest) yield storable(rest)
  }

  /** What is certain to be ASCII is passed on; the rest waits until it tells what it is. */
  #begin(chunk: Buffer, isEnd: boolean): string {
    this.#held = Buffer.concat([this.#held, chunk])
    if (this.#isFirst && this.#held.length < 3 && !isEnd) return ''
    const found = (this.#isFirst && markOf(this.#held)) || encodingOf(this.#held, isEnd)
    this.#isFirst = false
    if (found) {
      this.encoding = found
      this.#decoder = new TextDecoder(found)
      return this.#decoder.decode(this.#held, { stream: !isEnd })
    }
    const from = firstBeyondAscii(this.#held)
    const certain = from < 0 ? this.#held : this.#held.subarray(0, from)
    this.#held = from < 0 ? Buffer.alloc(0) : this.#held.subarray(from)
    return certain.toString('latin1')
  }
}

/** The database keeps no NUL. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd')

function markOf(bytes: Buffer): Encoding | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : null
}

const firstBeyondAscii = (bytes: Buffer) => bytes.findIndex((byte) => byte >= 0x80)

function encodingOf(bytes: Buffer, isEnd: boolean): Encoding | null {
  const from = firstBeyondAscii(bytes)
  if (from < 0) return null
  const length = sequenceLength(bytes[from] ?? 0)
  const rest = bytes.subarray(from + 1, from + length)
  if (length === 0 || rest.some((byte) => (byte & 0xc0) !== 0x80)) return 'windows-1252'
  if (rest.length === length - 1) return 'utf-8'
  return isEnd ? 'windows-1252' : null
}

/** How many bytes a character of UTF-8 has that begins like this; 0 for none. */
function sequenceLength(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2
  if (byte >= 0xe0 && byte <= 0xef) return 3
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 0
}
