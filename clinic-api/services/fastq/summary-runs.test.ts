import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { FastqSummary } from '#contract/fastq'
import { SummaryRuns } from './summary-runs.ts'

const summary: FastqSummary = {
  version: 1,
  compressed: false,
  reads: 0,
  bases: 0,
  lengths: null,
  gcPercent: null,
  nPercent: null,
  quality: null,
  positions: [],
  fault: null,
}

/** Work that goes on as the test says. */
function makeRuns(most: number) {
  const started: string[] = []
  const stopped: string[] = []
  const works = new Map<string, PromiseWithResolvers<FastqSummary> & { onRead: (read: number) => void }>()
  const runs = new SummaryRuns(({ id }, onRead) => {
    const ended = Promise.withResolvers<FastqSummary>()
    started.push(id)
    works.set(id, { ...ended, onRead })
    const stop = () => {
      stopped.push(id)
      ended.reject(new Error('stopped'))
    }
    return { result: ended.promise, stop }
  }, most)
  const follow = (id: string) => {
    const gone = new AbortController()
    const steps = runs.follow({ id, storageKey: id, size: 100 }, gone.signal)
    return { gone, next: async () => (await steps.next()).value, end: () => steps.return() }
  }
  return { runs, follow, started, stopped, works }
}

it('reads as many at once as there is room for, the others in their order', async () => {
  const { follow, started, works } = makeRuns(1)
  const [first, second, third] = [follow('a'), follow('b'), follow('c')]
  expect(await first.next()).toEqual({ state: 'reading', read: 0, size: 100 })
  expect(await second.next()).toEqual({ state: 'waiting' })
  expect(await third.next()).toEqual({ state: 'waiting' })
  expect(started).toEqual(['a'])
  works.get('a')?.onRead(40)
  expect(await first.next()).toEqual({ state: 'reading', read: 40, size: 100 })
  works.get('a')?.resolve(summary)
  expect(await first.next()).toEqual({ state: 'done', summary })
  expect(await first.next()).toBeUndefined()
  expect(await second.next()).toMatchObject({ state: 'reading' })
  expect(started).toEqual(['a', 'b'])
})

it('reads a file once for all who look on, and stops when the last of them has gone', async () => {
  const { follow, started, stopped } = makeRuns(1)
  const [one, other, waiting] = [follow('a'), follow('a'), follow('b')]
  await Promise.all([one.next(), other.next(), waiting.next()])
  expect(started).toEqual(['a'])
  const left = one.next()
  one.gone.abort()
  expect(await left).toBeUndefined()
  expect(stopped).toEqual([])
  await other.end()
  expect(stopped).toEqual(['a'])
  expect(await waiting.next()).toMatchObject({ state: 'reading' })
})

it('forgets who leaves before their turn', async () => {
  const { follow, started, stopped, works } = makeRuns(1)
  const [first, second, third] = [follow('a'), follow('b'), follow('c')]
  await Promise.all([first.next(), second.next(), third.next()])
  await second.end()
  works.get('a')?.resolve(summary)
  expect(await third.next()).toMatchObject({ state: 'reading' })
  expect({ started, stopped }).toEqual({ started: ['a', 'c'], stopped: [] })
})

it('begins anew for who comes after a run was stopped or has failed', async () => {
  const { follow, started, works } = makeRuns(1)
  const first = follow('a')
  await first.next()
  await first.end()
  const second = follow('a')
  await second.next()
  await setImmediate()
  expect(started).toEqual(['a', 'a'])
  works.get('a')?.reject(new Error('the disk is gone'))
  let step = await second.next()
  while (step?.state === 'reading') step = await second.next()
  expect(step).toEqual({ state: 'failed', error: new Error('the disk is gone') })
  expect(await follow('a').next()).toEqual({ state: 'reading', read: 0, size: 100 })
})

it('stops everything when the program goes', async () => {
  const { runs, follow, stopped } = makeRuns(1)
  const [working, waiting] = [follow('a'), follow('b')]
  await Promise.all([working.next(), waiting.next()])
  runs.close()
  expect(await working.next()).toEqual({ state: 'failed', error: null })
  expect(await waiting.next()).toEqual({ state: 'failed', error: null })
  expect(stopped).toEqual(['a'])
})
