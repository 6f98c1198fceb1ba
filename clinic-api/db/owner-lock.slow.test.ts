import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseInUseError, takeOwnership } from './owner-lock.ts'

const module = new URL('./owner-lock.ts', import.meta.url).href

/** A process that takes the lock, says so, and keeps it until it is killed. */
async function startOwner(path: string) {
  const program = `import { takeOwnership } from ${JSON.stringify(module)}
    await takeOwnership(${JSON.stringify(path)}).then(() => console.log('mine'), (error) => console.log(error.message))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  const [said] = await once(child.stdout, 'data')
  return { child, said: String(said).trim() }
}

describe('the owner of the embedded database', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consulta-lock-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is named to whoever comes second, in the same process and in another', async () => {
    const path = join(folder, 'held.lock')
    const release = await takeOwnership(path)
    await expect(takeOwnership(path)).rejects.toThrow(DatabaseInUseError)
    const { child, said } = await startOwner(path)
    expect(said).toContain(`in use by process ${process.pid}`)
    child.kill('SIGKILL')
    await release()
    await (await takeOwnership(path))()
  })

  it('is succeeded when it was killed', async () => {
    const path = join(folder, 'orphaned.lock')
    const { child, said } = await startOwner(path)
    expect(said).toBe('mine')
    await expect(takeOwnership(path)).rejects.toThrow(`process ${child.pid}`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await (await takeOwnership(path))()
  })

  it.each([
    ['at once where the system says that it is dead', '/proc', 2_000],
    ['once it is collected where the system says nothing', '/nowhere', 4_000],
  ])('is succeeded while it waits to be collected by its parent: %s', async (_what, processes, within) => {
    const path = join(folder, `zombie${within}.lock`)
    const owner = `import { takeOwnership } from ${JSON.stringify(module)}
      await takeOwnership(${JSON.stringify(path)}, ${JSON.stringify(processes)})
      console.log(process.pid)
      setInterval(() => {}, 1000)`
    const start = `process.getBuiltinModule('child_process').spawn(process.execPath,
      ['--input-type=module', '-e', ${JSON.stringify(owner)}], { stdio: 'inherit' })`
    const parent = spawn(process.execPath, ['-e', start])
    const [said] = await once(parent.stdout, 'data')
    // A parent that stands still collects nobody.
    parent.kill('SIGSTOP')
    process.kill(Number(said), 'SIGKILL')
    const goesOn = setTimeout(() => parent.kill('SIGCONT'), processes === '/proc' ? 10_000 : 1_000)
    const began = performance.now()
    await (await takeOwnership(path, processes))()
    expect(performance.now() - began).toBeLessThan(within)
    clearTimeout(goesOn)
    parent.kill('SIGKILL')
  })

  it('is not another process with the same number, nor whoever wrote rubbish', async () => {
    const path = join(folder, 'reused.lock')
    await writeFile(path, JSON.stringify({ pid: process.pid, startedAt: '1' }))
    await (await takeOwnership(path))()
    await writeFile(`${path}.1`, 'rubbish')
    await (await takeOwnership(path))()
  })

  it.each([1, 2, 3])('is one, when many come to bury the same dead (%i)', async (round) => {
    const path = join(folder, `contested${round}.lock`)
    await writeFile(path, JSON.stringify({ pid: 999_999_999, startedAt: '1' }))
    const rivals = await Promise.all(Array.from({ length: 5 }, () => startOwner(path)))
    expect(rivals.filter(({ said }) => said === 'mine')).toHaveLength(1)
    const owner = rivals.find(({ said }) => said === 'mine')
    expect(JSON.parse(await readFile(`${path}.1`, 'utf8')).pid).toBe(owner?.child.pid)
    for (const { child } of rivals) child.kill('SIGKILL')
  })

  it('is the newest, and leaves no number free that somebody may still try', async () => {
    const path = join(folder, 'late.lock')
    await writeFile(path, JSON.stringify({ pid: 999_999_999, startedAt: '1' }))
    const release = await takeOwnership(path)
    const found = async () => (await readdir(folder)).filter((name) => name.startsWith('late.lock'))
    expect(await found()).toEqual(['late.lock.1'])
    await release()
    expect(await found()).toEqual(['late.lock.1'])
    await takeOwnership(path)
    expect(await found()).toEqual(['late.lock.2'])
    // The lock of an owner before does not count.
    await writeFile(`${path}.1`, JSON.stringify({ pid: 999_999_999, startedAt: '1' }))
    await expect(takeOwnership(path)).rejects.toThrow(`process ${process.pid}`)
  })
})
