import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deliverDueMail } from '../services/notifications/deliver.ts'
import type { TestApp } from './test-app.ts'

export interface ReadMail {
  to: string
  subject: string
  /** The subject without the day of the visit. */
  title: string
  /** Headers and both bodies, decoded. */
  source: string
  text: string
}

/** Sends what is due and reads the folder that mails go to without a server, oldest first. */
export async function readMails(test: TestApp): Promise<ReadMail[]> {
  while ((await deliverDueMail(test.deps)) > 0);
  const folder = join(test.env.DATA_DIR, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))))
}

export function parseMail(raw: string): ReadMail {
  const unfolded = raw.replace(/\r\n[ \t]+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? ''
  const source = decodeQuotedPrintable(raw)
  const text = /Content-Type: text\/plain.*?\r?\n\r?\n(.*?)\r?\n--/s.exec(source)?.[1] ?? ''
  const [, title = ''] = text.split(/\r?\n/)
  return { to: header('To'), subject: decodeWords(header('Subject')), title, source, text }
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, '')
  return joined.replace(/(=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  )
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, body: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(body, 'base64').toString('utf8')
        : decodeQuotedPrintable(body.replaceAll('_', ' ')),
    )
}
