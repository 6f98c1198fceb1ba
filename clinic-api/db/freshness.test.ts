import { expect, it } from 'vitest'
import { Freshness, logPlace } from './freshness.ts'

it('knows which place in a log is later', () => {
  expect(logPlace('0/FFFFFFFF')).toBeLessThan(logPlace('1/0'))
  expect(logPlace('16/B374D848')).toBe(0x16b374d848n)
})

it('asks the primary twice a second at most, and for nothing that is older than a second', async () => {
  let now = 0
  let looks = 0
  const freshness = new Freshness(
    async () => {
      looks += 1
      return BigInt(now)
    },
    () => now,
  )
  const at = async (ms: number) => {
    now = ms
    return Number(await freshness.leastPlace())
  }
  expect([await at(0), await at(0), await at(400)]).toEqual([0, 0, 0])
  expect(looks).toBe(1)
  expect([await at(500), await at(900), await at(1000)]).toEqual([0, 0, 0])
  expect(await at(1001)).toBe(500)
  expect(await at(60_000)).toBe(60_000)
})

it('looks once for all who wait, and tells them when the primary does not answer', async () => {
  let looks = 0
  const away = new Freshness(
    async () => {
      looks += 1
      throw new Error('away')
    },
    () => 0,
  )
  const asked = await Promise.allSettled([away.leastPlace(), away.leastPlace()])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(looks).toBe(1)
})
