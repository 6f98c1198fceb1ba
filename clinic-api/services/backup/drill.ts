import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownMigrations } from '../../db/baseline.ts'
import type { Database } from '../../db/client.ts'
import { diskFiles } from '../../ports/disk-files.ts'
import { newBox } from './backup-box.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { type BackupSecrets, restoreBackup } from './restore-backup.ts'

export interface Drill {
  manifest: Manifest
  /** The tables and files that did not come back as they were. */
  wrong: string[]
  /** False for a backup of an older schema, whose rows are counted and not compared. */
  isCompared: boolean
}

/** Restores a backup into an empty database, makes one of that, and compares the hashes of all tables and files. */
export async function drill(db: Database, secrets: BackupSecrets, folder: string): Promise<Drill> {
  const room = await mkdtemp(join(tmpdir(), 'consulta-drill-'))
  try {
    const files = diskFiles(join(room, 'files'))
    const manifest = await restoreBackup({ db, files, replace: false, secrets }, folder)
    const isCompared = manifest.migrations.length === (await knownMigrations()).length
    if (!isCompared) return { manifest, wrong: [], isCompared }
    const source = { db, files: manifest.files && files, now: new Date(manifest.madeAt), seal: null }
    const again = await makeBackup({ ...source, box: newBox({}) }, join(room, 'again'))
    return { manifest, wrong: differences(manifest, again), isCompared }
  } finally {
    await rm(room, { recursive: true, force: true })
  }
}

function differences(before: Manifest, after: Manifest): string[] {
  const found = sumsOf(after)
  return [...sumsOf(before)].flatMap(([what, sum]) => (found.get(what) === sum ? [] : [what]))
}

/** The catalogue of plans is the program's, and written anew. */
function sumsOf({ tables, files }: Manifest): Map<string, string> {
  const own = tables.filter(({ name }) => name !== 'plans')
  return new Map<string, string>([
    ...own.map(({ name, sha256 }): [string, string] => [`table ${name}`, sha256]),
    ...(files ?? []).map(({ key, sha256 }): [string, string] => [`file ${key}`, sha256]),
  ])
}
