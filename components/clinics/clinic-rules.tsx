import type { ReminderSettings } from '#contract/reminders'
import { RemindersCard } from '@/components/clinics/reminders-card'
import { VisitKindsCard } from '@/components/clinics/visit-kinds-card'
import type { VisitKind } from '@/lib/domain/visit-kind'

interface ClinicRulesProps {
  clinicId: string
  /** Null for who does not work there. */
  rules: readonly [kinds: VisitKind[], reminders: ReminderSettings] | null
}

/** What the clinic's administrator decides of its visits. */
export function ClinicRules({ clinicId, rules }: ClinicRulesProps) {
  if (!rules) return null
  const [kinds, reminders] = rules
  return (
    <>
      <VisitKindsCard initial={kinds} />
      <RemindersCard clinicId={clinicId} initial={reminders} />
    </>
  )
}
