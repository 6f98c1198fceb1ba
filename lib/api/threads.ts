import 'server-only'
import { attachment } from '#contract/threads'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import { withId } from '@/lib/api/send-call'
import type { Attachment } from '@/lib/domain/thread'

const pathOf = (id: string) => `/threads/${encodeURIComponent(id)}/files`

export async function uploadAttachment(
  auth: ApiAuth,
  id: string,
  upload: { stream: ReadableStream<Uint8Array>; contentType: string },
): Promise<Attachment> {
  return withId(await callApi(auth, { method: 'POST', path: pathOf(id), upload, answer: attachment }))
}

export function openAttachment(auth: ApiAuth, id: string, fileId: string): Promise<Response> {
  return openApi(auth, { path: `${pathOf(id)}/${encodeURIComponent(fileId)}`, headers: { accept: '*/*' } })
}
