import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { TextChannel } from '#contract/channels'
import type { Env } from '../env.ts'
import { refuse } from './text-answers.ts'
import { TextRefusedError } from './text-errors.ts'
import type { OutgoingText, Texts } from './texts.ts'

interface Keys {
  account: string
  token: string
}

type Places = Pick<Env, 'TWILIO_API_URL' | 'WHATSAPP_TEMPLATES' | 'CLINIC_API_PUBLIC_URL'>

const patienceMs = 15_000
/** Clocks of two machines differ. */
const graceMs = 120_000

const created = z.object({ sid: z.string() })
const listed = z.object({
  messages: z.array(z.object({ sid: z.string(), body: z.string().nullish(), date_created: z.string() })),
})
const faulty = z.object({ code: z.number() })

/** Twilio by its plain HTTP API, version 2010-04-01: form-encoded requests, JSON answers. */
export function twilioTexts(
  { account, token }: Keys,
  { TWILIO_API_URL: base, WHATSAPP_TEMPLATES: templates, CLINIC_API_PUBLIC_URL: publicUrl }: Places,
): Texts {
  const messages = `${base.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`
  const headers = { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}` }
  const ask = (url: string, init: RequestInit = {}) =>
    fetch(url, { ...init, headers, signal: AbortSignal.timeout(patienceMs) })

  return {
    name: 'twilio',

    async send(text) {
      const body = new URLSearchParams({
        To: addressOf(text.channel, text.to),
        From: addressOf(text.channel, text.from),
        StatusCallback: `${publicUrl}/api/v1/channels/twilio/status?id=${text.id}`,
        ...contentOf(text, templates),
      })
      const answer = await ask(messages, { method: 'POST', body })
      if (!answer.ok) refuse(answer, await reasonOf(answer))
      return created.parse(await answer.json()).sid
    },

    async find(text, since) {
      const query = new URLSearchParams({
        To: addressOf(text.channel, text.to),
        'DateSent>': since.toISOString().slice(0, 10),
        PageSize: '100',
      })
      const answer = await ask(`${messages}?${query}`)
      if (!answer.ok) throw new Error(await reasonOf(answer))
      const { messages: known } = listed.parse(await answer.json())
      const earliest = since.getTime() - graceMs
      const ours = known.find(
        ({ body, date_created }) => isThis(text, body ?? '') && !(Date.parse(date_created) < earliest),
      )
      return ours?.sid ?? null
    },

    kept: async () => [],
    async forget() {},
  }
}

const addressOf = (channel: TextChannel, number: string) =>
  channel === 'whatsapp' ? `whatsapp:${number}` : number

/** The provider words a template itself: such a message is known by its last variable, the link. */
function isThis({ text, channel, template }: OutgoingText, body: string): boolean {
  const link = channel === 'whatsapp' ? template?.variables.at(-1) : undefined
  return link ? body.includes(link) : body === text
}

function contentOf(
  { channel, text, template }: OutgoingText,
  templates: Record<string, string>,
): Record<string, string> {
  if (channel === 'sms' || !template) return { Body: text }
  const contentSid = templates[template.name]
  if (!contentSid) throw new TextRefusedError(`no template ${template.name}`)
  if (template.variables.some((each) => !each.trim()))
    throw new TextRefusedError(`empty variable of ${template.name}`)
  const variables = Object.fromEntries(template.variables.map((each, index) => [index + 1, each]))
  return { ContentSid: contentSid, ContentVariables: JSON.stringify(variables) }
}

async function reasonOf(answer: Response): Promise<string> {
  const known = faulty.safeParse(await answer.json().catch(() => null))
  return known.success ? `twilio ${known.data.code}` : `twilio ${answer.status}`
}

interface SignedForm {
  /** Addresses at which the provider may have called. */
  urls: readonly string[]
  form: URLSearchParams
  signature: string
}

/** Whether the provider signed this callback: the address and all fields, by their names. */
export function isSignedByTwilio(token: string | undefined, { urls, form, signature }: SignedForm): boolean {
  if (!token) return false
  const fields = [...form]
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => name + value)
  const given = Buffer.from(signature, 'base64')
  return urls.some((url) => {
    const expected = createHmac('sha1', token)
      .update(url + fields.join(''))
      .digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
