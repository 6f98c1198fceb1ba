import { resolve } from 'node:path'
import { wantsTraces } from '../../clinic-api/tracing/start-tracing.ts'
import { demoFault } from '../../contract/settings.ts'
import { sessionSecret } from './session-secret.ts'
import { StartError } from './start-error.ts'

export type Mode = 'production' | 'development'
export type Settings = ReturnType<typeof readSettings>
export type Environment = Record<string, string | undefined>

function readPort(env: Environment, variable: string, fallback: number): number {
  const text = env[variable] || String(fallback)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`${variable} is "${text}"; it must be a port number between 0 and 65535.`)
  }
  return port
}

function readDemo(env: Environment): '0' | '1' | 'public' {
  const demo = env.CLINIC_DEMO || (env.DATABASE_URL || env.CLINIC_API_URL ? '0' : '1')
  if (demo === '0' || demo === '1' || demo === 'public') return demo
  throw new StartError(`CLINIC_DEMO is "${demo}"; it must be 0, 1 or public.`)
}

/** How long both programs go on serving after they were told to stop. */
function readDrain(env: Environment): number {
  const seconds = Number(env.DRAIN_SECONDS || 1)
  if (seconds >= 0 && seconds <= 60) return seconds * 1000
  throw new StartError(`DRAIN_SECONDS is "${env.DRAIN_SECONDS}"; it must be a number between 0 and 60.`)
}

/** Where the web's own figures are; null when nobody asks for them. */
function readMetricsPort(env: Environment): number | null {
  if (!env.METRICS_PORT) return null
  if (!env.METRICS_TOKEN) throw new StartError('METRICS_PORT is set without METRICS_TOKEN, which opens it.')
  return readPort(env, 'METRICS_PORT', 0)
}

/** How many processes serve the web; reloading pages on change takes one. */
function readProcesses(mode: Mode, env: Environment): number {
  const count = Number(env.WEB_PROCESSES || 1)
  if (!Number.isInteger(count) || count < 1 || count > 64) {
    throw new StartError(
      `WEB_PROCESSES is "${env.WEB_PROCESSES}"; it must be a whole number between 1 and 64.`,
    )
  }
  return mode === 'development' ? 1 : count
}

/** The address the machine itself reaches a listener at: a wildcard is no address to call. */
export function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** Everything the start-up decides from the environment; port 0 means any free one. */
export function readSettings(mode: Mode, env: Environment) {
  const dataDir = resolve(env.DATA_DIR || './data')
  const demo = readDemo(env)
  const host = env.HOST || '127.0.0.1'
  const fault = demoFault({ demo, host, appUrl: env.APP_URL || null })
  if (fault) throw new StartError(`${fault}.`)
  const port = readPort(env, 'PORT', 3000)
  const apiPort = readPort(env, 'CLINIC_API_PORT', 4000)
  const mayKeepSecret = demo !== '0' || mode === 'development'
  const echo = mode === 'development' || Boolean(env.LOG_LEVEL)
  const externalApiUrl = env.CLINIC_API_URL || null
  return {
    mode,
    host,
    port,
    apiPort,
    dataDir,
    demo,
    echo,
    drainMs: readDrain(env),
    webProcesses: readProcesses(mode, env),
    metricsPort: readMetricsPort(env),
    tracing: wantsTraces(env),
    externalApiUrl,
    appUrl: env.APP_URL || null,
    sessionSecret: sessionSecret(env.SESSION_SECRET, mayKeepSecret ? dataDir : null),
    inherited: env,
  }
}
