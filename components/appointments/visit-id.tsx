import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ToCalendar } from '@/components/appointments/to-calendar'
import { AsIs } from '@/components/shared/text/as-is'
import { CopyButton } from '@/components/shared/text/copy-button'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { zoneName } from '@/lib/format/dates'
import { countryName } from '@/lib/format/labels'

/** The appointment's id, to tell the clinic. */
function VisitId({ id }: { id: string }) {
  const t = useTranslations('appointments')
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
      <span className="tabular-nums wrap-anywhere">{t('id', { id })}</span>
      <CopyButton variant="ghost" size="sm" className="text-xs print:hidden" text={id} />
    </p>
  )
}

interface RareFactsProps {
  visit: AppointmentDetail
  /** Rows about it. */
  children: ReactNode
}

/** What a patient rarely needs of an appointment, folded. */
export function RareFacts({ visit: { id, timeZone }, children }: RareFactsProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <details className="rounded-lg border bg-card print:hidden">
      <summary className="fold-summary p-4 text-sm text-muted-foreground sm:px-6">{t('rareFacts')}</summary>
      <div className="divide-y border-t">
        {children}
        <div className="grid gap-2 p-4 text-sm text-muted-foreground sm:px-6">
          <p className="first-letter:uppercase">{zoneName(timeZone, locale)}</p>
          <VisitId id={id} />
        </div>
      </div>
    </details>
  )
}

interface StaffFactsProps {
  visit: AppointmentDetail
  /** It will take place, so a calendar can hold it. */
  isAhead: boolean
}

/** The same for staff in one quiet line, with the place: it is their own. */
export function StaffFacts({ visit: { id, clinic }, isAhead }: StaffFactsProps) {
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2 text-xs text-muted-foreground sm:px-6">
      <AsIs>{`${clinic.city} / ${clinic.postalCode} / ${countryName(clinic.countryCode, locale)}`}</AsIs>
      <VisitId id={id} />
      {isAhead && <ToCalendar id={id} quiet />}
    </div>
  )
}
