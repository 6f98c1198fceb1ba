import { parseArgs } from 'node:util'
import { systemClock } from '../ports/clock.ts'
import { openFiles } from '../ports/files.ts'
import { newBox, publicKeyOf } from '../services/backup/backup-box.ts'
import { makeBackup } from '../services/backup/make-backup.ts'
import { sealsOf } from '../services/backup/seal.ts'
import { runUnmigrated } from './run-script.ts'

const { values, positionals } = parseArgs({
  options: { 'without-files': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [target] = positionals

if (target && positionals.length === 1) {
  await runUnmigrated(async ({ db, env }) => {
    const files = values['without-files'] ? null : await openFiles(env)
    const box = newBox(env, await publicKeyOf(env))
    const source = { db, files, now: systemClock.now(), seal: sealsOf(env)[0] ?? null, box }
    const { tables, files: copied } = await makeBackup(source, target)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const bytes = (copied ?? []).reduce((sum, { size }) => sum + size, 0)
    const what = copied ? `${copied.length} files (${bytes} bytes)` : 'no files'
    const kept = source.box.sealedKey ? 'encrypted' : 'not encrypted, for want of a DATA_SECRET'
    return `${target} holds ${tables.length} tables with ${rows} rows, and ${what}, ${kept}.`
  })
} else {
  process.stderr.write('Say where to: npm run backup -- <folder> [--without-files]\n')
  process.exitCode = 1
}
