// Loaded into the web: answers leave as small as the browser takes them. Next itself has no brotli, and compresses each
// file anew for everybody who asks for it.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { everywhere, overHttps, unframed } from './response-headers.ts'
import { type Layer, putInFront, whenServing } from './when-serving.ts'

const built = '/_next/static/'
const aYear = 31_536_000
/** The parts of a page come within a millisecond or two of each other, or late, when something is waited for. */
const togetherMs = 8

/**
 * Smaller than gzip in the same time. A window that holds a page: Node tells the heap of all that a stream may take, and
 * it is collected for that. Written for Express, it reads and writes what Node's own requests have.
 */
const onTheWay = compression({
  brotli: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 17,
      [constants.BROTLI_PARAM_SIZE_HINT]: 2 ** 17,
    },
  },
}) as unknown as Layer

/** Next asks for a flush with every part of a page, which costs as much as compressing it: those at one time are one. */
function flushTogether(response: ServerResponse & { flush?: () => void }): void {
  const flush = response.flush
  let timer: NodeJS.Timeout | undefined
  response.flush = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      flush?.()
    }, togetherMs)
  }
  response.once('close', () => clearTimeout(timer))
}

/** The files of a build as `compressBuild` left them. */
const files = sirv(join(process.env.NEXT_DIST_DIR || '.next', 'static'), {
  brotli: true,
  immutable: true,
  maxAge: aYear,
  setHeaders(response) {
    const isOverHttps = response.req.headers['x-forwarded-proto'] === 'https'
    for (const { key, value } of [...everywhere, ...unframed, ...(isOverHttps ? overHttps : [])]) {
      response.setHeader(key, value)
    }
  },
})

/** Others are given what Next has, compressed on its way. */
function takesBrotli({ headers }: IncomingMessage): boolean {
  return /\bbr\b/.test(String(headers['accept-encoding'] ?? ''))
}

whenServing((server) => {
  putInFront(server, (request, response, next) => {
    function compressed() {
      onTheWay(request, response, () => {
        flushTogether(response)
        next()
      })
    }
    const { url = '' } = request
    if (!url.startsWith(built) || !takesBrotli(request)) return compressed()
    request.url = url.slice(built.length - 1)
    files(request, response, () => {
      request.url = url
      compressed()
    })
  })
})
