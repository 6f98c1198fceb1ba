import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { island } from '@/components/testing/island'
import { LiveStream } from '@/components/testing/stand-in-web'
import { ThreadsLive } from './threads-live'

const page = island({ at: '/app/messages' })

/** The stream ends for good, as it does when its page is left. */
const refuse = (stream: LiveStream | undefined) =>
  act(async () => {
    if (!stream) return
    stream.readyState = LiveStream.CLOSED
    stream.onerror?.()
  })

it('a stream that was refused is looked into by a read, which renews nothing', async () => {
  page.answer('sessions.list', [])
  page.show(<ThreadsLive />)
  await refuse([...LiveStream.open].at(-1))
  await waitFor(() => expect(page.refreshed()).toBe(1))
  expect(page.sent.map(({ call }) => call)).toEqual(['GET /api/calls/sessions.list'])
})

it('a page that is left sends nothing more, and listens again when it is shown again', async () => {
  page.show(<ThreadsLive />)
  const stream = [...LiveStream.open].at(-1)
  window.dispatchEvent(new Event('pagehide'))
  await refuse(stream)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(LiveStream.open.size).toBe(0)
  expect(page.sent).toEqual([])
  window.dispatchEvent(new Event('pageshow'))
  expect(LiveStream.open.size).toBe(1)
})
