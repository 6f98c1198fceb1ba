import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() })
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .default([])
  .transform((all) =>
    Object.fromEntries(all.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? null])),
  )
const span = z.looseObject({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  status: z.object({ code: z.number().default(0), message: z.string().optional() }),
  events: z.array(z.unknown()).default([]),
  links: z.array(z.unknown()).default([]),
})
const request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

export type CollectedSpan = z.infer<typeof span> & { service: unknown }

/** A collector of traces that speaks OTLP over HTTP, with JSON; what arrives is kept, also as it came. */
export async function startCollector({ answers = true } = {}) {
  const bodies: string[] = []
  const server = createServer(async (asked, answer) => {
    bodies.push(await text(asked))
    if (answers) answer.setHeader('content-type', 'application/json').end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** All that was received. */
    said: () => bodies.join('\n'),
    spans: (): CollectedSpan[] =>
      bodies
        .flatMap((body) => request.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ resource, scopeSpans }) =>
          scopeSpans
            .flatMap(({ spans }) => spans)
            .map((each) => ({ ...each, service: resource.attributes['service.name'] })),
        ),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
