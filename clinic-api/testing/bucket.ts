import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Bucket {
  url: string
  /** Ids of multipart uploads that were neither completed nor given up. */
  unfinished(): string[]
  stop(): Promise<void>
}

/** The part of an S3 server that the file store uses: objects, multipart uploads and lists of two keys a page. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  let counter = 0

  const xml = (response: ServerResponse, body: string, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${body}`)

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].sort().filter((key) => key > after)
    const page = keys.slice(0, 2)
    const more = keys.length > page.length
    const rows = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    )
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    xml(
      response,
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${rows.join('')}${next}</ListBucketResult>`,
    )
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const key = decodeURIComponent(pathname.split('/').slice(2).join('/'))
    const uploadId = searchParams.get('uploadId')
    const body = await buffer(request)
    if (request.method === 'GET' && searchParams.get('list-type')) return list(response, searchParams)
    if (request.method === 'POST' && searchParams.has('uploads')) {
      counter += 1
      uploads.set(String(counter), new Map())
      xml(response, `<R><UploadId>${counter}</UploadId><Key>${key}</Key></R>`)
    } else if (request.method === 'PUT' && uploadId) {
      uploads.get(uploadId)?.set(Number(searchParams.get('partNumber')), body)
      response.writeHead(200, { etag: '"part"' }).end()
    } else if (request.method === 'POST' && uploadId) {
      const parts = [...(uploads.get(uploadId) ?? [])].sort(([a], [b]) => a - b)
      objects.set(key, Buffer.concat(parts.map(([, part]) => part)))
      uploads.delete(uploadId)
      xml(response, `<R><Key>${key}</Key><ETag>"whole"</ETag></R>`)
    } else if (request.method === 'DELETE' && uploadId) {
      uploads.delete(uploadId)
      response.writeHead(204).end()
    } else if (request.method === 'PUT') {
      objects.set(key, body)
      response.writeHead(200, { etag: '"whole"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else {
      const found = objects.get(key)
      if (found) response.writeHead(200, { 'content-length': found.length }).end(found)
      else xml(response, '<Error><Code>NoSuchKey</Code></Error>', 404)
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    unfinished: () => [...uploads.keys()],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
