import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '../db/client.ts'
import { openInMemory } from '../db/embedded.ts'
import { readEnv } from '../env.ts'
import { openBox } from '../services/backup/backup-box.ts'
import { drill } from '../services/backup/drill.ts'
import { listBackups } from '../services/backup/kept-backups.ts'
import { readManifest } from '../services/backup/manifest.ts'

const { values, positionals } = parseArgs({
  options: { key: { type: 'string' }, database: { type: 'string' } },
  allowPositionals: true,
})

process.umask(0o077)
try {
  const env = readEnv(process.env)
  const folder = positionals[0] ?? (await newestOf(env.BACKUP_DIR))
  const backupKey = values.key ? await readFile(values.key, 'utf8') : undefined
  // A key that does not fit is told before a database is made.
  openBox(env, (await readManifest(folder)).sealedKey, backupKey)
  const db = values.database
    ? await openDatabase({ databaseUrl: values.database, dataDir: '' })
    : (await openInMemory()).database
  const { manifest, wrong, isCompared } = await drill(db, { ...env, backupKey }, folder)
  await db.close()
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const what = `${rows} rows of ${manifest.tables.length} tables and ${manifest.files?.length ?? 'no'} files`
  if (wrong.length > 0) throw new Error(`These came back other than they were: ${wrong.join(', ')}.`)
  const how = isCompared ? 'every hash is the same' : 'of an older schema, so that rows were counted alone'
  process.stdout.write(`${folder} of ${manifest.madeAt} was restored: ${what}, ${how}.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function newestOf(folder: string | undefined): Promise<string> {
  const [newest] = folder ? await listBackups(folder) : []
  if (folder && newest) return join(folder, newest.name)
  throw new Error(
    'Say which: npm run backup:drill -- <backup> [--key <private key>] [--database <an empty one>]',
  )
}
