import { describe, expect, it, vi } from 'vitest'
import { relayEvents } from './relay-events'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('relayed events', () => {
  it('open with a comment and pass each event as it comes, uncompressed and unstored', async () => {
    let upstream: ReadableStreamDefaultController<Uint8Array> | undefined
    const response = relayEvents(
      new ReadableStream({
        start: (controller) => {
          upstream = controller
        },
      }),
    )
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe(': open\n\n')
    upstream?.enqueue(bytes('event: workshift.changed\ndata: {}\n\n'))
    expect((await reader?.read())?.value).toBe('event: workshift.changed\ndata: {}\n\n')
  })

  it('cancel upstream when the browser leaves', async () => {
    const cancel = vi.fn()
    const response = relayEvents(new ReadableStream({ cancel }))
    await response.body?.cancel('left')
    expect(cancel).toHaveBeenCalledWith('left')
  })

  it('end quietly when upstream breaks', async () => {
    const response = relayEvents(
      new ReadableStream({
        pull: (controller) => controller.error(new Error('cut')),
      }),
    )
    expect(await response.text()).toBe(': open\n\n')
  })
})
