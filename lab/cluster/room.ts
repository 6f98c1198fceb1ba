import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { programs } from './packages.ts'

/** Where one run keeps everything, and who its programs are. */
export interface Room {
  folder: string
  /** Below the ports that outgoing connections take, so that whoever was killed finds its own again. */
  port: (offset: number) => number
  password: string
  end: () => Promise<void>
  start: (daemon: DaemonOptions) => Daemon
  /** Made and given to the user of the databases. */
  makeFolder: (name: string) => string
  /** A file of deploy/cluster with its gaps filled in. */
  fill: (file: string, values: Record<string, string | number>) => string
  write: (name: string, text: string) => string
}

interface DaemonOptions {
  name: string
  command: string
  args: string[]
  env?: Record<string, string>
}

export interface Daemon {
  name: string
  signal: (signal: NodeJS.Signals) => void
  kill: () => Promise<void>
}

const isRoot = process.getuid?.() === 0
/** PostgreSQL and PgBouncer refuse to be root; Debian's package has made this user. */
const user = 'postgres'
const identity = isRoot ? ['--reuid', user, '--regid', user, '--clear-groups'] : []

/** A command of that user, which ends with this process, however that ends. */
export const asUser = (command: string) => [programs.setpriv, '--pdeathsig', 'KILL', ...identity, command]

export function makeRoom(basePort: number): Room {
  const folder = mkdtempSync(join(tmpdir(), 'consulta-cluster-'))
  chmodSync(folder, 0o755)
  const running = new Set<Daemon>()
  const path = (name: string) => join(folder, name)
  const give = (name: string) => isRoot && execFileSync('chown', ['-R', `${user}:`, path(name)])

  const write = (name: string, text: string) => {
    writeFileSync(path(name), text)
    give(name)
    return path(name)
  }

  return {
    folder,
    port: (offset) => basePort + offset,
    password: 'of-one-run',
    write,
    makeFolder(name) {
      mkdirSync(path(name), { recursive: true, mode: 0o700 })
      give(name)
      return path(name)
    },
    fill(file, values) {
      const text = readFileSync(new URL(`../../deploy/cluster/${file}`, import.meta.url), 'utf8')
      return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
        const value = values[name]
        if (value === undefined) throw new Error(`${file} wants ${name}, and nobody gave it`)
        return String(value)
      })
    },
    start(options) {
      const daemon = startDaemon(options, path(`${options.name}.log`))
      running.add(daemon)
      return daemon
    },
    async end() {
      // Daemons that were started later depend on the earlier ones.
      for (const daemon of [...running].reverse()) await daemon.kill()
    },
  }
}

function startDaemon({ name, command, args, env }: DaemonOptions, logFile: string): Daemon {
  const log = openSync(logFile, 'a')
  const [program = '', ...own] = asUser(command)
  const child: ChildProcess = spawn(program, [...own, ...args], {
    env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
  })
  const gone = once(child, 'exit')
  return {
    name,
    signal: (signal) => void child.kill(signal),
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** Resolves to the first answer that is none of null and false. */
export async function until<Answer>(
  what: string,
  seconds: number,
  ask: () => Promise<Answer | null | false>,
): Promise<Answer> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    const answer = await ask().catch(() => null)
    if (answer !== null && answer !== false) return answer
    await sleep(200)
  }
  throw new Error(`${what} did not come about within ${seconds} seconds`)
}
