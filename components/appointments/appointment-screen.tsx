import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { dayAt } from '#contract/zone'
import { DeskNote } from '@/components/appointments/desk-note'
import { DoctorActions } from '@/components/appointments/doctor-actions'
import { JoinVisit } from '@/components/appointments/join-visit'
import { GroupVisits } from '@/components/appointments/large-parts'
import { MailState } from '@/components/appointments/mail-state'
import { PatientActions } from '@/components/appointments/patient-actions'
import { PatientHead } from '@/components/appointments/patient-head'
import { ReadNote } from '@/components/appointments/read-note'
import { VisitFacts } from '@/components/appointments/visit-facts'
import { RareFacts, StaffFacts } from '@/components/appointments/visit-id'
import { VisitLive } from '@/components/appointments/visit-live'
import { VisitMails } from '@/components/appointments/visit-mails'
import { VisitNotes } from '@/components/appointments/visit-notes'
import { VisitStart } from '@/components/appointments/visit-start'
import { OwnStatus, VisitStatus } from '@/components/appointments/visit-status'
import { VisitWaitlist } from '@/components/appointments/visit-waitlist'
import { PageContainer } from '@/components/shared/page/page-container'
import { PageHeader } from '@/components/shared/page/page-header'
import { PrintButton } from '@/components/shared/page/print-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { ClientMessages } from '@/components/shared/text/client-messages'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { type BesideVisit, noneBeside } from '@/lib/domain/beside-visit'
import type { History } from '@/lib/domain/history'
import { presenceStep } from '@/lib/domain/today'
import type { Weather } from '@/lib/domain/weather'
import type { Wish } from '@/lib/domain/wish'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { specialtyWithin } from '@/lib/format/labels'
import { cn } from '@/lib/utils'

interface AppointmentScreenProps {
  visit: AppointmentDetail
  weather: Weather | null
  /** The patient's record, for the doctor; null when it could not be read. */
  record: History | null
  /** For the desk. */
  beside?: BesideVisit
  /** Wishes on the waitlist for this visit. */
  wishes: readonly Wish[]
  /** The reader: the visit's patient, its doctor, or the clinic's desk. */
  reader: 'patient' | 'doctor' | 'desk'
  now: Date
  /** Entries that were found or decided at it. */
  entries: ReactNode
  /** More that can be done about it: in the first card, for the desk among the actions. */
  more: ReactNode
}

/**
 * One appointment: who comes, when and, below, the staff’s notes on the left; what to do and what was found on the right,
 * for its doctor and its patient in view while the page scrolls. What is rarely needed comes last.
 */
