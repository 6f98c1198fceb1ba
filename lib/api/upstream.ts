import 'server-only'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ByteLengthQueuingStrategy, type ReadableStream as NodeReadableStream } from 'node:stream/web'

export interface Outgoing {
  method: string
  headers: Record<string, string>
  body: string | undefined
  /** A body that is passed on as it comes. */
  upload: ReadableStream<Uint8Array> | undefined
  signal: AbortSignal | undefined
}

/** Section 7: request timeout in milliseconds. Counts while nothing moves: a file takes as long as it takes. */
const timeoutMs = 300_000
/** How long a connection is kept for the next call, or less where the server says that it ends it sooner. */
const restMs = 60_000
const queuedBytes = 65_536
const bodiless = [204, 205, 304]

// Without a time of its own Node pays no heed to what the server says, and sends calls into connections that just end.
const kept = { keepAlive: true, timeout: restMs }
// Not `fetch`: the framework's cache around it and its web streams cost more than the call itself.
const plain = { request, Agent, agent: new Agent(kept) }
const secure = { request: secureRequest, Agent: SecureAgent, agent: new SecureAgent(kept) }

/** Answers when the head is there. Follows no redirect; the signal ends the call, also while its answer is read. */
export function exchange(url: URL, outgoing: Outgoing): Promise<IncomingMessage> {
  const { method, headers, body, upload, signal } = outgoing
  const { request, Agent, agent: shared } = url.protocol === 'https:' ? secure : plain
  // An upload may be answered before it was read: the next call on its connection would wait behind what is left of it.
  const agent = upload ? new Agent(kept) : shared
  // Node says how long a body is with every method but DELETE.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(
      url,
      {
        method,
        headers: { ...headers, ...length },
        agent,
        timeout: timeoutMs,
        ...(signal ? { signal } : {}),
      },
      resolve,
    )
    let hasBegun = false
    call.once('response', () => {
      hasBegun = true
    })
    call.on('error', (error) => {
      if (!hasBegun && isStale(call, error)) resolve(exchange(url, outgoing))
      else reject(error)
    })
    call.once('timeout', () => call.destroy(new DOMException('Too late', 'TimeoutError')))
    if (!upload) return void call.end(body)
    call.once('close', () => agent.destroy())
    return void send(upload, call).catch(reject)
  })
}

/** Whether a kept connection ended under the call, which may be sent again: reads only, as a write may have been done. */
function isStale(call: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return call.method === 'GET' && call.reusedSocket && error.code === 'ECONNRESET'
}

/** Whether the call was ended because nothing moved any more. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'TimeoutError' || isTimeout(error.cause)
}

/** An answer that comes before all is sent ends the sending. */
function send(upload: ReadableStream<Uint8Array>, call: ClientRequest): Promise<void> {
  call.once('response', (answer) => answer.once('end', () => call.writableFinished || call.destroy()))
  // Node and the browser's types describe the same stream.
  return pipeline(Readable.fromWeb(upload as NodeReadableStream<Uint8Array>), call)
}

/** For what is passed on as a stream. */
export function asResponse(answer: IncomingMessage): Response {
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value)
  }
  const { statusCode: status = 502 } = answer
  if (bodiless.includes(status)) {
    answer.resume()
    return new Response(null, { status, headers })
  }
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: queuedBytes })
  // Without a strategy of bytes Node would queue as many chunks as it should bytes. The cast: see `send`.
  return new Response(Readable.toWeb(answer, { strategy }) as ReadableStream<Uint8Array>, { status, headers })
}
