import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { installBodyDeadline } from './body-deadline.ts'

const deadlineMs = 600

describe('a body', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = Fastify()
    installBodyDeadline(app, deadlineMs)
    app.addContentTypeParser('*', async (_request: unknown, body: AsyncIterable<Buffer>) => {
      let bytes = 0
      for await (const part of body) bytes += part.length
      return bytes
    })
    app.post('/upload', { schema: { consumes: ['multipart/form-data'] } }, async ({ body }) => ({ body }))
    app.post('/words', async ({ body }) => ({ body }))
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())

  /** The status, or 'cut'. Sends a part every `pauseMs`. */
  async function send(path: string, parts: number, pauseMs: number): Promise<number | 'cut'> {
    const { port } = app.server.address() as AddressInfo
    const headers = { 'content-type': 'application/octet-stream' }
    const sent = request({ host: '127.0.0.1', port, path, method: 'POST', headers })
    const outcome = new Promise<number | 'cut'>((resolve) => {
      sent.once('response', (response) => resolve(response.resume().statusCode ?? 0))
      sent.once('error', () => resolve('cut'))
    })
    for (let part = 0; part < parts; part += 1) {
      sent.write('x')
      await Promise.race([sleep(pauseMs), outcome])
    }
    sent.end()
    return outcome
  }

  it('of an upload takes as long as it keeps coming', async () => {
    expect(await send('/upload', 12, 100)).toBe(200)
  })

  it('of an upload that stalls is given up', async () => {
    expect(await send('/upload', 2, 3 * deadlineMs)).toBe('cut')
  })

  it('of any other call has to arrive in time, however it trickles', async () => {
    expect(await send('/words', 2, 10)).toBe(200)
    expect(await send('/words', 20, 100)).toBe('cut')
  })
})

it('the API’s server leaves the time of bodies to it, and keeps the limit for headers', async () => {
  const test = await createTestApp()
  expect(test.app.server).toMatchObject({ requestTimeout: 0, headersTimeout: 60_000 })
  await test.close()
})
