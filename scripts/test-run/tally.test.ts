import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { tallyPlaywright, tallyVitest } from './tally.ts'

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

  it('counts flaky tests and errors outside tests of a Playwright report as failures', () => {
    const file = reportOf({ stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{ message: 'setup' }] })
    expect(tallyPlaywright(file)).toEqual({ passed: 5, failed: 3 })
  })

  it('counts nothing where no report was written', () => {
    expect(tallyVitest(join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 0 })
    expect(tallyPlaywright(join(folder, 'absent.json'))).toEqual({ passed: 0, failed: 0 })
  })
})
