import { createServer } from 'node:http'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { startTextProvider } from '../testing/text-provider.ts'
import type { OutgoingText } from './texts.ts'
import { openTexts } from './texts.ts'
import { isSignedByWebhook } from './webhook-texts.ts'

const message: OutgoingText = {
  id: '0193',
  channel: 'sms',
  to: '+34600200300',
  from: '+34600000001',
  text: 'Clinica Nuñez: cita el mar 24 nov, 10:30.',
  template: null,
}

describe('a provider behind a webhook', () => {
  const secret = 'a secret of the webhook'
  const taken: { body: string; signature: string }[] = []
  let status = 200
  let retryAfter: string | undefined
  const server = createServer(async (request, response) => {
    taken.push({ body: await readAll(request), signature: String(request.headers['x-signature']) })
    response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end()
  })
  let texts: ReturnType<typeof openTexts>
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    texts = openTexts(
      readEnv({ MESSAGES_WEBHOOK_URL: `http://127.0.0.1:${port}`, MESSAGES_WEBHOOK_SECRET: secret }),
    )
  })
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())))

  it('gets the message as JSON that we have signed, under an id that stays the same', async () => {
    expect(await texts.send(message)).toBe(message.id)
    expect(await texts.send(message)).toBe(message.id)
    const { template: _, ...sent } = message
    for (const each of taken) {
      expect(JSON.parse(each.body)).toEqual(sent)
      expect(isSignedByWebhook(secret, each, new Date())).toBe(true)
    }
  })

  it.each([
    [409, undefined, 'taken'],
    [400, undefined, 'TextRefusedError'],
    [404, undefined, 'TextRefusedError'],
    [429, '60', 'TextDelayedError'],
    [429, undefined, 'Error'],
    [500, undefined, 'Error'],
    [503, undefined, 'Error'],
  ])('that answers %i (retry-after %s): %s', async (answer, wait, end) => {
    status = answer
    retryAfter = wait
    const outcome = await texts.send(message).then(
      () => 'taken',
      (error: Error) => error.name,
    )
    expect(outcome).toBe(end)
  })
})

describe('Twilio', () => {
  let provider: Awaited<ReturnType<typeof startTextProvider>>
  let texts: ReturnType<typeof openTexts>
  beforeAll(async () => {
    provider = await startTextProvider()
    texts = openTexts(readEnv({ ...provider.env, WHATSAPP_TEMPLATES: '{"reminder.es":"HX1"}' }))
  })
  afterAll(() => provider.close())

  const reminder = (variables: string[], name = 'reminder.es'): OutgoingText => ({
    ...message,
    channel: 'whatsapp',
    template: { name, variables },
  })

  it.each([
    ['has all its variables', ['Clínica', 'mar 24 nov', '10:30', 'https://x/v/1'], 'reminder.es', null],
    ['lacks a variable', ['Clínica', ' ', '10:30', 'https://x/v/1'], 'reminder.es', 'empty variable'],
    ['was never approved', ['Clínica'], 'question.es', 'no template question.es'],
  ])('is sent a template that %s', async (_which, variables, name, refusal) => {
    const before = provider.taken.length
    const sent = texts.send(reminder(variables, name))
    if (refusal) await expect(sent).rejects.toThrow(refusal)
    else await sent
    expect(provider.taken.length - before).toBe(refusal ? 0 : 1)
  })

  it('is asked whether it has a message, by its words or by the link of its template', async () => {
    const since = new Date()
    expect(await texts.find(message, since)).toBeNull()
    const sid = await texts.send(message)
    expect(await texts.find(message, since)).toBe(sid)
    expect(await texts.find({ ...message, text: 'Another' }, since)).toBeNull()
    const linked = reminder(['Clínica', 'mar 24 nov', '10:30', 'https://x/v/2'])
    const other = await texts.send(linked)
    expect(await texts.find(linked, since)).toBe(other)
  })
})
