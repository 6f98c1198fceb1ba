import { useTranslations } from 'next-intl'
import type { TextChannel } from '#contract/channels'
import { CheckboxCard } from '@/components/ui/checkbox'

/** A channel by which the clinic writes, with the text that is agreed to. */
export interface Agreement {
  channel: TextChannel
  text: string
}

interface AgreedChannelsProps {
  agreements: readonly Agreement[]
  /** The earlier answers, by the names of the boxes. */
  typed: Partial<Record<string, string>>
}

const nameOf = (channel: TextChannel) => `agreed-${channel}`

/** Asks whether the clinic may write to the telephone; no box is ticked beforehand. */
export function AgreedChannels({ agreements, typed }: AgreedChannelsProps) {
  const t = useTranslations('publicBooking')
  return agreements.map(({ channel, text }) => (
    <CheckboxCard
      key={channel}
      name={nameOf(channel)}
      title={t(`remind.${channel}`)}
      help={text}
      defaultChecked={typed[nameOf(channel)] === 'on'}
    />
  ))
}

/** The channels whose box was ticked. */
export const agreedIn = (agreements: readonly Agreement[], values: Partial<Record<string, string>>) =>
  agreements.flatMap(({ channel }) => (values[nameOf(channel)] === 'on' ? channel : []))
