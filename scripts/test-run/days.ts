import { ensureChromium } from '../chromium.ts'
import { ensureBuilt } from '../stack/build.ts'
import { notableDays } from './notable-days.ts'
import { clockAhead } from './shifted-time.ts'
import { runStep, stopSteps } from './step.ts'

/** Journeys of a patient, a doctor and the desk on any day, and the screens that show days. */
const journeys =
  'smoke main-job booking.spec my-appointments appointment.spec schedule-week schedule-phone every-screen'

const [wanted = ''] = process.argv.slice(2)
const days = notableDays(Date.now()).filter(({ name }) => name.includes(wanted))
const stopping = new AbortController()
process.on('SIGINT', () => {
  stopping.abort()
  stopSteps()
})

await ensureBuilt(process.env, stopping.signal, console.log)
const CHROMIUM_PATH = (await ensureChromium(console.log)) ?? ''
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit*']
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--grep-invert', '@any-day']
const failed: string[] = []
for (const { name, time } of days) {
  if (stopping.signal.aborted) break
  const env = { CHROMIUM_PATH, ...clockAhead(time) }
  const title = (what: string) => `${name} (${new Date(time).toISOString()}): ${what}`
  if (!(await runStep(title('unit tests'), vitest, { quiet: true, env }))) failed.push(`${name}, unit`)
  const args = [...playwright, ...journeys.split(' ')]
  if (!(await runStep(title('journeys'), args, { quiet: true, env }))) failed.push(`${name}, journeys`)
}
console.log(`\n${days.length * 2 - failed.length} passed, ${failed.length} failed`)
for (const each of failed) console.log(`✗ ${each}`)
process.exit(failed.length === 0 && days.length > 0 ? 0 : 1)
