import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  errors: unknown[]
}

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export const none: Tally = { passed: 0, failed: 0 }

/** A file that could not be loaded has no tests of its own and still counts as a failure. */
export function tallyVitest(file: string): Tally {
  const report = read<VitestReport>(file)
  if (!report) return none
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloadable.length }
}

export function tallyPlaywright(file: string): Tally {
  const report = read<PlaywrightReport>(file)
  if (!report) return none
  const { expected, unexpected } = report.stats
  return { passed: expected, failed: unexpected + report.errors.length }
}

export function sum(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
  }
}

export function holds({ passed, failed }: Tally): boolean {
  return failed === 0 && passed > 0
}
