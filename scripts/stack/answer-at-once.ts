import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants } from 'node:zlib'
import compression from 'compression'
import type { Layer } from './when-serving.ts'

/** The parts of a page come within some milliseconds of each other, or late, when something is waited for. */
const togetherMs = 16
/** More is passed on as it comes. */
const mostHeld = 2 ** 17
/** As `compression` has it: less becomes no smaller. */
const leastCompressed = 1024

/** Brotli, smaller than gzip in the same time, with a window of 2^bits bytes: one that holds the text, as it is paid for. */
const inWindow = (bits: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: bits,
    [constants.BROTLI_PARAM_SIZE_HINT]: 2 ** bits,
  },
})
const shortText = inWindow(16)
export const anyText = inWindow(17)

export function takesBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
}

type Done = () => void

/** What an answer is written with; Node declares each of them several times, and no `flush`. */
interface Ways {
  write(...what: Written): boolean
  end(...what: Written): unknown
  flush(): void
  flushHeaders(): void
}
type Written = [chunk?: string | Uint8Array | Done | null, encoding?: BufferEncoding | Done, done?: Done]

/**
 * A text that is whole within moments is compressed in one go and leaves as one, which takes half of a stream's time.
 * Of others what comes together leaves together: Next asks for a flush with every part, and one costs as much as
 * compressing it. Stands behind `compression`, which is given the rest.
 */
export const answerAtOnce: Layer = (request, response, next) => {
  const answer = response as unknown as Ways
  const { write, end, flush, flushHeaders } = answer
  const ways: Ways = { write, end, flush, flushHeaders }
  let held: Buffer[] = []
  let size = 0
  let timer: NodeJS.Timeout | undefined
  let hasLeft = false

  /** Once its first part is there it is known what kind of answer it is. */
  function isHeld(): boolean {
    if (timer || hasLeft || isText(request, response)) return true
    Object.assign(answer, ways)
    return false
  }

  function hold(written: Written): void {
    const part = bytesOf(written)
    if (part) held.push(part)
    size += part?.length ?? 0
    timer ??= setTimeout(letGo, togetherMs)
  }

  function take(): Buffer | undefined {
    clearTimeout(timer)
    const parts = held
    held = []
    size = 0
    timer = undefined
    return parts.length > 1 ? Buffer.concat(parts) : parts[0]
  }

  function letGo(): boolean {
    const part = take()
    hasLeft = true
    const takesMore = part ? ways.write.call(response, part) : true
    if (!part) ways.flushHeaders.call(response)
    ways.flush.call(response)
    return takesMore
  }

  answer.write = (...written) => {
    if (!isHeld()) return answer.write(...written)
    hold(written)
    const done = doneOf(written)
    if (done) process.nextTick(done)
    return size < mostHeld || letGo()
  }
  answer.flushHeaders = () => (isHeld() ? hold([]) : answer.flushHeaders())
  answer.flush = () => {}
  answer.end = (...written) => {
    if (!isHeld()) return answer.end(...written)
    hold(written)
    const rest = take()
    Object.assign(answer, ways)
    const done = doneOf(written)
    // `compression` tells nobody.
    if (done) response.once('finish', done)
    return answer.end(rest && !hasLeft ? compressed(rest, request, response) : rest)
  }
  response.once('close', take)
  next()
}

/** Whether it is a text that may be compressed, and nothing of it has left. */
function isText(request: IncomingMessage, response: ServerResponse): boolean {
  if (response.headersSent || request.method === 'HEAD') return false
  const [asExpress, answer] = [request, response] as unknown as Parameters<typeof compression.filter>
  const control = String(response.getHeader('cache-control') ?? '')
  return compression.filter(asExpress, answer) && !control.includes('no-transform')
}

function compressed(whole: Buffer, request: IncomingMessage, response: ServerResponse): Buffer {
  if (whole.length < leastCompressed || !takesBrotli(request) || response.hasHeader('content-encoding'))
    return whole
  const small = brotliCompressSync(whole, whole.length > 2 ** 16 ? anyText : shortText)
  response.setHeader('content-encoding', 'br')
  response.setHeader('content-length', small.length)
  return small
}

const doneOf = (written: Written) => written.find((each) => typeof each === 'function')

function bytesOf([chunk, encoding]: Written): Buffer | null {
  if (!chunk || typeof chunk === 'function') return null
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
  return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
}
