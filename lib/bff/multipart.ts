import 'server-only'
import type { NextRequest } from 'next/server'
import { apiError } from '@/lib/api/error'

/** The multipart body of an upload as the stream that it is. Throws `ApiError` 415 for anything else. */
export function multipartOf(request: NextRequest): {
  stream: ReadableStream<Uint8Array>
  contentType: string
} {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body) {
    throw apiError('unsupported_media', 'A file is sent as multipart/form-data')
  }
  return { stream: request.body, contentType }
}
