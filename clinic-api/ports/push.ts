import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webPush from 'web-push'
import { z } from 'zod'
import type { Env } from '../env.ts'

interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface Sent {
  /** Sealed for the browser: the push service sees its length alone. */
  payload: string
  /** How long the push service may keep it. */
  seconds: number
  /** A second message with it takes the place of the first. */
  topic: string
}

/** Web push: messages to browsers by the push services of their makers. */
export interface Push {
  publicKey: string
  /** Whether the address is one of a push service that is known here; no other is ever called. */
  isAllowed(endpoint: string): boolean
  /** Resolves to `gone` for a subscription that will never work again. Throws when trying again may help. */
  send(subscription: Subscription, sent: Sent): Promise<'taken' | 'gone'>
}

const patienceMs = 15_000
/** Answers for a subscription that has ended. */
const gone = new Set([404, 410])

export async function openPush(env: Env): Promise<Push> {
  const keys = await keysOf(env)
  const address = /<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM
  const vapidDetails = { subject: `mailto:${address}`, ...keys }
  const isAllowed = (endpoint: string) => isListed(env.PUSH_HOSTS, endpoint)
  return {
    publicKey: keys.publicKey,
    isAllowed,

    async send(subscription, { payload, seconds, topic }) {
      // The list may have become shorter since.
      if (!isAllowed(subscription.endpoint)) return 'gone'
      const request = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails,
        TTL: seconds,
        topic,
        urgency: 'normal',
      })
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ])
      const answer = await fetch(request.endpoint, {
        method: 'POST',
        headers: headers.filter(([name]) => name.toLowerCase() !== 'content-length'),
        body: new Uint8Array(request.body ?? []),
        // A push service does not send elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.body?.cancel()
      if (answer.ok) return 'taken'
      if (gone.has(answer.status)) return 'gone'
      throw new Error(`push ${answer.status}`)
    },
  }
}

/** `host` or `host:port` (443 without one); `*.host` for whatever lies below. Without TLS only on this machine. */
function isListed(hosts: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost'
  if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) return false
  const own = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`
  return hosts.some((host) => {
    const listed = /:\d+$/.test(host) ? host : `${host}:443`
    return listed.startsWith('*.') ? own.endsWith(listed.slice(1)) : own === listed
  })
}

const keyPair = z.object({ publicKey: z.string(), privateKey: z.string() })

/** The keys of the environment, else a pair that is made at the first start: a browser subscribes to one pair alone. */
async function keysOf(env: Env): Promise<z.infer<typeof keyPair>> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, DATA_DIR: folder } = env
  if (publicKey && privateKey) return { publicKey, privateKey }
  const path = join(folder, 'vapid-keys.json')
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known !== null) return keyPair.parse(JSON.parse(known))
  const draft = `${path}.${randomUUID()}`
  await mkdir(folder, { recursive: true })
  await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 })
  // Whole or not at all, and the first of two to arrive stays.
  await link(draft, path).catch(() => {})
  await rm(draft)
  return keyPair.parse(JSON.parse(await readFile(path, 'utf8')))
}
