import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file and folder with its mode, its times and what stands in it. */
export async function everythingIn(folder: string): Promise<unknown[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  return Promise.all(
    [folder, ...paths].map(async (path) => {
      const { mode, mtimeMs, size } = await stat(path)
      const content = (await stat(path)).isFile() ? await readFile(path) : ''
      return { path, mode, mtimeMs, size, sum: createHash('sha256').update(content).digest('hex') }
    }),
  )
}
