import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LastVisit } from '@/components/appointments/last-visit'
import { NoEmail } from '@/components/people/no-email'
import { PatientTitle } from '@/components/people/patient-title'
import { AsIs } from '@/components/shared/text/as-is'
import { Facts } from '@/components/shared/text/facts'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardFooter } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { KindLabel } from '@/components/visits/kind-label'
import { MissHintText } from '@/components/visits/miss-hint-text'
import { VisitLink } from '@/components/visits/visit-link'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { lastVisits, presentOf } from '@/lib/domain/at-a-glance'
import { type BesideVisit, neighboursOf, noneBeside, type OtherVisit } from '@/lib/domain/beside-visit'
import type { History } from '@/lib/domain/history'
import { capitalised } from '@/lib/format/capitalised'
import { formatDay, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface PatientHeadProps {
  visit: AppointmentDetail
  /** For the doctor; null for the desk, and when the record could not be read. */
  record: Pick<
    History,
    'allergies' | 'noKnownAllergies' | 'conditions' | 'treatments' | 'visits' | 'visitsCursor'
  > | null
  /** For the desk. */
  beside?: BesideVisit
  /** Today at the clinic, `yyyy-MM-dd`. */
  today: string
  /** When it is, and how it stands. */
  when?: ReactNode
  /** Further ways from here. */
  children?: ReactNode
}

/** The patient and the reason; for the doctor also facts to know before the patient comes in. */
export function PatientHead({ visit, record, beside, today, when, children }: PatientHeadProps) {
  const t = useTranslations('appointments')
  const { patient, patientName, patientId, birthdate = patient?.birthdate, document, noEmail } = visit
  const [name = '', ...surname] = patientName?.split(' ') ?? []
  const own = patient ? routes.history(patientId) : routes.patientDetails(patientId)
  const title = (
    <h2 className={patient ? 'text-xs text-muted-foreground' : 'sr-only'}>
      {t(patient ? 'patientInformation' : 'details')}
    </h2>
  )
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 *:first:flex-1 *:first:basis-80">
        {name || patient ? (
          <PatientTitle
            kind={title}
            patient={{
              ...(patient ?? { name, surname: surname.join(' ') }),
              ...(birthdate && { birthdate }),
              ...(document && { document }),
              phone: noEmail ? null : visit.patientPhone,
            }}
            today={today}
            href={own}
            allergies={record}
            recordAt={`${own}#allergies`}
          />
        ) : (
          <div>
            {title}
            <p className="text-xl font-semibold">{t('patient')}</p>
          </div>
        )}
        <div className="grid gap-1">{when}</div>
      </div>
      {noEmail && <NoEmail phone={visit.patientPhone} />}
      <PatientFacts visit={visit} record={record} beside={beside} today={today} />
      {visit.missHint && <MissHintText hint={visit.missHint} visitId={visit.id} />}
      <CardFooter className="*:max-sm:grow print:hidden empty:hidden">
        {patient && (
          <Link
            prefetch={false}
            href={routes.history(patient.id)}
            className={buttonVariants({ variant: 'secondary' })}
          >
            <Icon name="file-heart" />
            {t('viewHistory')}
          </Link>
        )}
        {children}
      </CardFooter>
    </Card>
  )
}

/** One name a line; null where there is none. */
const listed = (entries: readonly { id: string; name: string }[]) =>
  entries.length > 0 ? (
    <ul translate="no" className="grid gap-1">
      {entries.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  ) : null

/** Another visit of the patient, for the desk: when, and with whom. */
const Beside = ({ visit: { id, doctorName }, when }: { visit: OtherVisit; when: string }) => (
  <AsIs className="grid">
    <VisitLink
      id={id}
      opens
      className="text-target justify-self-start"
      linked="underline decoration-border underline-offset-4 hover:decoration-current"
    >
      {capitalised(when)}
    </VisitLink>
    <span className="text-sm font-normal text-muted-foreground">{doctorName}</span>
  </AsIs>
)

function PatientFacts({
  visit,
  record,
  beside = noneBeside,
  today,
}: Omit<PatientHeadProps, 'children' | 'when'>) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const { last, next } = neighboursOf(visit, beside)
  const present = record && presentOf(record, today)
  const isBrief = present?.conditions.length === 0 && present.treatments.length === 0
  const facts = [
    ...(visit.reason || visit.patientName
      ? [{ label: t('reason'), value: visit.reason ?? t('noReason'), wide: 'phone' as const }]
      : []),
    ...(visit.kind ? [{ label: t('kind'), value: <KindLabel kind={visit.kind} /> }] : []),
    ...(visit.where ? [{ label: t('where'), value: t(`placesForStaff.${visit.where}`) }] : []),
    ...(visit.resource ? [{ label: t('resource'), value: visit.resource, asIs: true }] : []),
    ...(isBrief
      ? [{ label: t('conditionsAndTreatments'), value: t('noneNoted'), wide: 'phone' as const }]
      : []),
    ...(present && !isBrief
      ? [
          { label: t('conditions'), value: listed(present.conditions) ?? t('noneNoted') },
          { label: t('treatments'), value: listed(present.treatments) ?? t('noneNoted') },
        ]
      : []),
    ...(last
      ? [
          {
            label: t('lastVisit'),
            value: <Beside visit={last} when={formatDay(last.start, last.timeZone, locale)} />,
          },
        ]
      : []),
    ...(next
      ? [
          {
            label: t('followingVisit'),
            value: <Beside visit={next} when={formatSlot(next.start, next.timeZone, locale)} />,
          },
        ]
      : []),
    ...(record
      ? [
          {
            label: t('lastVisit'),
            value: <LastVisit visit={visit} record={record} />,
            // The words of a note need the width.
            wide: !isBrief || Boolean(lastVisits(record, visit).noted) || ('phone' as const),
          },
        ]
      : []),
  ]
  // Two columns would break words on phones and at 768 px, where the card is as narrow; short facts have room there.
  return (
    <Facts
      facts={facts}
      className={cn('md:max-lg:grid-cols-1 xl:grid-cols-3', (isBrief || last || next) && 'grid-cols-2')}
    />
  )
}
