import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
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
  /** The invitation that a mail program offers to its calendar. */
  calendar: { method: string | undefined; content: string } | null
}

/** Sends what is due and reads the folder that mails go to without a server, oldest first. */
export async function readMails(test: TestApp): Promise<ReadMail[]> {
  while ((await deliverDueMail(test.deps)) > 0);
  const folder = join(test.env.DATA_DIR, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  return Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))))
}

/** A mail as a mail program reads it, one that shares no code with ours. */
export async function parseMail(raw: string): Promise<ReadMail> {
  const {
    to,
    subject = '',
    text = '',
    attachments,
  } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' })
  const [, title = ''] = text.split(/\r?\n/)
  const invitation = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  return {
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject,
    title,
    source: decodeQuotedPrintable(raw),
    text,
    calendar: invitation ? { method: invitation.method, content: String(invitation.content) } : null,
  }
}

function decodeQuotedPrintable(text: string): string {
  const joined = text.replace(/=\r?\n/g, '')
  return joined.replace(/(=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  )
}
