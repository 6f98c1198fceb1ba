import type { ChannelSettings } from '#contract/channels'
import type { ReminderSettings } from '#contract/reminders'
import { ChannelsRow } from '@/components/clinics/channels-row'
import { MessagingRow } from '@/components/clinics/messaging-row'
import { RemindersRow } from '@/components/clinics/reminders-row'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { ClientMessages } from '@/components/shared/text/client-messages'

interface MessageCardProps {
  clinicId: string
  /** Reminders and channels. */
  of: readonly [ReminderSettings, ChannelSettings]
}

/** How the clinic writes to its patients. */
export function MessageCard({ clinicId, of: [reminders, channels] }: MessageCardProps) {
  return (
    <SettingGroup>
      <RemindersRow clinicId={clinicId} initial={reminders} />
      <ClientMessages of={['channels']}>
        <ChannelsRow clinicId={clinicId} initial={channels} />
      </ClientMessages>
      <MessagingRow clinicId={clinicId} />
    </SettingGroup>
  )
}
