import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Allergies } from '@/components/people/allergies'
import { useNoAllergiesText } from '@/components/people/use-no-allergies-text'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { lastVisits, presentOf } from '@/lib/domain/at-a-glance'
import type { History } from '@/lib/domain/history'
import type { TodayVisit } from '@/lib/domain/today'
import { formatDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface CareFactsProps {
  visit: TodayVisit
  record: History
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
}

/**
 * Facts that doctor and nurse should know before the patient comes in: allergies, or that nobody recorded any; what they
 * have and take; the last appointment.
 */
function CareFacts({ visit, record, today }: CareFactsProps) {
  const t = useTranslations('today')
  const locale = useLocale()
  const { allergies, noKnownAllergies } = record
  const { conditions, treatments } = presentOf(record, today)
  const { last, noted } = lastVisits(record, visit)
  const said = (noted === last && last?.note?.text) || last?.reason
  const none = useNoAllergiesText()(noKnownAllergies)
  const style = last?.start.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'long'
  const named = (entries: readonly { name: string }[]) => (
    <AsIs className="text-foreground">{entries.map(({ name }) => name).join(', ')}</AsIs>
  )
  return (
    <div className="grid gap-1 py-1 text-sm text-muted-foreground tabular-nums">
      {allergies.length > 0 ? (
        <Allergies name={visit.patientName ?? ''} of={record} />
      ) : noKnownAllergies ? (
        <p>{none}</p>
      ) : (
        // Unknown allergies lead to the place where they are recorded.
        <Link
          prefetch={false}
          href={routes.history(visit.patientId)}
          className="text-target justify-self-start text-primary-strong underline underline-offset-2"
        >
          {none}
        </Link>
      )}
      <p className="flex flex-wrap gap-x-4 empty:hidden">
        {conditions.length > 0 && <span>{t.rich('has', { names: () => named(conditions) })}</span>}
        {treatments.length > 0 && <span>{t.rich('takes', { names: () => named(treatments) })}</span>}
      </p>
      {last && (
        <p className="line-clamp-3 print:line-clamp-none">
          {t.rich('last', {
            day: () => <Time>{formatDay(last.start, last.timeZone, locale, style)}</Time>,
          })}
          {said && ': '}
          <span className="text-foreground">{said}</span>
        </p>
      )}
    </div>
  )
}

/** What to know of each patient whose record was read, by patient. */
export const careFactsOf = (records: readonly Omit<CareFactsProps, 'today'>[], today: string) =>
  Object.fromEntries(
    records.map((each) => [each.visit.patientId, <CareFacts key={each.visit.id} {...each} today={today} />]),
  )
