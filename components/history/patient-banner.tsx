import { useLocale, useTranslations } from 'next-intl'
import { Allergies } from '@/components/people/allergies'
import { DeceasedBadge } from '@/components/people/deceased-badge'
import { PatientLine } from '@/components/people/patient-line'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import type { History } from '@/lib/domain/history'
import { formatDateTime } from '@/lib/format/dates'
import { StayingHeader } from './staying-header'

type PatientBannerProps = { history: History; today: string; timeZone: string }

/** The patient of the history; stays in sight while the page scrolls, allergies included. */
export function PatientBanner({ history, today, timeZone }: PatientBannerProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const { patient, lastChanged } = history
  const name = `${patient.name} ${patient.surname}`
  return (
    <StayingHeader className="sticky top-14 z-20 min-w-0 border-b bg-background py-3 max-md:not-print:-mx-4 max-md:not-print:px-4 print:static [@media(height<30rem)]:static">
      <div className="flex items-center gap-3">
        <Avatar name={patient.name} surname={patient.surname} size="lg" className="max-md:hidden" />
        <div className="min-w-0">
          <p className="text-xs font-medium text-muted-foreground">{t('title')}</p>
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h1 translate="no" className="text-xl font-semibold wrap-anywhere">
              {name}
            </h1>
            {patient.deceasedOn && <DeceasedBadge on={patient.deceasedOn} />}
            <PatientLine patient={patient} today={today} />
          </div>
        </div>
      </div>
      <div className="mt-2">
        <Allergies name={name} of={history} />
      </div>
      {lastChanged && (
        <p className="mt-2 text-xs text-muted-foreground max-md:not-print:hidden">
          <KeptWords>
            {t('lastChanged', {
              name: keptWord(lastChanged.by),
              time: keptWord(formatDateTime(lastChanged.at, timeZone, locale)),
            })}
          </KeptWords>
        </p>
      )}
    </StayingHeader>
  )
}
