import { afterEach, expect, it, vi } from 'vitest'
import { inTime } from './deadlines'

afterEach(() => vi.useRealTimers())

const onEnded = () => {
  throw new Error('over')
}

it.each([
  ['a page', { onEnded }, {}, 30_000],
  ['a page for everybody', null, {}, 30_000],
  ['a call of the browser', {}, {}, 300_000],
  ['a sign-in', null, { method: 'POST' }, 300_000],
  ['the renewal of a session', {}, { deadlineMs: 5_000 }, 5_000],
])('%s waits for its time and no longer', async (_what, auth, call, milliseconds) => {
  vi.useFakeTimers()
  const aborted = vi.fn()
  const ended = inTime(auth, call, (late) => {
    const { promise, reject } = Promise.withResolvers<never>()
    late.addEventListener('abort', () => {
      aborted()
      reject(new Error('late'))
    })
    return promise
  }).catch((error) => error)
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  expect(aborted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await ended).toMatchObject({ status: 504, code: 'upstream_timeout' })
})
