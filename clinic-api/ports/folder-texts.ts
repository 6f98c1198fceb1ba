import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Texts } from './texts.ts'

const end = '.text.json'

/** Keeps messages as files beside the mails, for a demo without a provider. */
export function folderTexts(dataDir: string): Texts {
  const folder = join(dataDir, 'outbox')
  return {
    name: 'folder',

    async send({ id, channel, to, from, text }) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${id}${end}`)
      await writeFile(`${path}.new`, JSON.stringify({ id, channel, to, from, text }), { mode: 0o600 })
      await rename(`${path}.new`, path)
      return id
    },

    // The file has the message's name: writing it again changes nothing.
    find: async () => null,

    async kept() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return [...new Set(names.flatMap((name) => /^(.+)\.text\.json(\.new)?$/.exec(name)?.[1] ?? []))]
    },

    async forget(ids) {
      for (const id of ids)
        for (const each of [end, `${end}.new`]) await rm(join(folder, `${id}${each}`), { force: true })
    },
  }
}
