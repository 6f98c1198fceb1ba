import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Allergies } from '@/components/people/allergies'
import { AsIs } from '@/components/shared/text/as-is'
import { type History, isOngoing, treatmentPhase } from '@/lib/domain/history'
import type { TodayVisit } from '@/lib/domain/today'
import { routes } from '@/lib/routes'

interface CareFactsProps {
  visit: TodayVisit
  record: History
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

/** Facts that doctor and nurse should know before the patient comes in. */
function CareFacts({ visit, record, today }: CareFactsProps) {
  const t = useTranslations()
  const { allergies, noKnownAllergies } = record
  const present = [
    ...record.conditions.filter((condition) => isOngoing(condition, today)),
    ...record.treatments.filter((treatment) => treatmentPhase(treatment, today) === 'current'),
  ]
  const href = routes.history(visit.patientId)
  const known = <Allergies name={visit.patientName ?? ''} of={record} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 py-1 text-sm text-muted-foreground tabular-nums">
      {allergies.length > 0 || noKnownAllergies ? (
        known
      ) : (
        // Where nobody asked yet, it leads to where the answer is recorded.
        <Link prefetch={false} href={href} className="text-target">
          {known}
        </Link>
      )}
      <Link
        prefetch={false}
        href={href}
        className="text-target text-primary-strong underline underline-offset-2"
      >
        {t('nav.clinicalHistory')}
      </Link>
      {present.length > 0 && (
        <AsIs className="text-foreground">{present.map(({ name }) => name).join(', ')}</AsIs>
      )}
    </div>
  )
}

/** What to know of each patient whose record was read, by patient. */
export const careFactsOf = (records: readonly Omit<CareFactsProps, 'today'>[], today: string) =>
  Object.fromEntries(
    records.map((each) => [each.visit.patientId, <CareFacts key={each.visit.id} {...each} today={today} />]),
  )
