import { eq } from 'drizzle-orm'
import { type TextChannel, textChannels } from '#contract/channels'
import type { Reader } from '../../db/client.ts'
import { clinicChannels } from '../../db/schema/channels.ts'
import type { Deps } from '../../deps.ts'
import { senderOf } from './reach.ts'

export interface Writing {
  channel: TextChannel
  sender: string
}

/** The channels by which a clinic writes to telephones, with their senders: none without a provider, except in a demo. */
export async function writesBy(
  { texts, env }: Pick<Deps, 'texts' | 'env'>,
  orm: Reader,
  clinicId: string,
): Promise<Writing[]> {
  if (texts.name === 'folder' && !env.CLINIC_DEMO) return []
  const [settings] = await orm.select().from(clinicChannels).where(eq(clinicChannels.clinicId, clinicId))
  if (!settings) return []
  return textChannels.flatMap((channel) => {
    const sender = senderOf(settings, channel)
    return sender !== null && settings.order.includes(channel) ? { channel, sender } : []
  })
}
