import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PatientActions } from '@/components/appointments/patient-actions'
import { ReadNote } from '@/components/appointments/read-note'
import { VisitFacts } from '@/components/appointments/visit-facts'
import { RareFacts } from '@/components/appointments/visit-id'
import { VisitMails } from '@/components/appointments/visit-mails'
import { VisitWaitlist } from '@/components/appointments/visit-waitlist'
import { PrintButton } from '@/components/shared/page/print-button'
import { type AppointmentDetail, isAhead } from '@/lib/domain/appointment'
import type { Weather } from '@/lib/domain/weather'
import type { Wish } from '@/lib/domain/wish'
import { formatSlot } from '@/lib/format/dates'

export interface VisitProps {
  visit: AppointmentDetail
  weather: Weather | null
  /** Wishes on the waitlist for this visit. */
  wishes: readonly Wish[]
  now: Date
  /** Entries that were found or decided at it. */
  entries: ReactNode
  /** More that can be done about it: in the first card, for the desk among the actions. */
  more: ReactNode
}

/** One appointment as its patient reads it, beside what can be done about it. */
export function OwnVisit({ visit, weather, wishes, now, entries, more }: VisitProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  const what = formatSlot(visit.start, visit.timeZone, locale, 'full')
  const waitlist = <VisitWaitlist visit={visit} wishes={wishes} byStaff={false} now={now} />
  const mailed = { id: visit.id, timeZone: visit.timeZone, status: visit.status }
  const waits = wishes.length > 0
  return (
    <>
      <div className="@2xl:col-start-1">
        <VisitFacts visit={visit} isAhead={isAhead(visit, now.getTime())} now={now.getTime()} more={more} />
      </div>
      <div className="contents @2xl:sticky @2xl:top-20 @2xl:col-start-2 @2xl:row-span-3 @2xl:row-start-1 @2xl:grid @2xl:gap-6">
        <PatientActions
          visit={visit}
          what={what}
          now={now.toISOString()}
          print={<PrintButton label={t('print')} variant="ghost" />}
        >
          {!waits && waitlist}
        </PatientActions>
        {waits && waitlist}
      </div>
      <div className="grid gap-6 @2xl:col-start-1">
        {visit.note && <ReadNote note={visit.note} timeZone={visit.timeZone} />}
        {entries}
        <RareFacts visit={visit} weather={weather}>
          <VisitMails visit={mailed} patientId={null} />
        </RareFacts>
      </div>
    </>
  )
}
