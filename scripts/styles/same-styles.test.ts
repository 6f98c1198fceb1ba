import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { compileStyles } from './shrunk-styles.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, 'shrunk-styles.ts')
/** A rule that can be lost is lost by one process of about a hundred. */
const processes = 300

// docs/decisions/0054-styles-that-every-build-keeps.md
it('every build keeps all styles', { tags: 'slow', timeout: 240_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-styles-'))
  const compiled = join(folder, 'compiled.css')
  await writeFile(compiled, await compileStyles())
  const made = new Map<string, number>()
  async function makeSmall(left: number): Promise<void> {
    if (left === 0) return
    const { stdout } = await run(process.execPath, [program, compiled])
    made.set(stdout, (made.get(stdout) ?? 0) + 1)
    await makeSmall(left - 1)
  }
  await Promise.all([makeSmall(processes / 2), makeSmall(processes / 2)])
  await rm(folder, { recursive: true })
  expect([...made.values()]).toEqual([processes])
})
