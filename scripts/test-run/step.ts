import { type ChildProcess, spawn } from 'node:child_process'

const killAfterMilliseconds = 10_000
const running = new Set<ChildProcess>()

/** Asks every running step to stop, as Ctrl-C does, and insists a little later. */
export function stopSteps(): void {
  for (const child of running) {
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGKILL'), killAfterMilliseconds).unref()
  }
}

/** Runs `node …args`; a quiet step shows its output only when it fails. Returns whether it succeeded. */
export async function runStep(
  title: string,
  args: string[],
  options: { quiet: boolean; env?: Record<string, string> },
): Promise<boolean> {
  const started = performance.now()
  if (!options.quiet) console.log(`\n── ${title}`)
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...options.env },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.on('close', resolve)
  const code = await promise
  running.delete(child)

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code !== 0) console.log(`${output.trimEnd()}\n✗ ${title} (${seconds} s)`)
  else console.log(`✓ ${title} (${seconds} s)`)
  return code === 0
}
