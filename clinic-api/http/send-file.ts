import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { shownFileName } from '#contract/file-names'
import { isShowable } from '../services/files/media-type.ts'

export interface Download {
  originalName: string
  contentType: string
  size: number
  bytes: Readable
}

/** For what somebody uploaded, or what leaves the product: it may be looked at and nothing else. */
export const noRights = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Bytes that somebody uploaded: shown only when they cannot run, and then without any rights. */
export function sendFile(reply: FastifyReply, { originalName, contentType, size, bytes }: Download) {
  const disposition = isShowable(contentType) ? 'inline' : 'attachment'
  return reply
    .type(contentType)
    .header('content-length', size)
    .header('content-disposition', `${disposition}; ${fileName(originalName)}`)
    .header('content-security-policy', noRights)
    .header('cross-origin-resource-policy', 'same-origin')
    .send(bytes)
}

/** The name in the two forms of RFC 6266: plain for old clients, exact for all others. */
function fileName(original: string): string {
  const name = shownFileName(original)
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${exact}`
}
