import { NextRequest } from 'next/server'
import { multipartBody, multipartType, type TestFile } from '../../../clinic-api/testing/multipart.ts'

/** The browser's cookies by name; one that was set to nothing has gone. */
export const jar = new Map<string, string>()

/** In place of Next's, which keeps the cookies of a request outside of what a handler is given. */
export async function cookies() {
  return {
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    set: (name: string, value: string) => (value === '' ? void jar.delete(name) : void jar.set(name, value)),
  }
}

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>

export interface Sent {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  params?: Record<string, string>
  query?: string
  headers?: Record<string, string>
  body?: unknown
  file?: TestFile
}

/** Calls a route handler as a page of ours does. */
export async function ask(handler: Handler, sent: Sent = {}) {
  const { method = 'POST', params = {}, query = '', headers = {}, body = {}, file } = sent
  const payload = file ? new Uint8Array(multipartBody(file)) : JSON.stringify(body)
  const request = new NextRequest(`http://localhost:3000/api/x${query}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': file ? multipartType : 'application/json',
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: payload }),
  })
  const answer = await handler(request, { params: Promise.resolve(params) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    // Tests look into answers of every shape; what matters is asserted.
    // biome-ignore lint/suspicious/noExplicitAny: see above
    body: (isJson ? JSON.parse(bytes.toString()) : bytes.toString()) as any,
  }
}
