import 'server-only'

const opened = new TextEncoder().encode(': open\n\n')

/**
 * Server-sent events as they come from upstream, byte by byte. A first comment makes the browser see the open
 * stream at once; a browser that leaves cancels upstream; a stream cut upstream ends, and the browser comes back.
 */
export function relayEvents(upstream: ReadableStream<Uint8Array>): Response {
  const reader = upstream.getReader()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(opened),
    async pull(controller) {
      const chunk = await reader.read().catch(() => null)
      if (!chunk || chunk.done) controller.close()
      else controller.enqueue(chunk.value)
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // no-transform: compressing would hold events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
