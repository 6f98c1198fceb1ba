import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openFiles } from '../ports/files.ts'
import { restoreBackup } from '../services/backup/restore-backup.ts'
import { sealsOf } from '../services/backup/seal.ts'
import { runUnmigrated } from './run-script.ts'

const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false }, key: { type: 'string' } },
  allowPositionals: true,
})
const [folder] = positionals

if (folder && positionals.length === 1) {
  await runUnmigrated(async ({ db, env }) => {
    const files = await openFiles(env)
    const {
      madeAt,
      tables,
      files: copied,
      seal,
    } = await restoreBackup(
      { db, files, secrets: { ...env, backupKey: await privateKey() }, replace: values.replace },
      folder,
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const what = `${rows} rows and ${copied ? `${copied.length} files` : 'no files'} of ${madeAt} are in place.`
    const present = sealsOf(env)
    if (seal === null || present.length === 0 || present.includes(seal)) return what
    return `${what}\nSecond factors were sealed with another DATA_SECRET or SESSION_SECRET: set that one.`
  })
} else {
  process.stderr.write('Say where from: npm run restore -- <folder> [--replace] [--key <private key>]\n')
  process.exitCode = 1
}

async function privateKey(): Promise<string | undefined> {
  return values.key ? readFile(values.key, 'utf8') : undefined
}
