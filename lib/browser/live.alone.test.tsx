// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { newsKeptMs } from '#contract/live-window'
import { island } from '@/components/testing/island'
import { LiveStream } from '@/components/testing/stand-in-web'

const page = island()
beforeEach(() => vi.resetModules())

/** Draws a screen on a page that was asked for so long ago, and returns what it hears. */
async function listen(age: number) {
  vi.spyOn(performance, 'now').mockReturnValue(age)
  const { useLive } = await import('./live')
  const heard: string[] = []
  renderHook(() => useLive(({ type }) => heard.push(type)))
  return heard
}

const stream = () => {
  const last = [...LiveStream.open].at(-1)
  if (!last) throw new Error('Nothing listens')
  return last
}
const opened = () => act(async () => stream().onopen?.())
const agoOf = ({ url }: LiveStream) => new URL(url, window.location.href).searchParams.get('ago')

async function hide(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

it('the first stream asks for what has happened since the page was asked for', async () => {
  const heard = await listen(1234.5)
  expect(agoOf(stream())).toBe('1235')
  await opened()
  expect(heard).toEqual([])
})

it('of a page that is older than what is kept, everything may have changed', async () => {
  const heard = await listen(newsKeptMs + 1)
  expect(agoOf(stream())).toBeNull()
  await opened()
  expect(heard).toEqual(['resumed'])
})

it('a tab in the background gives its stream back, and catches up when it is looked at', async () => {
  const heard = await listen(1000)
  await opened()
  await hide(true)
  expect(LiveStream.open.size).toBe(0)
  await hide(false)
  expect(agoOf(stream())).toBeNull()
  await opened()
  expect(heard).toEqual(['resumed'])
})

it('a page whose session moves on to another place asks nothing more while it is left', async () => {
  const heard = await listen(1000)
  await opened()
  const lost = stream()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.doMock('./request', () => ({ call: async () => undefined }))
  const { moveTo } = await import('./session/move-session')
  void moveTo({ clinicId: 'clinic' }, '/app')
  await vi.waitFor(() => expect(page.left).toEqual(['/app']), 5000)
  lost.onerror?.()
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(LiveStream.open.size).toBe(0)
  expect(heard).toEqual([])
})
