import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Client } from '../../../testing/client.ts'
import { addPatient, unique } from '../../../testing/fixtures.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

const argon = vi.hoisted(() => ({ checks: [] as string[], running: 0, most: 0 }))

// The real one, counted.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    async verify(hash: string, password: string) {
      argon.checks.push(hash)
      argon.running += 1
      argon.most = Math.max(argon.most, argon.running)
      return real.verify(hash, password).finally(() => {
        argon.running -= 1
      })
    },
  }
})

let test: TestApp

beforeAll(async () => {
  test = await createTestApp({ env: { LOGIN_LIMIT_PER_ADDRESS: '1000' } })
})
afterAll(() => test.close())

/** The answer, what the password was checked against, and how long that took. */
async function signIn(email: string) {
  argon.checks = []
  const began = performance.now()
  const { status, body } = await new Client(test).post('/users/login', { email, password: 'Wrong-123' })
  return { answer: { status, body }, checks: argon.checks, took: performance.now() - began }
}

const costOf = (hash = '') => hash.split('$').slice(1, 4).join('$')
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

it('an unknown account costs one check of a password, of the same cost, like a known one', async () => {
  const known = await addPatient(test)
  const nobody = `nobody${unique()}@example.test`
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 9; round += 1) {
    const [right, wrong] = [await signIn(known.email), await signIn(nobody)]
    expect(wrong.answer).toEqual(right.answer)
    expect([right.checks.length, wrong.checks.length]).toEqual([1, 1])
    expect(costOf(wrong.checks[0])).toBe(costOf(right.checks[0]))
    expect(costOf(wrong.checks[0])).toContain('m=19456,t=2,p=1')
    times.known.push(right.took)
    times.unknown.push(wrong.took)
  }
  // Without the check it would be some thirtieth.
  const ratio = median(times.unknown) / median(times.known)
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
})

it('thirty guesses at a time at one account are ten checks, two at a time; the others are told how long to wait', async () => {
  const { email } = await addPatient(test)
  Object.assign(argon, { checks: [], most: 0 })
  const guess = () => new Client(test).post('/users/login', { email, password: 'Wrong-123' })
  const answers = await Promise.all(Array.from({ length: 30 }, guess))
  expect(argon.checks).toHaveLength(10)
  expect(argon.most).toBe(2)
  const late = answers.filter(({ status }) => status === 429)
  expect(late).toHaveLength(20)
  for (const { headers } of late) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
