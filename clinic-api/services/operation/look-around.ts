import { createECDH, randomUUID } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Env } from '../../env.ts'
import type { Clock } from '../../ports/clock.ts'
import { openFiles } from '../../ports/files.ts'
import { smtpMailer } from '../../ports/mailer.ts'
import { openScanner } from '../../ports/scanner.ts'
import { wantsTraces } from '../../tracing/start-tracing.ts'
import { listBackups } from '../backup/kept-backups.ts'
import { advice, type Finding, fault, ok, reasonOf } from './finding.ts'

const gigabyte = 1024 ** 3
const fewestBytes = 2 * gigabyte
const oldestBackupHours = 26

/** Holds a conversation with the mail server, up to its sign-in, and sends nothing. */
export async function lookAtMail(env: Env): Promise<Finding> {
  if (!env.SMTP_URL)
    return advice(
      'mail',
      `No mail leaves: all are kept in ${env.DATA_DIR}/outbox; set SMTP_URL and MAIL_FROM`,
    )
  const mailer = smtpMailer(env.SMTP_URL, env.MAIL_FROM)
  try {
    await mailer.verify()
    if (/consulta\.example>?$/.test(env.MAIL_FROM))
      return fault('mail', 'The server answers, but MAIL_FROM is an example: others will refuse such mails')
    return ok('mail', 'The server answers and lets the program in')
  } catch (error) {
    return fault('mail', `SMTP_URL does not work: ${reasonOf(error)}`)
  } finally {
    mailer.close()
  }
}

/** Asks Twilio for the account, which costs nothing; whether a webhook works only a message can tell. */
export async function lookAtTexts(env: Env): Promise<Finding> {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token, MESSAGES_WEBHOOK_URL: url } = env
  if (Boolean(account) !== Boolean(token))
    return fault(
      'messages',
      'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN belong together; one of them is missing',
    )
  if (Boolean(url) !== Boolean(env.MESSAGES_WEBHOOK_SECRET))
    return fault(
      'messages',
      'MESSAGES_WEBHOOK_URL and MESSAGES_WEBHOOK_SECRET belong together; one is missing',
    )
  if (account && token) {
    const answer = await askTwilio(env, { account, token }).catch(() => null)
    if (!answer) return fault('messages', `${env.TWILIO_API_URL} does not answer`)
    if (!answer.ok) return fault('messages', `Twilio refuses the keys (${answer.status})`)
    return ok('messages', 'Twilio answers and lets the program in')
  }
  if (url) return ok('messages', 'Messages go to MESSAGES_WEBHOOK_URL; whether they arrive only one can tell')
  return advice('messages', 'No SMS and no WhatsApp leave; set the keys of a provider (docs/settings.md)')
}

function askTwilio({ TWILIO_API_URL: base }: Env, { account, token }: { account: string; token: string }) {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  const address = `${base.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}.json`
  return fetch(address, { headers: { authorization }, signal: AbortSignal.timeout(10_000) })
}

/** Whether the keys of web push are a pair that works. */
export function lookAtPush({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Env): Finding {
  if (Boolean(publicKey) !== Boolean(privateKey))
    return fault('web push', 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together; one of them is missing')
  if (!publicKey || !privateKey)
    return advice(
      'web push',
      'The keys are in DATA_DIR; several machines need VAPID_PUBLIC_KEY and _PRIVATE_KEY',
    )
  return isPair(publicKey, privateKey)
    ? ok('web push', 'The keys belong together')
    : fault('web push', 'The VAPID keys are no pair; make one with npx web-push generate-vapid-keys')
}

function isPair(publicKey: string, privateKey: string): boolean {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
    return curve.getPublicKey('base64url') === publicKey.replace(/=+$/, '')
  } catch {
    return false
  }
}

/** Stores, reads and removes some bytes. */
export async function lookAtFiles(env: Env): Promise<Finding> {
  const place = env.S3_BUCKET ? `the bucket ${env.S3_BUCKET}` : `${env.DATA_DIR}/files`
  const [key, said] = [randomUUID(), 'looked at']
  try {
    const files = await openFiles(env)
    await files.save(key, Readable.from([said]))
    const kept = await files.open(key)
    const read = kept ? (await buffer(kept)).toString() : ''
    await files.remove(key)
    if (read !== said) return fault('files', `${place} gives back other bytes than it was given`)
    return ok('files', `${place} keeps, gives back and removes`)
  } catch (error) {
    return fault('files', `${place} does not keep files: ${reasonOf(error)}`)
  }
}

export async function lookAtDisk({ DATA_DIR: folder }: Env): Promise<Finding> {
  const disk = await statfs(folder).catch(() => null)
  if (!disk)
    return fault('disk', `${folder} is not there; make it, for the program's user alone, or set DATA_DIR`)
  const free = disk.bavail * disk.bsize
  const left = `${(free / gigabyte).toFixed(1)} GiB left at ${folder}`
  return free < fewestBytes ? advice('disk', `${left}; make room`) : ok('disk', left)
}

export async function lookAtScanner(env: Env): Promise<Finding> {
  const scanner = openScanner(env)
  if (!scanner) return advice('malware scanner', 'Uploads are not looked through; set CLAMD_URL')
  return (await scanner.isThere())
    ? ok('malware scanner', 'It answers')
    : fault('malware scanner', 'CLAMD_URL does not answer, and uploads are refused; start clamd')
}

/** The newest backup in a folder of backups. */
export async function lookAtBackups(folder: string | undefined, clock: Clock): Promise<Finding> {
  if (!folder)
    return advice('backups', 'Nobody said where they are; set BACKUP_DIR and let npm run backup:nightly run')
  const [newest] = await listBackups(folder)
  if (!newest) return fault('backups', `There is none in ${folder}; run npm run backup:nightly`)
  const hours = (clock.now().getTime() - newest.madeAt) / 3_600_000
  const age = `The newest is ${hours < 48 ? `${hours.toFixed(0)} hours` : `${(hours / 24).toFixed(0)} days`} old`
  return hours > oldestBackupHours
    ? fault('backups', `${age}; let one be made each night`)
    : ok('backups', age)
}

/** Whether the collector of traces takes them; nothing to say where none is named. */
export async function lookAtTraces(env: Record<string, string | undefined>): Promise<Finding[]> {
  if (!wantsTraces(env)) return []
  const { tryCollector } = await import('../../tracing/try-collector.ts')
  try {
    await tryCollector()
    return [ok('traces', 'The collector takes them')]
  } catch (error) {
    return [fault('traces', `OTEL_EXPORTER_OTLP_ENDPOINT takes none: ${reasonOf(error)}`)]
  }
}
