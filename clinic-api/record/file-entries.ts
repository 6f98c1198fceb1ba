import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { shownFileName } from '#contract/file-names'
import type { FileStore } from '../ports/files.ts'
import { isShowable } from '../services/files/media-type.ts'
import type { FileRecord } from '../services/histories/files.ts'
import { beside, escaped, say } from './markup.ts'
import { momentIn } from './moments.ts'

const mib = 1024 * 1024

/** Browsers save what a link carries up to about two million letters; they show larger pictures. */
const largest = { image: 16 * mib, other: mib }

const isImage = ({ contentType }: FileRecord) => contentType.startsWith('image/') && isShowable(contentType)

const isEmbedded = (file: FileRecord) => file.size <= largest[isImage(file) ? 'image' : 'other']

/** A file of the record piece by piece, its bytes as they come from the store. Throws when they are not those of its row. */
export async function* fileEntry(
  store: FileStore,
  file: FileRecord,
  timeZone: string,
): AsyncGenerator<string> {
  const name = escaped(shownFileName(file.originalName))
  yield `<li id="file-${file.id}"><h3>${name}</h3>`
  const bytes = isEmbedded(file) ? await store.open(file.storageKey) : null
  if (bytes && isImage(file)) {
    yield `<img alt="${name}" src="data:${file.contentType};base64,`
    yield* base64Of(bytes, file)
    yield '">'
  } else if (bytes) {
    // Types that browsers do not show by themselves can only be downloaded.
    const type = isShowable(file.contentType) ? file.contentType : 'application/octet-stream'
    yield `<p><a download="${name}" href="data:${type};base64,`
    yield* base64Of(bytes, file)
    yield `">${say('save')}</a></p>`
  } else yield `<p>${say(isEmbedded(file) ? 'gone' : 'tooLarge')}</p>`
  yield beside(
    momentIn(timeZone)(file.createdAt),
    sizeOf(file),
    file.reportedByPatient && say('reported'),
    `SHA-256 <code>${file.sha256}</code>`,
  )
  yield '</li>\n'
}

const sizeOf = ({ size }: FileRecord) =>
  size < mib ? `${Math.ceil(size / 1024)} KiB` : `${(size / mib).toFixed(1)} MiB`

async function* base64Of(bytes: Readable, { id, sha256 }: FileRecord): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let rest = Buffer.alloc(0)
  for await (const part of bytes) {
    hash.update(part)
    const all = Buffer.concat([rest, part])
    const whole = all.length - (all.length % 3)
    yield all.toString('base64', 0, whole)
    rest = all.subarray(whole)
  }
  yield rest.toString('base64')
  if (hash.digest('hex') !== sha256)
    throw new Error(`The stored bytes of file ${id} are not those of its row`)
}
