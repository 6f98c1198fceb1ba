import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Env } from '../env.ts'

export interface Mail {
  /** Stable over repeated attempts, so that a mail delivered twice is recognised as one. */
  id: string
  to: string
  /** The name that the mail comes from; the address is always the one of the installation. */
  sender?: string
  subject: string
  text: string
  html: string
  /** A visit as a calendar program reads it. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined
  /** Stops mails of this kind by a POST, without signing in; null for those that nobody can do without. */
  stopUrl?: string | null
}

export interface Mailer {
  /**
   * Resolves once another server has taken responsibility for the mail. Throws `MailRefusedError` when trying again is
   * pointless.
   */
  send(mail: Mail): Promise<void>
  /** The ids of mails of which something is kept here. */
  kept(): Promise<string[]>
  /** Removes what is kept of these mails here; what another server has is no longer ours to remove. */
  forget(ids: readonly string[]): Promise<void>
  close(): void
}

export class MailRefusedError extends Error {
  /** Whether it was the recipient's address, rather than what the mail holds. */
  readonly isAddress: boolean

  constructor(reason: string, { isAddress = false } = {}) {
    super(reason)
    this.name = 'MailRefusedError'
    this.isAddress = isAddress
  }
}

/** SMTP when the environment names a server, else a folder of `.eml` files. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL, env.MAIL_FROM)
  return folderMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM)
}

const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function smtpMailer(url: string, from: string): Mailer & { verify(): Promise<unknown> } {
  const transport = createTransport({ url, ...patienceMs, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(mail) {
      try {
        await transport.sendMail(compose(mail, from))
      } catch (error) {
        if (isFinal(error))
          throw new MailRefusedError('The mail server refused the mail', {
            isAddress: isAboutRecipient(error),
          })
        throw error
      }
    },
    kept: async () => [],
    async forget() {},
    /** Talks with the server up to its sign-in. */
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}

/** A 5xx answer to the recipient or to the message; a failed sign-in is for the operator to fix and worth a retry. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return aboutTheMail && (typeof responseCode !== 'number' || responseCode >= 500)
}

/**
 * Many servers answer the recipient with what they hold against the sender or the connection (5.1.7, 5.1.8, 5.3, 5.5 and
 * 5.7 of RFC 3463, codes below 550): that says nothing of the address.
 */
function isAboutRecipient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode, response } = error as {
    command?: unknown
    responseCode?: unknown
    response?: unknown
  }
  const isRefused = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 550
  return isRefused && !/^\d{3}[ -]5\.(?:[357]\.|1\.[78]\b)/.test(String(response))
}

export function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const bytes = await new MailComposer(compose(mail, from)).compile().build()
      const path = join(folder, `${mail.id}.eml`)
      const file = await open(`${path}.new`, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.new`, path)
    },
    async kept() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return [...new Set(names.flatMap((name) => /^(.+)\.eml(\.new)?$/.exec(name)?.[1] ?? []))]
    },
    async forget(ids) {
      for (const id of ids)
        for (const end of ['eml', 'eml.new']) await rm(join(folder, `${id}.${end}`), { force: true })
    },
    close: () => {},
  }
}

function compose({ id, to, sender, subject, text, html, calendar, stopUrl }: Mail, from: string) {
  return {
    from: sender ? { name: sender, address: addressIn(from) } : from,
    // An object, because a text would be parsed: a stored address must never become two recipients.
    to: { name: '', address: to },
    subject,
    text,
    html,
    ...(calendar ? { icalEvent: { ...calendar, filename: 'visit.ics' } } : {}),
    messageId: `<${id}@consulta>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(stopUrl && stopHeaders(stopUrl)) },
  }
}

/** The address in `Name <address>` or a bare address. */
export function addressIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}

/** One line each: a program that looks for the address need not unfold it. */
function stopHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
