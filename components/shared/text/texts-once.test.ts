import type { Messages } from 'next-intl'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import english from '@/messages/en.json'
import { textsOnce } from './texts-once'

const texts: Messages = english
const refusal = new Error('no connection')

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('asks for a file once', async () => {
  const load = vi.fn().mockResolvedValue(texts)
  const of = textsOnce(load)
  expect(await of('en')).toBe(texts)
  // React waits for the very same promise, or it would wait for ever.
  expect(of('en')).toBe(of('en'))
  expect(load.mock.calls).toEqual([['en']])
})

it('asks again for one that fails once', async () => {
  const load = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(texts)
  expect(await textsOnce(load)('es')).toBe(texts)
  expect(load).toHaveBeenCalledTimes(2)
})

it('refuses for a second what fails twice, however often it is asked for, then asks anew', async () => {
  const load = vi.fn().mockRejectedValueOnce(refusal).mockRejectedValueOnce(refusal).mockResolvedValue(texts)
  const of = textsOnce(load)
  for (let time = 0; time < 5; time += 1) await expect(of('en')).rejects.toBe(refusal)
  expect(load).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(await of('en')).toBe(texts)
})
