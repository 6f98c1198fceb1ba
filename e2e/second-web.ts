import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startChild, waitForAnswer } from '../scripts/stack/child.ts'
import { claimPort } from '../scripts/stack/ports.ts'
import { required } from './accounts'

export const host = '127.0.0.1'

/** A second web server of the same build that asks a clinic API of the test's choice. */
export async function startSecondWeb(name: string, apiUrl: string) {
  const port = await claimPort(host, 0, 'PORT')
  const url = `http://localhost:${port}`
  const child = startChild({
    name: 'web',
    args: ['scripts/stack/web.ts'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: host,
      PORT: String(port),
      DRAIN_SECONDS: '0',
      APP_URL: url,
      CLINIC_API_URL: apiUrl,
      CLINIC_DEMO: '1',
      SESSION_SECRET: randomUUID(),
    },
    logFile: join(required('E2E_FOLDER'), `${name}.log`),
    echo: false,
  })
  await waitForAnswer(child, { url, statusBelow: 600, seconds: 60 }, new AbortController().signal)
  return {
    url,
    async stop() {
      if (!(await child.end('SIGTERM', 5000))) await child.end('SIGKILL', 1000)
    },
  }
}
