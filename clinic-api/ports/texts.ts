import type { TextChannel } from '#contract/channels'
import type { PhoneText } from '#contract/demo-phone'
import type { Env } from '../env.ts'
import { folderTexts } from './folder-texts.ts'
import { twilioTexts } from './twilio-texts.ts'
import { webhookTexts } from './webhook-texts.ts'

export interface OutgoingText {
  /** Stable over repeated attempts, so that a message delivered twice is recognised as one. */
  id: string
  channel: TextChannel
  /** Both in E.164; the sender of an SMS can be a name. */
  to: string
  from: string
  text: string
  /** WhatsApp takes only approved templates for a message that answers nothing; null for an answer. */
  template: { name: string; variables: readonly string[] } | null
}

/** Shows the messages of a demo as a telephone would. */
interface DemoPhone {
  /** Oldest first, with the answers since the start. */
  texts(): Promise<PhoneText[]>
  noteAnswer(answer: PhoneText): void
}

/** A provider that brings messages to telephones. */
export interface Texts {
  name: 'twilio' | 'webhook' | 'folder'
  /**
   * Resolves to the provider's id once the provider has taken the message. Throws `TextRefusedError` when trying again
   * is pointless, `TextDelayedError` when the provider names a time to wait.
   */
  send(text: OutgoingText): Promise<string>
  /** The provider's id of a message that an attempt since then may have left there; null when there is none. */
  find(text: OutgoingText, since: Date): Promise<string | null>
  /** The ids of messages of which something is kept here. */
  kept(): Promise<string[]>
  /** Removes what is kept of these messages here. */
  forget(ids: readonly string[]): Promise<void>
  /** Only in a demo on this machine without a provider. */
  phone?: DemoPhone
}

/** The provider of which the environment has keys, else a folder of files. */
export function openTexts(env: Env): Texts {
  const { TWILIO_ACCOUNT_SID: account, TWILIO_AUTH_TOKEN: token } = env
  if (account && token) return twilioTexts({ account, token }, env)
  const { MESSAGES_WEBHOOK_URL: url, MESSAGES_WEBHOOK_SECRET: secret } = env
  if (url && secret) return webhookTexts({ url, secret })
  return folderTexts(env.DATA_DIR, env.CLINIC_DEMO && !env.IS_PUBLIC_DEMO)
}
