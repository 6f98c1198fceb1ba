import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useContext } from 'react'
import { dayAt } from '#contract/zone'
import { Allergies } from '@/components/people/allergies'
import { DeceasedBadge } from '@/components/people/deceased-badge'
import { PatientLine } from '@/components/people/patient-line'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { ComingTime } from '@/components/visits/coming-time'
import { VisitLink } from '@/components/visits/visit-link'
import type { History } from '@/lib/domain/history'
import { formatDateTime } from '@/lib/format/dates'
import { StayingHeader } from './staying-header'
import { OpensVisit } from './use-history'

type PatientBannerProps = {
  history: History
  today: string
  timeZone: string
  /** The way to who the patient is, where the acts for the patient follow. */
  link: ReactNode
  /** Whether the acts begin with opening the appointment of today. */
  opensToday: boolean
}

/** The patient of the history; stays in sight while the page scrolls, allergies included. */
export function PatientBanner({ history, today, timeZone, link, opensToday }: PatientBannerProps) {
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
            <PatientLine patient={patient} today={today}>
              {link}
            </PatientLine>
          </div>
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Allergies name={name} of={history} />
        {!opensToday && <VisitToday history={history} today={today} />}
        {lastChanged && (
          <p className="text-xs text-muted-foreground max-md:not-print:hidden md:ms-auto">
            <KeptWords>
              {t('lastChanged', {
                name: keptWord(lastChanged.by),
                time: keptWord(formatDateTime(lastChanged.at, timeZone, locale)),
              })}
            </KeptWords>
          </p>
        )}
      </div>
    </StayingHeader>
  )
}

/** The way to the appointment that the patient comes for today. */
function VisitToday({
  history: { visitsAhead, visits },
  today,
}: Pick<PatientBannerProps, 'history' | 'today'>) {
  const opens = useContext(OpensVisit)
  const visit = [...visitsAhead, ...visits].find(
    ({ start, timeZone }) => dayAt(Date.parse(start), timeZone) === today,
  )
  if (!visit) return null
  return (
    <VisitLink
      id={visit.id}
      opens={opens(visit)}
      className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium pointer-coarse:min-h-11 print:hidden"
      linked="text-primary-strong underline-offset-2 hover:underline"
    >
      <Icon name="calendar-days" className="size-4 shrink-0" />
      <ComingTime visit={visit} today={today} />
    </VisitLink>
  )
}
