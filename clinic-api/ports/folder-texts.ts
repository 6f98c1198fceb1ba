import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { textChannels } from '#contract/channels'
import type { PhoneText } from '#contract/demo-phone'
import type { Texts } from './texts.ts'

const end = '.text.json'
/** Answers that are kept, in memory alone. */
const mostAnswers = 500
const kept = z.object({
  id: z.string(),
  channel: z.enum(textChannels),
  to: z.string(),
  from: z.string(),
  text: z.string(),
})

/** Keeps messages as files beside the mails, for a demo without a provider. */
export function folderTexts(dataDir: string, hasPhone = false): Texts {
  const folder = join(dataDir, 'outbox')
  const answers: PhoneText[] = []
  const phone = {
    async texts() {
      const names = (await namesIn(folder)).filter((name) => name.endsWith(end))
      const sent = await Promise.all(names.map((name) => readText(join(folder, name))))
      return [...sent.flat(), ...answers].toSorted((a, b) => a.at.localeCompare(b.at))
    },
    noteAnswer(answer: PhoneText) {
      answers.push(answer)
      answers.splice(0, answers.length - mostAnswers)
    },
  }
  return {
    name: 'folder',
    ...(hasPhone && { phone }),

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
      const names = await namesIn(folder)
      return [...new Set(names.flatMap((name) => /^(.+)\.text\.json(\.new)?$/.exec(name)?.[1] ?? []))]
    },

    async forget(ids) {
      for (const id of ids)
        for (const each of [end, `${end}.new`]) await rm(join(folder, `${id}${each}`), { force: true })
    },
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

/** A file that was removed meanwhile is left out. */
async function readText(path: string): Promise<PhoneText[]> {
  try {
    const { to: person, from: sender, ...text } = kept.parse(JSON.parse(await readFile(path, 'utf8')))
    const { mtime } = await stat(path)
    return [{ ...text, person, sender, at: mtime.toISOString(), isAnswer: false }]
  } catch {
    return []
  }
}
