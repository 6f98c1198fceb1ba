import { setTimeout as sleep } from 'node:timers/promises'
import { sendAtOnce, tally } from '../../clinic-api/testing/send-at-once.ts'
import { launchServer } from '../../clinic-api/testing/server-process.ts'
import { readSettings } from '../../scripts/stack/settings.ts'
import { startStack } from '../../scripts/stack/stack.ts'

const rounds = 10
const atOnce = 100
const longestStopMs = 10_000

/** Stops the clinic API ten times with 100 requests under way, and answers what was lost or took too long. */
export async function stopApiWhileServing(env: Record<string, string>): Promise<string[]> {
  return inRounds(async () => {
    const { listening, kill } = launchServer(env)
    const base = await listening
    return { url: `${base}/plans`, stop: () => kill('SIGTERM') }
  })
}

/** The same with the whole stack, by a page that the web renders with data of the clinic API. */
export async function stopWebWhileServing(env: Record<string, string>): Promise<string[]> {
  const settings = readSettings('production', { ...process.env, PORT: '0', CLINIC_API_PORT: '0', ...env })
  return inRounds(async () => {
    const { webUrl, stop } = await startStack(settings, new AbortController().signal, () => {})
    return { url: `${webUrl}/`, stop }
  })
}

type Started = { url: string; stop: () => Promise<unknown> }

async function inRounds(start: () => Promise<Started>): Promise<string[]> {
  const faults: string[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const { url, stop } = await start()
    await fetch(url)
    const answers = sendAtOnce(atOnce, url)
    // Long enough to leave this process, too short to be answered.
    await sleep(10)
    const began = performance.now()
    await stop()
    const took = performance.now() - began
    const outcomes = tally(await answers)
    process.stdout.write(
      `round ${round}: ${JSON.stringify(outcomes)}, stopped after ${Math.round(took)} ms\n`,
    )
    if (outcomes[200] !== atOnce) faults.push(`round ${round}: ${JSON.stringify(outcomes)}`)
    if (took > longestStopMs) faults.push(`round ${round}: took ${Math.round(took)} ms to stop`)
  }
  return faults
}
