import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ToCalendar } from '@/components/appointments/to-calendar'
import { WeatherFacts, WeatherLine, WeatherWords } from '@/components/appointments/weather-line'
import { AsIs, KeptWords, keptWord } from '@/components/shared/text/as-is'
import { CopyButton } from '@/components/shared/text/copy-button'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import type { Weather } from '@/lib/domain/weather'
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
  weather: Weather | null
  /** More to fold. */
  children: ReactNode
}

/** The weather and, folded, what else a patient rarely needs of an appointment. */
export function RareFacts({ visit: { id, timeZone, clinic }, weather, children }: RareFactsProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <div className="divide-y rounded-lg border bg-card print:hidden">
      <WeatherLine weather={weather} city={clinic.city} />
      <details>
        <summary className="fold-summary p-4 text-sm text-muted-foreground sm:px-6">{t('rareFacts')}</summary>
        <div className="divide-y border-t">
          {children}
          <div className="grid gap-2 p-4 text-sm text-muted-foreground sm:px-6">
            <p className="first-letter:uppercase">{zoneName(timeZone, locale)}</p>
            <VisitId id={id} />
          </div>
        </div>
      </details>
    </div>
  )
}

interface StaffFactsProps {
  visit: AppointmentDetail
  weather: Weather | null
  /** It will take place, so a calendar can hold it. */
  isAhead: boolean
}

/** The same for staff, with the weather and the place, which is their own: in sight in one quiet row, the rest folded. */
export function StaffFacts({ visit: { id, clinic }, weather, isAhead }: StaffFactsProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <details className="p-4 sm:px-6">
      <summary className="fold-summary text-xs text-muted-foreground">
        <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1 tabular-nums">
          <WeatherWords weather={weather} city={clinic.city} />
          <AsIs>{`${clinic.city} / ${clinic.postalCode} / ${countryName(clinic.countryCode, locale)}`}</AsIs>
          {/* The id goes to a line of its own before it is broken. */}
          <span className="wrap-anywhere *:inline-block">
            <KeptWords>{t('id', { id: keptWord(id) })}</KeptWords>
          </span>
        </span>
      </summary>
      {weather && <WeatherFacts weather={weather} />}
      <div className="mt-3 flex flex-wrap gap-x-4 gap-y-1 print:hidden">
        <CopyButton variant="link" text={id} />
        {isAhead && <ToCalendar id={id} quiet />}
      </div>
    </details>
  )
}
