import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.ts'
import { type Child, startChild, waitForAnswer } from './child.ts'
import { claimPort } from './ports.ts'
import { reachable, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

const nextBin = 'node_modules/next/dist/bin/next'
/**
 * Data that is only passed on or answered is collected soon: a 1 GB upload costs the web tens of MiB instead
 * of hundreds, and the API under load a third less. Pages live a little longer: with twice the room the web
 * collects less often.
 */
const smallNursery = '--max-semi-space-size=4'
const webNursery = '--max-semi-space-size=8'
/** The web's heap grows to twice of what lives in it before it is collected, not to four times: a third less memory. */
const webGrowth = '--heap-growing-percent=100'
const webProgram = fileURLToPath(new URL('./web.ts', import.meta.url))
const webProcesses = fileURLToPath(new URL('./web-processes.ts', import.meta.url))

export type Stack = Awaited<ReturnType<typeof startStack>>

async function claimPorts({ host, port, apiPort, externalApiUrl }: Settings) {
  if (!externalApiUrl && port === apiPort && port !== 0) {
    throw new StartError(`PORT and CLINIC_API_PORT are both ${port}; give them different ports.`)
  }
  return {
    port: await claimPort(host, port, 'PORT'),
    apiPort: externalApiUrl ? apiPort : await claimPort(host, apiPort, 'CLINIC_API_PORT'),
  }
}

interface Children {
  web: Child | null
  api: Child | null
}

/** The web ends first, so that its running requests still find the API: within eight seconds beside their notices. */
async function stopChildren({ web, api }: Children, drainMs: number) {
  const began = Date.now()
  await web?.end('SIGTERM', drainMs + 6300)
  await api?.end('SIGTERM', began + 2 * drainMs + 7500 - Date.now())
  await Promise.all([api?.end('SIGKILL', 400), web?.end('SIGKILL', 400)])
}

/** Starts the clinic API (unless another one is named) and the web, and returns when both answer. */
export async function startStack(settings: Settings, signal: AbortSignal, report: (line: string) => void) {
  const { mode, host, dataDir, demo, echo, inherited, externalApiUrl, drainMs, sessionSecret } = settings
  const { port, apiPort } = await claimPorts(settings)

  const apiUrl = externalApiUrl ?? `http://${reachable(host)}:${apiPort}`
  const webUrl = `http://${reachable(host)}:${port}`
  const local = ['127.0.0.1', '0.0.0.0', 'localhost'].includes(host)
  const appUrl = settings.appUrl ?? (local ? `http://localhost:${port}` : webUrl)
  const env: NodeJS.ProcessEnv = {
    // glibc keeps a heap for every other thread and gives little of them back.
    MALLOC_ARENA_MAX: '2',
    ...inherited,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: host,
    PORT: String(port),
    CLINIC_API_PORT: String(apiPort),
    CLINIC_API_URL: apiUrl,
    CLINIC_DEMO: demo,
    DATA_DIR: dataDir,
    CLINIC_API_PUBLIC_URL: inherited.CLINIC_API_PUBLIC_URL || apiUrl,
    DRAIN_SECONDS: String(drainMs / 1000),
    APP_URL: appUrl,
    SESSION_SECRET: sessionSecret,
  }
  const log = (name: string) => join(dataDir, 'logs', `${name}.log`)
  const children: Children = { web: null, api: null }
  report('Starting…')
  try {
    if (!externalApiUrl) {
      const args = [...(mode === 'development' ? ['--watch'] : []), smallNursery, 'clinic-api/server.ts']
      children.api = startChild({ name: 'clinic API', args, env, logFile: log('clinic-api'), echo })
      await waitForAnswer(
        children.api,
        { url: `${apiUrl}/api/v1/ready`, statusBelow: 500, seconds: 180 },
        signal,
      )
    }
    // After the API: data that another start holds is known before anything is built.
    if (mode === 'production') await ensureBuilt(inherited, signal, report)
    // In development Next has a server of its own, which reloads pages.
    const developing = [nextBin, 'dev', '-H', host, '-p', String(port)]
    const serving =
      settings.webProcesses > 1 ? [webProcesses, String(settings.webProcesses), webProgram] : [webProgram]
    // `next dev` passes what it was started with on as NODE_OPTIONS, which take no settings of the heap.
    const args = mode === 'development' ? developing : [webNursery, webGrowth, ...serving]
    children.web = startChild({ name: 'web', args, env, logFile: log('web'), echo })
    await waitForAnswer(children.web, { url: webUrl, statusBelow: 600, seconds: 120 }, signal)
  } catch (error) {
    await stopChildren(children, 0)
    throw error
  }

  const running = [children.api, children.web].filter((child) => child !== null)
  return {
    apiUrl,
    webUrl,
    appUrl,
    webPid: children.web.pid ?? 0,
    pids: running.flatMap(({ pid }) => pid ?? []),
    /** Resolves with the first child that ends, whatever the reason. */
    ended: Promise.race(running.map((child) => child.exited.then(() => child))),
    stop: () => stopChildren(children, drainMs),
  }
}
