import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mark, marks } from '../clinic-api/reached.ts'

/** Lines that say how often each mark was reached, and the expected ones that never were. */
export function summarize(noted: string, expected: readonly Mark[]): { lines: string[]; missing: Mark[] } {
  const all = noted.split('\n')
  const counts = marks.map((mark) => ({ mark, count: all.filter((line) => line === mark).length }))
  const found = counts.filter(({ count }) => count > 0)
  const missing = counts.filter(({ mark, count }) => count === 0 && expected.includes(mark))
  return {
    lines: found.map(({ mark, count }) => `reached ${count} times: ${mark}`),
    missing: missing.map(({ mark }) => mark),
  }
}

/** Counts the marks that clinic APIs reach from now on; the answer prints them, and says whether all expected ones were. */
export function countMarks(expected: readonly Mark[]): () => boolean {
  const folder = mkdtempSync(join(tmpdir(), 'consulta-reached-'))
  const file = join(folder, 'marks')
  writeFileSync(file, '')
  process.env.REACHED_FILE = file
  return () => {
    const { lines, missing } = summarize(readFileSync(file, 'utf8'), expected)
    rmSync(folder, { recursive: true })
    for (const line of [...lines, ...missing.map((mark) => `FAILED: never reached: ${mark}`)])
      process.stdout.write(`${line}\n`)
    return missing.length === 0
  }
}
