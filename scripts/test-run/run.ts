import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../chromium.ts'
import { ensureBuilt } from '../stack/build.ts'
import { runStep, stopSteps } from './step.ts'
import { holds, none, sum, type Tally, tallyPlaywright, tallyVitest } from './tally.ts'

const checkOnly = process.argv[2] === 'check'
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

async function vitest(name: 'unit' | 'api', projects: string, quiet: boolean) {
  if (stopping.signal.aborted) return
  const file = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', projects, ...reporters]
  const title = `${name} tests`
  count(title, await runStep(title, args, { quiet }), tallyVitest(file))
}

async function types() {
  await tool('route types', 'node_modules/next/dist/bin/next', 'typegen')
  await tool('types', 'node_modules/typescript/bin/tsc', '--noEmit')
}

async function style() {
  await tool('lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
  await tool('dead code and dependencies', 'node_modules/knip/bin/knip.js')
}

async function check() {
  await Promise.all([style(), vitest('unit', 'unit*', true)])
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

async function endToEnd() {
  const browser = await ensureChromium(console.log)
  if (!browser) {
    console.log('✗ end-to-end tests: no Chromium; install one and name it in CHROMIUM_PATH')
    count('end-to-end tests', false)
    return
  }
  if (stopping.signal.aborted) return
  const file = join(reports, 'e2e.json')
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const title = 'end-to-end tests'
  count(title, await runStep(title, args, { quiet: false, env }), tallyPlaywright(file))
}

await types()
if (checkOnly) {
  await check()
} else {
  const [built] = await Promise.all([build(), check()])
  await vitest('api', 'api*', false)
  if (built && !stopping.signal.aborted) await endToEnd()
}

rmSync(reports, { recursive: true, force: true })
if (stopping.signal.aborted) process.exit(130)
for (const each of total.failures) console.log(`✗ ${each}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(holds(total) ? 0 : 1)
