import { setTimeout as sleep } from 'node:timers/promises'
import { launchServer } from '../../clinic-api/testing/server-process.ts'

const rounds = 10
const longestMs = 5_000

/** Kills the first start ten times, each a little later, and answers why the next start failed, if it did. */
export async function killDuringStart(env: Record<string, string>): Promise<string[]> {
  for (let round = 1; round <= rounds; round += 1) {
    const { kill } = launchServer(env)
    await sleep((longestMs / rounds) * round * Math.random())
    await kill('SIGKILL')
  }
  const { listening, kill } = launchServer(env)
  try {
    const response = await fetch(`${await listening}/ready`)
    return response.ok ? [] : [`/ready answers ${response.status}`]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    await kill('SIGTERM')
  }
}
