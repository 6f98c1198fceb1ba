import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { readEnv } from '../../env.ts'
import { startTextProvider } from '../../testing/text-provider.ts'
import { lookAtPush, lookAtTexts } from './look-around.ts'

const keys = webPush.generateVAPIDKeys()
const others = webPush.generateVAPIDKeys()

describe('the keys of web push', () => {
  it.each([
    ['advice', {}],
    ['ok', { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }],
    ['ok', { VAPID_PUBLIC_KEY: `${keys.publicKey}=`, VAPID_PRIVATE_KEY: keys.privateKey }],
    ['fault', { VAPID_PUBLIC_KEY: keys.publicKey }],
    ['fault', { VAPID_PRIVATE_KEY: keys.privateKey }],
    ['fault', { VAPID_PUBLIC_KEY: others.publicKey, VAPID_PRIVATE_KEY: keys.privateKey }],
    ['fault', { VAPID_PUBLIC_KEY: 'nonsense', VAPID_PRIVATE_KEY: 'nonsense' }],
  ])('are %s for %j', (verdict, env) => {
    const finding = lookAtPush(readEnv(env))
    expect(finding.verdict).toBe(verdict)
    expect(finding.says).not.toContain(keys.privateKey)
  })
})

describe('the provider of messages', () => {
  let provider: Awaited<ReturnType<typeof startTextProvider>>
  beforeAll(async () => {
    provider = await startTextProvider()
  })
  afterAll(() => provider.close())

  it.each([
    ['advice', () => ({}), /set the keys of a provider/],
    ['ok', () => provider.env, /lets the program in/],
    ['fault', () => ({ ...provider.env, TWILIO_AUTH_TOKEN: 'wrong' }), /refuses the keys \(401\)/],
    ['fault', () => ({ ...provider.env, TWILIO_API_URL: 'http://127.0.0.1:9' }), /does not answer/],
    ['fault', () => ({ TWILIO_ACCOUNT_SID: 'AC1' }), /belong together/],
    ['fault', () => ({ MESSAGES_WEBHOOK_URL: 'https://messages.example' }), /belong together/],
    [
      'ok',
      () => ({ MESSAGES_WEBHOOK_URL: 'https://messages.example', MESSAGES_WEBHOOK_SECRET: 'a secret' }),
      /MESSAGES_WEBHOOK_URL/,
    ],
  ])('is %s: %s', async (verdict, env, says) => {
    const finding = await lookAtTexts(readEnv(env()))
    expect(finding).toMatchObject({ verdict, says: expect.stringMatching(says) })
  })
})
