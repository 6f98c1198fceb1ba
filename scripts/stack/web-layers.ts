// Layers of the web's server that handle every request before Next sees it.
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { commonHeaders, unframed } from './response-headers.ts'
import type { Layer } from './web-server.ts'

const built = '/_next/'
const builtFiles = `${built}static/`
const aYear = 31_536_000

/** Next leaves these headers out where it answers by itself, and no build knows whether a visitor came over https. */
export const sayCommon: Layer = ({ headers, url }, response, next) => {
  const common = commonHeaders(headers['x-forwarded-proto'] === 'https', url)
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value)
  next()
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])

/** Next answers other methods in its own way, or not at all. */
export const refuseOdd: Layer = ({ method = '', url = '' }, response, next) => {
  const reads = method === 'GET' || method === 'HEAD'
  if (methods.has(method) && (reads || !url.startsWith(built))) next()
  else response.writeHead(405, { allow: 'GET, HEAD' }).end()
}

/** An upload may take as long as its bytes keep coming; every other request has to have arrived within the time. */
export function giveUpSilent(patienceMs = 300_000): Layer {
  return (request, _response, next) => {
    const { method, socket, url } = request
    if (url?.startsWith('/api/uploads/')) socket.setTimeout(patienceMs)
    else if (method !== 'GET' && method !== 'HEAD') {
      const deadline = setTimeout(() => request.complete || socket.destroy(), patienceMs).unref()
      request.once('close', () => clearTimeout(deadline))
    }
    next()
  }
}

/** A window of 2^16 bytes holds a page, and a larger one costs time with every answer. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 } }
// Written for Express, it reads and writes what Node's own requests have.
const onTheWay = compression({ brotli }) as unknown as Layer
const togetherMs = 16

/** Answers leave as small as the browser takes them. */
export const compress: Layer = (request, response, next) =>
  onTheWay(request, response, () => {
    flushTogether(response as ServerResponse & { flush: () => void })
    next()
  })

/** Next asks for a flush with each part of a page, which costs as much as compressing it: one is enough for a moment. */
function flushTogether(response: ServerResponse & { flush: () => void }): void {
  const flush = response.flush
  let isDue = false
  response.flush = () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      if (!response.closed) flush.call(response)
    }, togetherMs)
  }
}

/** The files of a build as `compressBuild` left them. */
export function serveBuilt(distDir: string): Layer {
  const files = sirv(join(distDir, 'static'), {
    brotli: true,
    immutable: true,
    maxAge: aYear,
    setHeaders(response) {
      for (const { key, value } of unframed) response.setHeader(key, value)
    },
  })
  return (request, response, next) => {
    const { url = '' } = request
    if (!url.startsWith(builtFiles)) return next()
    request.url = url.slice(builtFiles.length - 1)
    files(request, response, () => {
      request.url = url
      next()
    })
  }
}
