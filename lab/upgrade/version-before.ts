import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = new URL('../../', import.meta.url).pathname
/** While nothing is released, the version before is the one that brought this: older ones have another schema. */
const baseline = 'clinic-api/db/migrations/0000_baseline.sql'

export interface Version {
  name: string
  /** Where its files are; the packages are those of this version. */
  folder: string
}

/** Puts the files of the version before this one into a folder; null when the history of this clone does not reach so far. */
export async function checkOut(folder: string): Promise<Version | null> {
  const release = await lastRelease()
  const name = release ?? (await firstWithBaseline())
  if (!name) return null
  await mkdir(folder, { recursive: true })
  const archive = join(folder, 'files.tar')
  await git('archive', '--output', archive, name)
  await run('tar', ['-xf', archive, '-C', folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { name, folder }
}

const run = promisify(execFile)

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: root })
  return stdout.trim()
}

async function lastRelease(): Promise<string | null> {
  const tags = await git(
    'tag',
    '--list',
    'v*',
    '--sort=-version:refname',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
  )
  return tags.split('\n')[0] || null
}

async function firstWithBaseline(): Promise<string | null> {
  return (await git('log', '-1', '--format=%h', '--diff-filter=A', '--', baseline)) || null
}
