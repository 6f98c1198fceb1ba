import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { LogFile } from './log-file.ts'
import { StartError } from './start-error.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const followParent = new URL('./follow-parent.mjs', import.meta.url).href
const tailLines = 40

export type Child = ReturnType<typeof startChild>

/** Starts `node …args`; its lines go to the log file and, with echo, to our own output after its name. */
export function startChild(options: {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  logFile: string
  echo: boolean
}) {
  const { name, args, env, logFile, echo } = options
  const log = new LogFile(logFile)
  const tail: string[] = []
  const child = spawn(process.execPath, ['--import', followParent, ...args], {
    cwd: root,
    env,
    // Out of the terminal's group: Ctrl-C reaches the start alone, which ends its children in their order.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })

  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line)
      tail.push(line)
      if (tail.length > tailLines) tail.shift()
      if (echo) console.log(`[${name}] ${line}`)
    })
  }

  let running = true
  const exited = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      running = false
      log.end()
      resolve(code)
    })
  })

  /** Asks the child to end and waits for it, but no longer than the given milliseconds; says whether it ended. */
  async function end(signal: 'SIGTERM' | 'SIGKILL', milliseconds: number): Promise<boolean> {
    if (!running) return true
    child.kill(signal)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(() => resolve(false), milliseconds)
    exited.then(() => resolve(true))
    const ended = await promise
    clearTimeout(timer)
    return ended
  }

  return { name, pid: child.pid, logFile, exited, tail, end, isRunning: () => running }
}

/** The sentence a child ended with; of an uncaught error the line above its stack. */
function lastWords(child: Child): string {
  const stack = child.tail.findIndex((line) => /^\s+at /.test(line))
  const spoken = stack > 0 ? child.tail.slice(0, stack) : child.tail
  const line = spoken.findLast((text) => text.trim() !== '')
  if (!line) return `see ${child.logFile}`
  try {
    const { err, msg } = JSON.parse(line)
    return err?.message ?? msg ?? line
  } catch {
    return line.trim()
  }
}

/** Waits until the address answers as wanted; throws when the child ends, the time is over or the signal aborts. */
export async function waitForAnswer(
  child: Child,
  wanted: { url: string; statusBelow: number; seconds: number },
  signal: AbortSignal,
) {
  const { url, statusBelow, seconds } = wanted
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    signal.throwIfAborted()
    if (!child.isRunning()) throw new StartError(`The ${child.name} could not start: ${lastWords(child)}`)
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(
      () => null,
    )
    await answer?.body?.cancel()
    if (answer && answer.status < statusBelow) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new StartError(`The ${child.name} did not answer within ${seconds} seconds; see ${child.logFile}`)
}
