import type { ImportEncoding } from '#contract/import-fields'
import { decoderOf } from './single-bytes.ts'

/** The text of bytes as they come. What cannot be read becomes U+FFFD, and so does NUL, which the database keeps nowhere. */
export async function* textOf(
  chunks: AsyncIterable<Uint8Array>,
  encoding: ImportEncoding,
): AsyncGenerator<string, void, void> {
  const decode = decoderOf(encoding)
  for await (const chunk of chunks) {
    const text = decode(chunk)
    if (text) yield storable(text)
  }
  const rest = decode()
  if (rest) yield storable(rest)
}

const storable = (text: string) => text.replaceAll('\0', '\ufffd')
