import { readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
  /** A line for each failure. */
  failures: string[]
}

interface VitestTest {
  status: string
  fullName: string
  failureMessages: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { file: string; line: number; title: string; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  suites: PlaywrightSuite[]
  errors: { message: string }[]
}

function read<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

const firstLine = (text = '') => text.split('\n', 1)[0] ?? ''

export const none: Tally = { passed: 0, failed: 0, failures: [] }

/** A file that could not be loaded has no tests of its own and still counts as a failure. */
export function tallyVitest(file: string): Tally {
  const report = read<VitestReport>(file)
  if (!report) return none
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  )
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    failures: [...failures, ...unloadable.map(({ name }) => `${name}: could not be loaded`)],
  }
}

export function tallyPlaywright(file: string): Tally {
  const report = read<PlaywrightReport>(file)
  if (!report) return none
  const { expected, unexpected } = report.stats
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ]
  const failures = report.suites
    .flatMap(specs)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file: spec, line, title }) => `${spec}:${line}: ${title}`)
  return {
    passed: expected,
    failed: unexpected + report.errors.length,
    failures: [...failures, ...report.errors.map(({ message }) => firstLine(message))],
  }
}

export function sum(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
  }
}

export function holds({ passed, failed }: Tally): boolean {
  return failed === 0 && passed > 0
}
