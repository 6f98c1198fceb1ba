import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

interface Owner {
  pid: number
  /** Start of the process as the system counts it: a number that was given out again is another process. */
  startedAt: string
}

export class DatabaseInUseError extends Error {
  readonly pid: number

  constructor(path: string, pid: number) {
    super(`The database is in use by process ${pid} (${path}). Stop that process or choose another DATA_DIR.`)
    this.name = 'DatabaseInUseError'
    this.pid = pid
  }
}

/**
 * Takes the lock file at `path` for this process; resolves to the way to give it back.
 * Throws `DatabaseInUseError` while its owner lives; the lock of a dead process is taken over.
 */
export async function takeOwnership(path: string, processes = '/proc'): Promise<() => Promise<void>> {
  const startedAt = lookAt(process.pid, processes)?.startedAt ?? ''
  const mine = JSON.stringify({ pid: process.pid, startedAt } satisfies Owner)
  const draft = `${path}.${process.pid}`
  await writeFile(draft, mine)
  try {
    await claim(path, draft, processes)
  } finally {
    await rm(draft, { force: true })
  }
  return () => rm(path, { force: true })
}

async function claim(path: string, draft: string, processes: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await linked(draft, path)) return
    const held = await readFile(path, 'utf8').catch(() => null)
    if (held === null) continue
    const owner = parseOwner(held)
    if (owner && (await staysAlive(owner, processes))) throw new DatabaseInUseError(path, owner.pid)
    await discard(path, held)
    if (!(await linked(draft, path))) continue
    // Two processes may bury the same dead owner: the one whose lock is still there after a moment has it.
    await sleep(100)
    if ((await readFile(path, 'utf8').catch(() => '')) === (await readFile(draft, 'utf8'))) return
  }
  const owner = parseOwner(await readFile(path, 'utf8').catch(() => ''))
  throw new DatabaseInUseError(path, owner?.pid ?? 0)
}

/** Moves the dead owner's lock away; a lock that meanwhile became somebody else's is put back. */
async function discard(path: string, held: string): Promise<void> {
  const aside = `${path}.${process.pid}.dead`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) !== held) await linked(aside, path)
  await rm(aside, { force: true })
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { pid, startedAt } = value as Partial<Owner>
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : null
  } catch {
    return null
  }
}

/**
 * A killed process takes a moment to end. Where the system does not say that it has ended and only waits to be
 * collected by its parent, that is waited for, too.
 */
async function staysAlive(owner: Owner, processes: string): Promise<boolean> {
  const patienceMs = lookAt(process.pid, processes) ? 500 : 3_000
  const deadline = performance.now() + patienceMs
  while (isAlive(owner, processes)) {
    if (performance.now() >= deadline) return true
    await sleep(100)
  }
  return false
}

function isAlive({ pid, startedAt }: Owner, processes: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const found = lookAt(pid, processes)
  // Z and X: it has ended, and its number is not given out again yet.
  return found ? !'ZX'.includes(found.state) && found.startedAt === startedAt : startedAt === ''
}

/** Fields 3 and 22 of /proc/<pid>/stat; null where there is no /proc, so that the pid alone decides. */
function lookAt(pid: number, processes: string): { state: string; startedAt: string } | null {
  try {
    const stat = readFileSync(`${processes}/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch {
    return null
  }
}
