import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { ensureBuilt } from '../stack/build.ts'
import { everyDatabase, quickProjects } from './api-tests.ts'
import { runStep, stopSteps } from './step.ts'
import { holds, none, sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts'

/** `check`: no build and no database. `core`: what every change must pass. `all`: everything. `noun`: one noun's tests. */
const modes = ['check', 'core', 'all', 'noun'] as const
const [asked = 'core', noun = ''] = process.argv.slice(2)
const mode = modes.find((each) => each === asked)
if (!mode || (mode === 'noun' && !noun)) {
  console.error(
    'Run it as `npm test`, `npm run test:all`, `npm run check` or `npm run test:noun -- waitlist`.',
  )
  process.exit(2)
}
// Budgets of sizes are checked by the whole suite alone.
if (mode !== 'all') process.env.BUILD_HURRIES = '1'
const reports = mkdtempSync(join(tmpdir(), 'consulta-tests-'))
const stopping = new AbortController()
let total = none

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping.abort()
    stopSteps()
  })
}

function count(title: string, succeeded: boolean, tally: Tally = none) {
  const unexplained = !succeeded && tally.failed === 0
  total = sum(total, unexplained ? { ...tally, failed: 1, failures: [title] } : tally)
}

async function tool(title: string, ...args: string[]) {
  if (stopping.signal.aborted) return
  count(title, await runStep(title, args, { quiet: true }))
}

interface VitestRun {
  projects: string[]
  /** With the tests that are tagged as slow, see vitest.config.ts. */
  whole?: boolean
  chosen?: string[]
  quiet?: boolean
  env?: Record<string, string>
}

async function vitest(what: string, { projects, whole = false, chosen = [], quiet = false, env }: VitestRun) {
  if (stopping.signal.aborted) return
  const file = join(reports, `${what}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const named = projects.flatMap((project) => ['--project', project])
  const tags = whole ? [] : ['--tags-filter=!slow']
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...named, ...tags, ...reporters, ...chosen]
  const title = `${what} tests`
  count(title, await runStep(title, args, { quiet, env }), tallyVitest(file))
}

/** The build writes the route types anew, so it begins when they are checked. */
async function checkSources() {
  await tool('route types', 'node_modules/next/dist/bin/next', 'typegen')
  await Promise.all([
    // Each checker works out for itself what the others know as well: four do twice the work of one.
    tool('types', 'node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'),
    tool('lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
    tool('dead code and dependencies', 'node_modules/knip/bin/knip.js'),
  ])
}

async function build() {
  try {
    await ensureBuilt(process.env, stopping.signal, console.log)
    return true
  } catch (error) {
    if (stopping.signal.aborted) return false
    console.log(`${error instanceof Error ? error.message : error}\n✗ build`)
    count('build', false)
    return false
  }
}

async function endToEnd(...chosen: string[]) {
  const browser = await ensureChromium(console.log)
  if (!browser) {
    console.log('✗ end-to-end tests: no Chromium; install one and name it in CHROMIUM_PATH')
    count('end-to-end tests', false)
    return
  }
  if (stopping.signal.aborted) return
  const file = join(reports, 'e2e.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...chosen]
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const title = 'end-to-end tests'
  count(title, await runStep(title, args, { quiet: false, env }), tallyPlaywright(file))
}

async function journeys(whole: boolean) {
  if ((await build()) && !stopping.signal.aborted) await endToEnd(...(whole ? [] : ['--grep', '@core']))
}

/** The checkers of sources use one core each, and journeys wait about as long as they work: other tests run meanwhile. */
async function everyNoun(whole: boolean) {
  const tests = whole ? { projects: ['unit*', 'api*'], env: everyDatabase } : { projects: quickProjects }
  await Promise.all([
    checkSources().then(() => journeys(whole)),
    vitest('unit and API', { ...tests, whole, quiet: true }),
  ])
}

/** Runs the tests whose path has the noun in it, singular or plural. */
async function oneNoun() {
  const stem = noun.replace(/(ies|y|s)$/, '')
  const chosen = [stem, '--passWithNoTests']
  const [built] = await Promise.all([build(), vitest('unit and API', { projects: quickProjects, chosen })])
  if (built && !stopping.signal.aborted) await endToEnd(`journeys/[^/]*${stem}`, '--pass-with-no-tests')
}

if (mode === 'check') {
  await Promise.all([checkSources(), vitest('unit', { projects: ['unit*'], quiet: true })])
} else if (mode === 'noun') await oneNoun()
else await everyNoun(mode === 'all')

rmSync(reports, { recursive: true, force: true })
if (stopping.signal.aborted) process.exit(130)
for (const each of total.failures) console.log(`✗ ${each}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(holds(total) ? 0 : 1)
