import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = new URL('../../', import.meta.url).pathname
/** While nothing is released, the version before is the last one without this. */
const news = 'clinic-api/db/migrations/0047_logs_by_month.sql'

export interface Version {
  name: string
  isReleased: boolean
  /** Where its files are; the packages are those of this version. */
  folder: string
}

/** Puts the files of the version before this one into a folder; null when the history of this clone does not reach so far. */
export async function checkOut(folder: string): Promise<Version | null> {
  const release = await lastRelease()
  const name = release ?? (await lastWithoutNews())
  if (!name) return null
  await mkdir(folder, { recursive: true })
  const archive = join(folder, 'files.tar')
  await git('archive', '--output', archive, name)
  await run('tar', ['-xf', archive, '-C', folder])
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { name, folder, isReleased: release !== null }
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

async function lastWithoutNews(): Promise<string | null> {
  const came = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', news)
  return came ? git('rev-parse', '--verify', '--quiet', '--short', `${came}~1`).catch(() => null) : null
}
