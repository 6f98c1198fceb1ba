import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Allergies } from '@/components/people/allergies'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { History } from '@/lib/domain/history'
import type { TodayVisit } from '@/lib/domain/today'
import { formatPlainDay } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

interface CareFactsProps {
  visit: TodayVisit
  record: History
}

const link = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11'

/** Facts that doctor and nurse should know before the patient comes in. */
export function CareFacts({ visit, record }: CareFactsProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { patient, allergies, noKnownAllergies } = record
  const href = routes.history(visit.patientId)
  const known = <Allergies name={visit.patientName ?? ''} of={record} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 py-1 text-sm text-muted-foreground tabular-nums">
      {allergies.length > 0 || noKnownAllergies ? (
        known
      ) : (
        // Where nobody asked yet, it leads to where the answer is recorded.
        <Link prefetch={false} href={href} className={link}>
          {known}
        </Link>
      )}
      {patient.birthdate && (
        <span>
          <KeptWords>
            {t('history.born', { date: keptWord(formatPlainDay(patient.birthdate, locale)) })}
          </KeptWords>
        </span>
      )}
      <Link
        prefetch={false}
        href={href}
        className={`${link} text-primary-strong underline underline-offset-2`}
      >
        {t('nav.clinicalHistory')}
      </Link>
    </div>
  )
}
