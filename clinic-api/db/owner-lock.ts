import { readFileSync } from 'node:fs'
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
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
 * Takes the lock at `path` for this process; resolves to the way to give it back.
 * Throws `DatabaseInUseError` while its owner lives; the lock of a dead process is taken over.
 *
 * Each owner makes a file of its own, numbered after the one before, and the newest counts. A file is made by one
 * process alone, and older ones go only once there is a newer: whoever looked too early finds that number taken, or a
 * newer one beside its own, and steps back.
 */
export async function takeOwnership(path: string, processes = '/proc'): Promise<() => Promise<void>> {
  const startedAt = lookAt(process.pid, processes)?.startedAt ?? ''
  const draft = `${path}.draft-${process.pid}`
  await writeFile(draft, JSON.stringify({ pid: process.pid, startedAt } satisfies Owner))
  try {
    const own = await claim(path, draft, processes)
    // The number stays taken, or somebody who looked before could take it once more.
    return () => writeFile(own, '')
  } finally {
    await rm(draft, { force: true })
  }
}

/** Answers with this process's file. */
async function claim(path: string, draft: string, processes: string): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const newest = (await numbersOf(path)).at(-1) ?? -1
    const owner = await ownerOf(fileOf(path, newest))
    if (owner && (await staysAlive(owner, processes))) throw new DatabaseInUseError(path, owner.pid)
    const own = fileOf(path, newest + 1)
    if (!(await linked(draft, own))) continue
    const numbers = await numbersOf(path)
    if (numbers.at(-1) === newest + 1) {
      await Promise.all(numbers.slice(0, -1).map((each) => rm(fileOf(path, each), { force: true })))
      return own
    }
    await rm(own, { force: true })
  }
  const owner = await ownerOf(fileOf(path, (await numbersOf(path)).at(-1) ?? 0))
  throw new DatabaseInUseError(path, owner?.pid ?? 0)
}

/** The first is the path itself. */
const fileOf = (path: string, number: number) => (number === 0 ? path : `${path}.${number}`)

/** The numbers of the files that there are, the newest last. */
async function numbersOf(path: string): Promise<number[]> {
  const name = basename(path)
  const found = await readdir(dirname(path))
  return found
    .filter(
      (each) => each === name || (each.startsWith(`${name}.`) && /^\d+$/.test(each.slice(name.length + 1))),
    )
    .map((each) => (each === name ? 0 : Number(each.slice(name.length + 1))))
    .sort((one, other) => one - other)
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

/** Null where the file is gone, was given back, or names nobody. */
async function ownerOf(file: string): Promise<Owner | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'))
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
