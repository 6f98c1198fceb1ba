import type { ChannelSettings } from '#contract/channels'
import type { ReminderSettings } from '#contract/reminders'
import { ChannelsCard } from '@/components/clinics/channels-card'
import { MessagingCard } from '@/components/clinics/messaging-card'
import { RemindersCard } from '@/components/clinics/reminders-card'
import { ClientMessages } from '@/components/shared/text/client-messages'

interface MessageCardsProps {
  clinicId: string
  /** Reminders and channels. */
  of: readonly [ReminderSettings, ChannelSettings]
}

/** How the clinic writes to its patients. */
export function MessageCards({ clinicId, of: [reminders, channels] }: MessageCardsProps) {
  return (
    <>
      <RemindersCard clinicId={clinicId} initial={reminders} />
      <ClientMessages of={['channels']}>
        <ChannelsCard clinicId={clinicId} initial={channels} />
      </ClientMessages>
      <MessagingCard clinicId={clinicId} />
    </>
  )
}
