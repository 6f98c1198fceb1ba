import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '#contract/durations'
import { readManifest } from './manifest.ts'

export interface KeptBackup {
  name: string
  madeAt: number
}

/** How long backups are kept: all of so many days, and of so many months the last one. */
export interface Retention {
  days: number
  months: number
}

const ownName = /^consulta-\d{8}T\d{6}Z$/
// A backup never changes once it is there, and its list of files may be long.
const known = new Map<string, number>()

/** The name of a backup among others, by which it is known again as one of ours. */
export const backupName = (now: Date) =>
  `consulta-${now
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, 'Z')}`

/** The backups in a folder of backups, newest first. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(names.map((name) => lookInto(folder, name)))
  return found.filter((each) => each !== null).sort((a, b) => b.madeAt - a.madeAt)
}

async function lookInto(folder: string, name: string): Promise<KeptBackup | null> {
  const path = join(folder, name)
  const manifest = known.has(path) ? null : await readManifest(path).catch(() => null)
  if (manifest) known.set(path, Date.parse(manifest.madeAt))
  const madeAt = known.get(path)
  return madeAt === undefined ? null : { name, madeAt }
}

/** Those that need not be kept any more. The newest stays, whatever its age. */
export function surplus(backups: readonly KeptBackup[], now: Date, { days, months }: Retention): string[] {
  const sorted = backups.toSorted((a, b) => b.madeAt - a.madeAt)
  const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7)
  const lastOf = new Map(sorted.toReversed().map(({ name, madeAt }) => [monthOf(madeAt), name]))
  const oldestDay = now.getTime() - days * dayMs
  const oldestMonth = monthOf(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  return sorted.slice(1).flatMap(({ name, madeAt }) => {
    const month = monthOf(madeAt)
    const stays = madeAt >= oldestDay || (lastOf.get(month) === name && month >= oldestMonth)
    return stays ? [] : [name]
  })
}

/** Removes what need not be kept, of what the program itself has put there; answers the names. */
export async function forgetBackups(folder: string, now: Date, retention: Retention): Promise<string[]> {
  const own = (await listBackups(folder)).filter(({ name }) => ownName.test(name))
  const names = surplus(own, now, retention)
  for (const name of names) {
    known.delete(join(folder, name))
    await rm(join(folder, name), { recursive: true })
  }
  return names
}
