import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noteMarksIn, reached } from '../clinic-api/reached.ts'
import { summarize } from './reached.ts'

it('rare branches are counted where a run asks for it, and those that it expects are missed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'consulta-reached-'))
  const file = join(folder, 'marks')
  try {
    reached('undo: too late')
    noteMarksIn(file)
    reached('outbox: a mail is claimed again')
    reached('outbox: a mail is claimed again')
    noteMarksIn('')
    reached('undo: too late')
    expect(
      summarize(readFileSync(file, 'utf8'), ['outbox: a mail is claimed again', 'undo: too late']),
    ).toEqual({
      lines: ['reached 2 times: outbox: a mail is claimed again'],
      missing: ['undo: too late'],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
