import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { DeskNote } from '@/components/appointments/desk-note'
import { DoctorActions } from '@/components/appointments/doctor-actions'
import { JoinVisit } from '@/components/appointments/join-visit'
import { GroupVisits } from '@/components/appointments/large-parts'
import { MailState } from '@/components/appointments/mail-state'
import type { VisitProps } from '@/components/appointments/own-visit'
import { PatientActions } from '@/components/appointments/patient-actions'
import { PatientHead } from '@/components/appointments/patient-head'
import { StaffFacts } from '@/components/appointments/visit-id'
import { VisitMails } from '@/components/appointments/visit-mails'
import { VisitNotes } from '@/components/appointments/visit-notes'
import { VisitStart } from '@/components/appointments/visit-start'
import { VisitStatus } from '@/components/appointments/visit-status'
import { VisitWaitlist } from '@/components/appointments/visit-waitlist'
import { PrintButton } from '@/components/shared/page/print-button'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { PhoneLink } from '@/components/shared/text/phone-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { type AppointmentDetail, isAhead } from '@/lib/domain/appointment'
import { type BesideVisit, noneBeside } from '@/lib/domain/beside-visit'
import type { History } from '@/lib/domain/history'
import { presenceStep } from '@/lib/domain/today'
import { formatClock, formatSlot } from '@/lib/format/dates'
import { routes } from '@/lib/routes'

export interface StaffVisitProps extends VisitProps {
  /** The patient's record, for the doctor; null when it could not be read. */
  record: History | null
  /** For the desk. */
  beside?: BesideVisit
  /** The visit's doctor, or the clinic's desk. */
  reader: 'doctor' | 'desk'
}

/** One appointment as its doctor or the clinic's desk reads it: who comes, their notes, and what can be done about it. */
export function StaffVisit({ visit, beside = noneBeside, reader, now, more, ...props }: StaffVisitProps) {
  const t = useTranslations('appointments')
  const tToday = useTranslations('today')
  const locale = useLocale()
  const byDesk = reader === 'desk'
  // Until it ends, the desk calls whoever has neither said that they are coming nor come.
  const isExpected = visit.status === 'pending' && Date.parse(visit.end) > now.getTime()
  const isUncertain = byDesk && isExpected && !visit.confirmedAt && !visit.arrivedAt
  const slot = formatSlot(visit.start, visit.timeZone, locale)
  const verb = presenceStep(visit, now.getTime())
  const step = verb && { verb, label: tToday(`steps.${verb}`) }
  const print = <PrintButton label={t('print')} variant="ghost" />
  const actions = {
    visit,
    what: formatSlot(visit.start, visit.timeZone, locale, 'full'),
    now: now.toISOString(),
    print,
  }
  const mailed = { id: visit.id, timeZone: visit.timeZone, status: visit.status }
  const waitlist = <VisitWaitlist visit={visit} wishes={props.wishes} byStaff now={now} />
  return (
    <>
      <div className="grid gap-6 max-sm:order-first @2xl:col-start-1">
        <PatientHead
          visit={visit}
          record={props.record}
          beside={beside}
          today={dayAt(now.getTime(), visit.timeZone)}
          when={
            <>
              <VisitStart visit={visit} className="text-base sm:flex-col" />
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-start">
                <AsIs className="text-sm wrap-anywhere">
                  {t('doctorName', { name: `${visit.doctor.name} ${visit.doctor.surname}` })}
                </AsIs>
                <span className="flex items-center gap-3">
                  {verb === 'start' ? (
                    <Arrived visit={visit} />
                  ) : (
                    <VisitStatus visit={visit} now={now.getTime()} reader="staff" />
                  )}
                  {isUncertain && visit.patientPhone && (
                    <PhoneLink phone={visit.patientPhone}>
                      <span className="inline-flex items-center gap-1 text-sm font-medium print:hidden">
                        <Icon name="phone" className="size-4" />
                        {t('call')}
                      </span>
                    </PhoneLink>
                  )}
                </span>
              </span>
            </>
          }
        >
          {!byDesk && more}
        </PatientHead>
        {visit.seats && <GroupVisits visit={visit} taken={visit.seats} />}
      </div>
      {!byDesk && (
        <div className="@2xl:col-start-1">
          <VisitNotes visit={visit} now={actions.now} />
        </div>
      )}
      <div className="contents @2xl:sticky @2xl:top-20 @2xl:col-start-2 @2xl:row-span-3 @2xl:row-start-1 @2xl:grid @2xl:gap-6">
        {visit.where === 'video' && visit.status === 'pending' && visit.patient !== null && (
          <Card className="max-sm:order-first">
            <JoinVisit visit={visit} />
          </Card>
        )}
        {byDesk ? (
          <>
            {visit.status !== 'pending' && visit.patientName !== null && (
              <Link
                prefetch={false}
                href={routes.bookFor(visit.doctorId, visit.patientId)}
                className={buttonVariants({ className: 'print:hidden' })}
              >
                <Icon name="calendar-plus" />
                {tToday('bookAgain')}
              </Link>
            )}
            <PatientActions {...actions} step={step} desk>
              {more}
            </PatientActions>
          </>
        ) : (
          <>
            <DoctorActions
              {...actions}
              title={visit.patientName ? `${visit.patientName}, ${slot}` : slot}
              begin={step && t('begin')}
              arrive={verb === 'arrive' ? tToday('steps.arrive') : null}
            />
            {props.entries}
            {waitlist}
          </>
        )}
      </div>
      {byDesk && (
        // Few keys lead to the note: what is rarely needed follows it.
        <Card className="@2xl:col-start-1">
          <DeskNote visit={visit} />
        </Card>
      )}
      <div className="grid gap-6 @2xl:col-start-1">
        {byDesk && waitlist}
        <div className="divide-y rounded-lg border bg-card">
          <div className="print:hidden">
            <VisitMails
              visit={mailed}
              patientId={visit.patientId}
              state={byDesk && <MailState visit={visit} beside={beside} />}
            />
          </div>
          <StaffFacts visit={visit} weather={props.weather} isAhead={isAhead(visit, now.getTime())} />
        </div>
      </div>
    </>
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
