import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { programEnv } from './program-env.ts'

export interface ServerProcess {
  child: ChildProcess
  /** Resolves to the address with /api/v1 once the process listens; rejects with what it died of. */
  listening: Promise<string>
  /** Resolves to the exit code, which is null after a signal that cannot be handled. */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

export const ownProgram = new URL('../server.ts', import.meta.url).pathname

/** The clinic API, this version's unless told otherwise, as a process of its own on a free port. */
export function launchServer(env: Record<string, string>, program = ownProgram): ServerProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      ...programEnv,
      REACHED_FILE: process.env.REACHED_FILE ?? '',
      CLINIC_API_PORT: '0',
      RATE_LIMIT_PER_MINUTE: '100000',
      VISIT_CHANGES_PER_HOUR: '100000',
      SESSION_SECRET: 'a secret for tests of thirty-two characters',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  const listening = baseOf(child)
  listening.catch(() => {})
  return {
    child,
    listening,
    async kill(signal) {
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

function baseOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    let fault = ''
    child.stderr?.on('data', (part) => {
      fault += part
    })
    child.stdout?.on('data', (part) => {
      output += part
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}/api/v1`)
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${fault}`)))
  })
}
