import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startChild } from './child.ts'
import { LogFile } from './log-file.ts'

/** Longer than a file is left alone after a fault. */
const rest = 1_100

describe('a log file', () => {
  let folder: string
  let path: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'consulta-log-'))
    path = join(folder, 'logs', 'web.log')
  })
  afterEach(() => rm(folder, { recursive: true }))

  const lines = () => readFileSync(path, 'utf8').split('\n').filter(Boolean)

  /** On a disk without a block to spare, as the system itself plays one. */
  function fill() {
    mkdirSync(join(folder, 'logs'), { recursive: true })
    rmSync(path, { force: true })
    symlinkSync('/dev/full', path)
  }

  /** There is room again; how many lines are lost until the log notices is a matter of how busy the machine is. */
  async function writeUntilKept(log: LogFile): Promise<number> {
    rmSync(path)
    let tries = 0
    const isKept = () => {
      tries += 1
      log.write(`try ${tries}`)
      return existsSync(path)
    }
    await expect.poll(isKept, { interval: rest, timeout: 20_000 }).toBe(true)
    await expect.poll(() => lines().at(-1), { timeout: 5_000 }).toBe(`try ${tries}`)
    return tries
  }

  it('on a full disk loses lines, says how many once there is room, and goes on', {
    tags: 'slow',
  }, async () => {
    fill()
    const log = new LogFile(path)
    for (let line = 0; line < 5; line += 1) log.write(`lost ${line}`)
    await sleep(100)
    log.write('lost while it is left alone')
    const tries = await writeUntilKept(log)
    const [told = '{}', ...kept] = lines()
    const lost = 6 + tries - kept.length
    expect(JSON.parse(told).msg).toBe(`${lost} lines of this log could not be written (ENOSPC)`)
    log.end()
  })

  it('counts on through several attempts', { tags: 'slow' }, async () => {
    fill()
    const log = new LogFile(path)
    for (let attempt = 0; attempt < 3; attempt += 1) {
      log.write('lost')
      await sleep(rest)
    }
    const tries = await writeUntilKept(log)
    const [told, ...kept] = lines()
    expect(told).toContain(`${3 + tries - kept.length} lines of this log`)
    log.end()
  })

  it('whose folder cannot be made waits until it can', { tags: 'slow' }, async () => {
    writeFileSync(join(folder, 'logs'), 'no folder')
    const log = new LogFile(path)
    log.write('lost')
    rmSync(join(folder, 'logs'))
    await sleep(rest)
    log.write('kept')
    await expect.poll(lines, { timeout: 5_000 }).toHaveLength(2)
    log.end()
  })

  it('that cannot be renamed is added to', async () => {
    mkdirSync(join(folder, 'logs'))
    writeFileSync(path, Buffer.alloc(10_000_001))
    // A folder that is not empty stands where it would go.
    mkdirSync(join(`${path}.1`, 'x'), { recursive: true })
    const log = new LogFile(path)
    log.write('kept')
    const end = () => readFileSync(path).subarray(-5).toString()
    await expect.poll(end, { timeout: 5_000 }).toBe('kept\n')
    log.end()
  })

  it('that is full does not end whoever starts a program, nor the program', { tags: 'slow' }, async () => {
    fill()
    const child = startChild({
      name: 'program',
      env: process.env,
      logFile: path,
      echo: false,
      args: ['-e', 'let n = 0; setInterval(() => console.log(("line " + n++).padEnd(5000, ".")), 5)'],
    })
    await sleep(1_500)
    expect(child.isRunning()).toBe(true)
    rmSync(path)
    await expect.poll(() => lines().at(-1), { timeout: 5_000 }).toMatch(/^line \d/)
    expect(lines().filter((line) => line.includes('could not be written'))).toHaveLength(1)
    await child.end('SIGKILL', 5_000)
  })
})
