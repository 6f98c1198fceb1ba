import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { holds, none, sum, tallyPlaywright, tallyVitest } from './tally.ts'

const folder = mkdtempSync(join(tmpdir(), 'tally-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the count of tests', () => {
  const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
    status,
    fullName,
    failureMessages,
  })

  it('takes passed and failed tests from a Vitest report, with the names of what failed', () => {
    const assertionResults = [test('passed', 'a'), test('failed', 'b', 'Error: broken\n    at b.ts')]
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }]
    const file = reportOf({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(tallyVitest(file)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts: b: Error: broken'],
    })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]
    const file = reportOf({ numPassedTests: 0, numFailedTests: 0, testResults })
    expect(tallyVitest(file)).toEqual({ ...none, failed: 1, failures: ['a.test.ts: could not be loaded'] })
  })

  it('counts errors outside tests of a Playwright report as failures', () => {
    const spec = (title: string, status: string) => ({
      file: 'a.spec.ts',
      line: 3,
      title,
      tests: [{ status }],
    })
    const suites = [
      {
        specs: [spec('works', 'expected')],
        suites: [{ specs: [spec('broken', 'unexpected')] }],
      },
    ]
    const errors = [{ message: 'set-up\n  at c.ts' }]
    expect(tallyPlaywright(reportOf({ stats: { expected: 5, unexpected: 1 }, suites, errors }))).toEqual({
      passed: 5,
      failed: 2,
      failures: ['a.spec.ts:3: broken', 'set-up'],
    })
  })

  it('adds up', () => {
    const one = { passed: 2, failed: 1, failures: ['a'] }
    expect(sum(one, one)).toEqual({ passed: 4, failed: 2, failures: ['a', 'a'] })
  })

  it.each([
    [{ ...none, passed: 5 }, true],
    [{ ...none, passed: 5, failed: 1 }, false],
    [none, false],
  ])('%o holds: %s', (tally, expected) => {
    expect(holds(tally)).toBe(expected)
  })

  it('counts nothing where no report was written', () => {
    expect(tallyVitest(join(folder, 'absent.json'))).toEqual(none)
    expect(tallyPlaywright(join(folder, 'absent.json'))).toEqual(none)
  })
})
