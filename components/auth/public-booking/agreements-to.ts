import { getTranslations } from 'next-intl/server'
import type { TextChannel } from '#contract/channels'
import { versionOf } from '#contract/consent-choices'
import { textOf } from '@/lib/domain/consent'

/** What whoever books is asked to agree to, in the reader's language. */
export async function agreementsTo(channels: readonly TextChannel[]) {
  const t = await getTranslations('consents.texts')
  return channels.map((channel) => ({ channel, text: t(textOf(channel, versionOf(channel))) }))
}
