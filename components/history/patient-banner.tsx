import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useContext } from 'react'
import { dayAt } from '#contract/zone'
import { PatientTitle } from '@/components/people/patient-title'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
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
  /** A warning beside the allergies. */
  notice?: ReactNode
  /** Whether the acts begin with opening the appointment of today. */
  opensToday: boolean
  /** The acts of a patient with the own history, beside the name. */
  children?: ReactNode
}

/** The patient of the history; staff have it in sight while the page scrolls, allergies included. */
export function PatientBanner(props: PatientBannerProps) {
  const { history, today, timeZone, link, notice, opensToday, children } = props
  const t = useTranslations('history')
  const locale = useLocale()
  const { patient, lastChanged } = history
  // Allergies that nobody has asked for yet warn the staff alone.
  const isUnknown = history.allergies.length === 0 && !history.noKnownAllergies
  const Head = children ? 'header' : StayingHeader
  return (
    <Head
      className={
        children
          ? '@container flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-b py-3'
          : 'sticky top-14 z-20 min-w-0 border-b bg-background py-3 max-md:not-print:-mx-4 max-md:not-print:px-4 print:static [@media(height<30rem)]:static'
      }
    >
      <PatientTitle
        patient={patient}
        today={today}
        isHeading
        kind={<p className="text-xs font-medium text-muted-foreground">{t('title')}</p>}
        allergies={children && isUnknown ? null : history}
        beside={
          <>
            {notice}
            {!opensToday && <NextVisit history={history} today={today} />}
            {!children && lastChanged && (
              <p className="text-xs text-muted-foreground max-md:not-print:hidden md:ms-auto">
                <KeptWords>
                  {t('lastChanged', {
                    name: keptWord(lastChanged.by),
                    time: keptWord(formatDateTime(lastChanged.at, timeZone, locale)),
                  })}
                </KeptWords>
              </p>
            )}
          </>
        }
      >
        {link}
      </PatientTitle>
      {children && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:w-full print:hidden">
          {children}
        </div>
      )}
    </Head>
  )
}

/** The way to the appointment that the patient comes for next: today's until it is closed, or else the first ahead. */
function NextVisit({ history, today }: Pick<PatientBannerProps, 'history' | 'today'>) {
  const t = useTranslations('history')
  const opens = useContext(OpensVisit)
  const { visitsAhead, visits } = history
  const here = visits.find(
    ({ start, timeZone, status }) => status === 'pending' && dayAt(Date.parse(start), timeZone) === today,
  )
  const visit = here ?? visitsAhead[0]
  if (!visit) return null
  return (
    <VisitLink
      id={visit.id}
      opens={opens(visit)}
      className="text-target gap-1.5 text-sm font-medium print:hidden"
      linked="text-primary-strong underline-offset-2 hover:underline"
    >
      <Icon name="calendar-days" className="size-4 shrink-0" />
      <span>{t.rich('next', { when: () => <ComingTime visit={visit} today={today} /> })}</span>
    </VisitLink>
  )
}
