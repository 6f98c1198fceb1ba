import type { ChannelSettings } from '#contract/channels'
import type { ReminderSettings } from '#contract/reminders'
import { ChannelsRow } from '@/components/clinics/channels-row'
import { MessagingRow } from '@/components/clinics/messaging-row'
import { RemindersRow } from '@/components/clinics/reminders-row'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Card } from '@/components/ui/card'

interface MessageCardProps {
  clinicId: string
  /** Reminders and channels. */
  of: readonly [ReminderSettings, ChannelSettings]
}

/** How the clinic writes to its patients. */
export function MessageCard({ clinicId, of: [reminders, channels] }: MessageCardProps) {
  return (
    <Card>
      <RemindersRow clinicId={clinicId} initial={reminders} />
      <div className="border-t pt-4">
        <ClientMessages of={['channels']}>
          <ChannelsRow clinicId={clinicId} initial={channels} />
        </ClientMessages>
      </div>
      <div className="border-t pt-4">
        <MessagingRow clinicId={clinicId} />
      </div>
    </Card>
  )
}
