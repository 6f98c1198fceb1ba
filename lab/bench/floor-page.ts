import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startChild, waitForAnswer } from '../../scripts/stack/child.ts'
import { claimPort } from '../../scripts/stack/ports.ts'

const nextBin = 'node_modules/next/dist/bin/next'
const place = 'lab/bench/floor-page'

/** Builds and starts the least that Next can be with the same blocks of the same API. */
export async function startFloorPage(apiUrl: string, folder: string) {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    CLINIC_API_URL: apiUrl,
  }
  const build = spawn(process.execPath, [nextBin, 'build', place], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error('The bare page could not be built')
  const port = await claimPort('127.0.0.1', 0, 'PORT')
  const args = [nextBin, 'start', place, '-H', '127.0.0.1', '-p', String(port)]
  const child = startChild({
    name: 'bare page',
    args,
    env,
    logFile: join(folder, 'bare-page.log'),
    echo: false,
  })
  const url = `http://127.0.0.1:${port}`
  await waitForAnswer(child, { url, statusBelow: 600, seconds: 60 }, new AbortController().signal)
  return { url, pid: child.pid ?? 0, stop: () => child.end('SIGTERM', 5000) }
}
