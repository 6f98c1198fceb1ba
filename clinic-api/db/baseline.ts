import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const folder = new URL('./migrations/', import.meta.url)

interface Journal {
  entries: { tag: string }[]
}

/** The migrations of this program, oldest first. */
export async function knownMigrations(): Promise<string[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as Journal
  return journal.entries.map(({ tag }) => tag)
}

/** The statements of a migration. */
export const textOfMigration = (tag: string) => readFile(new URL(`${tag}.sql`, folder), 'utf8')

/** The migration that makes the whole schema; a database without it is of a version whose migrations are gone. */
async function baseline(): Promise<string> {
  const [first] = await knownMigrations()
  if (!first) throw new Error('This program has no migrations')
  return first
}

/** Whether a database or backup that has had these migrations is older than the baseline. */
export async function isOlder(migrations: readonly string[]): Promise<boolean> {
  return migrations.length > 0 && !migrations.includes(await baseline())
}

/** Lies in the folder of an embedded database, which must not be opened to see how old it is: that changes files. */
const markName = 'consulta-baseline'

/** Notes in the folder of a new embedded database with which baseline it begins. */
export async function markBaseline(database: string): Promise<void> {
  await writeFile(join(database, markName), await baseline())
}

/** The embedded database of a data folder. */
export const embeddedPath = (dataDir: string) => join(dataDir, 'db')

/** Why this version cannot work with what lies in a data folder; null when it can. Changes nothing there. */
export async function olderDataIn(dataDir: string): Promise<string | null> {
  const path = embeddedPath(dataDir)
  if (!(await stat(path).catch(() => null))) return null
  const mark = await readFile(join(path, markName), 'utf8').catch(() => null)
  if (mark === (await baseline())) return null
  return (
    `The data in ${dataDir} is of an older version, and this one cannot bring its database up to date; nothing was changed. ` +
    'To keep the data, go on with the version that wrote it, or choose another DATA_DIR. To begin anew: npm run demo:reset.'
  )
}

export const olderDatabase =
  'The database is of an older version, and this one cannot bring it up to date; nothing was changed. ' +
  'To keep the data, go on with the version that wrote it. To begin anew, name an empty database in DATABASE_URL.'

export const olderBackup =
  'The backup is of an older version, and this one cannot bring it up to date; nothing was changed. ' +
  'Restore it with the version that made it: npm run restore there.'
