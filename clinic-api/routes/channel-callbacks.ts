import { z } from 'zod'
import { webhookInbound, webhookStatus } from '#contract/channel-callbacks'
import { messageAnswer } from '#contract/common'
import type { Deps } from '../deps.ts'
import { ApiError, forbidden } from '../errors.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { isSignedByTwilio } from '../ports/twilio-texts.ts'
import { isSignedByWebhook } from '../ports/webhook-texts.ts'
import { receiveAnswer } from '../services/answers/receive-answer.ts'
import { receiveStatus, type TextStatus } from '../services/answers/receive-status.ts'

const tags = ['channels']
const received = { message: 'Received' }
/** The provider's states that say something new of a message. */
const stateOf: Record<string, TextStatus['state']> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
}

interface Called {
  body: string
  url: string
  protocol: string
  host: string
  headers: Record<string, string | string[] | undefined>
}

/** Callbacks of the providers: signed by them, without a session. */
export function channelCallbackRoutes(app: ApiServer, deps: Deps): void {
  app.register(async (instance) => {
    const scope = instance as ApiServer
    // The signature covers the bytes as they came.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const config = { access: 'public' } as const
    const schema = { tags, body: z.string().max(100_000), response: { 200: messageAnswer } }

    scope.post('/channels/twilio/inbound', { config, schema }, async (request) => {
      const form = formOf(deps, request)
      const { MessageSid: id = '', From: from = '', To: to = '', Body: text = '' } = Object.fromEntries(form)
      if (id)
        await receiveAnswer(deps, visitorOf(request), {
          id: `twilio:${id}`,
          from: numberIn(from),
          to: numberIn(to),
          text,
        })
      return received
    })

    scope.post('/channels/twilio/status', { config, schema }, async (request) => {
      const form = formOf(deps, request)
      const state = stateOf[form.get('MessageStatus') ?? '']
      const ref = form.get('MessageSid')
      const id = new URL(request.url, deps.env.APP_URL).searchParams.get('id')
      const error = `twilio ${form.get('ErrorCode') ?? 'unknown'}`
      if (state && ref) await receiveStatus(deps, visitorOf(request), { ref, id, state, error })
      return received
    })

    scope.post('/channels/webhook/inbound', { config, schema }, async (request) => {
      const { id, from, to, text } = webhookInbound.parse(jsonOf(deps, request))
      const answer = { id: `webhook:${id}`, from: numberIn(from), to: numberIn(to), text }
      await receiveAnswer(deps, visitorOf(request), answer)
      return received
    })

    scope.post('/channels/webhook/status', { config, schema }, async (request) => {
      const { messageId, state, error } = webhookStatus.parse(jsonOf(deps, request))
      const told = { ref: messageId, id: messageId, state, error: `webhook ${error ? 'error' : 'failed'}` }
      await receiveStatus(deps, visitorOf(request), told)
      return received
    })
  })
}

const numberIn = (address: string) => address.replace(/^whatsapp:/, '').trim()

/** Throws 403 unless the provider signed it. The address is that of the settings, or as a proxy passed it on. */
function formOf({ env }: Deps, request: Called): URLSearchParams {
  const form = new URLSearchParams(request.body)
  const urls = [
    env.CLINIC_API_PUBLIC_URL.replace(/\/$/, ''),
    env.APP_URL.replace(/\/$/, ''),
    `${request.protocol}://${request.host}`,
  ]
  const signature = String(request.headers['x-twilio-signature'] ?? '')
  const signed = { urls: urls.map((base) => base + request.url), form, signature }
  if (!isSignedByTwilio(env.TWILIO_AUTH_TOKEN, signed)) throw forbidden()
  return form
}

/** Throws 403 for what is forged or stale, 400 for what is no JSON. */
function jsonOf({ env, clock }: Deps, request: Called): unknown {
  const signature = String(request.headers['x-signature'] ?? '')
  const signed = { body: request.body, signature }
  if (!isSignedByWebhook(env.MESSAGES_WEBHOOK_SECRET, signed, clock.now())) throw forbidden()
  try {
    return JSON.parse(request.body)
  } catch {
    throw new ApiError('invalid_input', 'Malformed request')
  }
}
