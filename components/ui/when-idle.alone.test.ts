// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle'

const task = vi.fn()
let begun = 0
const firstLoadMs = 5000
const screenMs = 1500

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 50))
  vi.stubGlobal('performance', { now: () => Date.now() - begun })
  begun = Date.now()
  task.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('leaves the first load alone, and runs when the browser is idle', async () => {
  whenIdle(task)
  await vi.advanceTimersByTimeAsync(firstLoadMs - 1)
  expect(task).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60)
  expect(task).toHaveBeenCalledOnce()
})

it('lets a later screen be shown first, and waits no longer', async () => {
  await vi.advanceTimersByTimeAsync(2 * firstLoadMs)
  whenIdle(task)
  await vi.advanceTimersByTimeAsync(screenMs - 1)
  expect(task).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60)
  expect(task).toHaveBeenCalledOnce()
})

it.each([
  ['for a reader who saves data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
  ['where the browser does not say when it is idle', () => vi.stubGlobal('requestIdleCallback', undefined)],
])('never runs %s', async (_, arrange) => {
  arrange()
  whenIdle(task)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).not.toHaveBeenCalled()
})
