import type { Answer, Client, Reachable } from './client.ts'
import type { TestApp } from './test-app.ts'

export interface TestFile {
  name: string
  bytes: Buffer
  type?: string
  field?: string
}

const boundary = 'consulta-test-boundary'

/** The body of a form with one file, byte by byte as a browser sends it. */
export function multipartBody({
  name,
  bytes,
  type = 'application/octet-stream',
  field = 'file',
}: TestFile): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

export const multipartType = `multipart/form-data; boundary=${boundary}`

export async function upload(
  server: Reachable,
  client: Client,
  path: string,
  file: TestFile,
): Promise<Answer> {
  return send(server, client, path, multipartBody(file))
}

/** A body that may be anything. */
export async function send(
  server: Reachable,
  client: Client,
  path: string,
  payload: Buffer,
): Promise<Answer> {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    cookies: client.cookies,
    headers: { 'content-type': multipartType },
    payload,
  })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

export async function download(test: TestApp, client: Client, url: string) {
  const response = await test.app.inject({ method: 'GET', url: `/api/v1${url}`, cookies: client.cookies })
  return { status: response.statusCode, bytes: response.rawPayload, headers: response.headers }
}
