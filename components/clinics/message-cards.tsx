import type { ReminderSettings } from '#contract/reminders'
import { MessagingCard } from '@/components/clinics/messaging-card'
import { RemindersCard } from '@/components/clinics/reminders-card'

/** How the clinic writes to its patients. */
export function MessageCards({ clinicId, reminders }: { clinicId: string; reminders: ReminderSettings }) {
  return (
    <>
      <RemindersCard clinicId={clinicId} initial={reminders} />
      <MessagingCard clinicId={clinicId} />
    </>
  )
}