export function AppointmentScreen({
  visit,
  weather,
  record,
  beside = noneBeside,
  wishes,
  reader,
  now,
  entries,
  more,
}: AppointmentScreenProps) {
  const t = useTranslations('appointments')
  const tToday = useTranslations('today')
  const tSpecialty = useTranslations('specialties')
  const locale = useLocale()
  const what = formatSlot(visit.start, visit.timeZone, locale, 'full')
  const slot = formatSlot(visit.start, visit.timeZone, locale)
  const title = visit.patientName ? `${visit.patientName}, ${slot}` : slot
  const verb = reader === 'patient' ? null : presenceStep(visit, now.getTime())
  const step = verb && { verb, label: tToday(`steps.${verb}`) }
  const actions = { visit, what, now: now.toISOString() }
  const isVideo = visit.where === 'video' && visit.status === 'pending' && visit.patient !== null
  const isAhead = visit.status === 'pending' && Date.parse(visit.start) > now.getTime()
  const status =
    verb === 'start' ? (
      <Arrived visit={visit} />
    ) : (
      <VisitStatus visit={visit} now={now.getTime()} reader="staff" />
    )
  const waitlist = <VisitWaitlist visit={visit} wishes={wishes} byStaff={reader !== 'patient'} now={now} />
  const isOwnLink = reader === 'patient' && wishes.length === 0
  const mails = (
    <VisitMails
      visit={{ id: visit.id, timeZone: visit.timeZone, status: visit.status }}
      patientId={reader === 'patient' ? null : visit.patientId}
      state={reader === 'desk' && <MailState visit={visit} beside={beside} />}
    />
  )
  const print = <PrintButton label={t('print')} variant={reader === 'patient' ? 'secondary' : 'ghost'} />
  const rare =
    reader === 'patient' ? (
      <RareFacts visit={visit} weather={weather}>
        {mails}
      </RareFacts>
    ) : (
      <div className="divide-y rounded-lg border bg-card">
        <div className="print:hidden">{mails}</div>
        <StaffFacts visit={visit} weather={weather} isAhead={isAhead} />
      </div>
    )
  return (
    <PageContainer text="patient">
      <PageHeader
        quiet={reader !== 'patient'}
        title={t('detailTitle', { specialty: specialtyWithin(tSpecialty, visit.specialty, locale) })}
        meta={
          reader === 'patient' ? (
            <OwnStatus visit={visit} now={now.getTime()} />
          ) : (
            <AsIs className="text-sm text-muted-foreground wrap-anywhere">{visit.clinic.name}</AsIs>
          )
        }
        actions={reader === 'patient' && print}
        className={reader === 'patient' ? '*:first:flex-1 max-sm:*:last:hidden' : undefined}
      />
      <ClientMessages of={['visitActions', 'hints']}>
        <VisitLive id={visit.id} />
        <div className="@container">
          <div className="flex flex-col gap-6 @2xl:grid @2xl:grid-cols-[minmax(0,1fr)_18rem] @2xl:grid-rows-[auto_auto_1fr] @2xl:items-start @4xl:grid-cols-[minmax(0,1fr)_22rem]">
            <div
              className={cn(
                'grid gap-6 max-sm:order-first @2xl:col-start-1',
                reader === 'desk' && '@2xl:self-stretch',
              )}
            >
              {reader === 'patient' ? (
                <VisitFacts visit={visit} isAhead={isAhead} now={now.getTime()} more={more} />
              ) : (
                <PatientHead
                  visit={visit}
                  record={record}
                  beside={beside}
                  today={dayAt(now.getTime(), visit.timeZone)}
                  when={
                    <>
                      <VisitStart visit={visit} className="text-base sm:flex-col" />
                      <AsIs className="text-sm wrap-anywhere">
                        {t('doctorName', { name: `${visit.doctor.name} ${visit.doctor.surname}` })}
                      </AsIs>
                      <span className="flex">{status}</span>
                    </>
                  }
                >
                  {reader === 'doctor' && more}
                </PatientHead>
              )}
              {reader !== 'patient' && visit.seats && <GroupVisits visit={visit} taken={visit.seats} />}
            </div>
            {reader === 'doctor' && (
              <div className="@2xl:col-start-1">
                <VisitNotes visit={visit} now={actions.now} />
              </div>
            )}
            <div
              className={cn(
                'contents @2xl:col-start-2 @2xl:grid @2xl:gap-6',
                reader !== 'desk' && '@2xl:sticky @2xl:top-20 @2xl:row-span-3 @2xl:row-start-1',
              )}
            >
              {reader !== 'patient' && isVideo && (
                <Card className="max-sm:order-first">
                  <JoinVisit visit={visit} />
                </Card>
              )}
              {reader === 'doctor' ? (
                <>
                  <DoctorActions
                    {...actions}
                    title={title}
                    begin={step && t('begin')}
                    arrive={verb === 'arrive' ? tToday('steps.arrive') : null}
                    print={print}
                  />
                  {entries}
                </>
              ) : (
                <PatientActions
                  {...actions}
                  step={step}
                  desk={reader === 'desk'}
                  print={reader === 'desk' && print}
                >
                  {reader === 'desk' ? more : isOwnLink && waitlist}
                </PatientActions>
              )}
              {reader !== 'desk' && !isOwnLink && waitlist}
            </div>
            {reader === 'desk' && (
              // Few keys lead to the note: what is rarely needed follows it.
              <Card className="@2xl:col-start-1">
                <DeskNote visit={visit} />
              </Card>
            )}
            {reader !== 'patient' && (
              <div className={cn('grid gap-6', reader === 'desk' ? '@2xl:col-start-2' : '@2xl:col-start-1')}>
                {reader === 'desk' && waitlist}
                {rare}
              </div>
            )}
            {reader === 'patient' && (
              <div className="grid gap-6 @2xl:col-start-1">
                {visit.note && <ReadNote note={visit.note} timeZone={visit.timeZone} />}
                {entries}
                {rare}
              </div>
            )}
          </div>
        </div>
      </ClientMessages>
    </PageContainer>
  )
}

function Arrived({ visit: { arrivedAt, timeZone } }: { visit: AppointmentDetail }) {
  const t = useTranslations('schedule')
  return (
    <Badge variant="info">
      <Icon name="user-round" />
      {t('arrived')}
      {arrivedAt && (
        <Time dateTime={arrivedAt} className="tabular-nums">
          {formatClock(arrivedAt, timeZone)}
        </Time>
      )}
    </Badge>
  )
}
