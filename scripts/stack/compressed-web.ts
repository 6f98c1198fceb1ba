// Loaded into the web: answers leave as small as the browser takes them. Next itself has no brotli, and compresses each
// file anew for everybody who asks for it.
import { join } from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { answerAtOnce, anyText, takesBrotli } from './answer-at-once.ts'
import { unframed } from './response-headers.ts'
import { type Layer, putInFront, whenServing } from './when-serving.ts'

const built = '/_next/static/'
const aYear = 31_536_000
// Written for Express, it reads and writes what Node's own requests have.
const onTheWay = compression({ brotli: anyText }) as unknown as Layer

/** The files of a build as `compressBuild` left them. */
const files = sirv(join(process.env.NEXT_DIST_DIR || '.next', 'static'), {
  brotli: true,
  immutable: true,
  maxAge: aYear,
  setHeaders(response) {
    for (const { key, value } of unframed) response.setHeader(key, value)
  },
})

whenServing((server) => {
  putInFront(server, (request, response, next) => {
    function compressed() {
      onTheWay(request, response, () => answerAtOnce(request, response, next))
    }
    const { url = '' } = request
    // Others are given what Next has, compressed on its way.
    if (!url.startsWith(built) || !takesBrotli(request)) return compressed()
    request.url = url.slice(built.length - 1)
    files(request, response, () => {
      request.url = url
      compressed()
    })
  })
})
