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
  it('takes passed and failed tests from a Vitest report', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }]
    const file = reportOf({ numPassedTests: 1, numFailedTests: 1, testResults })
    expect(tallyVitest(file)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    const file = reportOf({ numPassedTests: 0, numFailedTests: 0, testResults })
    expect(tallyVitest(file)).toEqual({ passed: 0, failed: 1 })
  })

  it('counts errors outside tests of a Playwright report as failures', () => {
    const file = reportOf({ stats: { expected: 5, unexpected: 1 }, errors: [{ message: 'setup' }] })
    expect(tallyPlaywright(file)).toEqual({ passed: 5, failed: 2 })
  })

  it('adds up', () => {
    const one = { passed: 2, failed: 1 }
    expect(sum(one, one)).toEqual({ passed: 4, failed: 2 })
  })

  it.each([
    [{ passed: 5, failed: 0 }, true],
    [{ passed: 5, failed: 1 }, false],
    [none, false],
  ])('%o holds: %s', (tally, expected) => {
    expect(holds(tally)).toBe(expected)
  })

  it('counts nothing where no report was written', () => {
    expect(tallyVitest(join(folder, 'absent.json'))).toEqual(none)
    expect(tallyPlaywright(join(folder, 'absent.json'))).toEqual(none)
  })
})
