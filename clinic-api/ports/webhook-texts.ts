import { createHmac, timingSafeEqual } from 'node:crypto'
import { systemClock } from './clock.ts'
import { refuse } from './text-answers.ts'
import type { Texts } from './texts.ts'

const patienceMs = 15_000
const toleranceSeconds = 300

/** Any other provider, behind a service that takes a signed POST. It drops an id that it has already. */
export function webhookTexts({ url, secret }: { url: string; secret: string }): Texts {
  return {
    name: 'webhook',

    async send({ id, channel, to, from, text }) {
      const body = JSON.stringify({ id, channel, to, from, text })
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-signature': signatureOf(secret, body, systemClock.now()),
        },
        signal: AbortSignal.timeout(patienceMs),
      })
      // A conflict means that an earlier attempt arrived.
      if (!answer.ok && answer.status !== 409) refuse(answer, `webhook ${answer.status}`)
      return id
    },

    // The repeated id says it: there is nothing to ask first.
    find: async () => null,
    kept: async () => [],
    async forget() {},
  }
}

export function signatureOf(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${hashOf(secret, `${seconds}.${body}`).toString('hex')}`
}

/** Whether somebody with the secret signed exactly these bytes, at most five minutes from now. */
export function isSignedByWebhook(
  secret: string | undefined,
  { body, signature }: { body: string; signature: string },
  now: Date,
): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (!secret || !seconds || !given) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  return timingSafeEqual(hashOf(secret, `${seconds}.${body}`), Buffer.from(given, 'hex'))
}

const hashOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest()
