import { useLocale, useTranslations } from 'next-intl'
import { emergencyMinutes } from '#contract/record-access'
import { AsIs, Time } from '@/components/shared/text/as-is'
import type { RecordEmergency } from '@/lib/domain/record-access'
import { formatClock, formatSlot } from '@/lib/format/dates'

/** The emergencies in which a doctor opened the record, with their reasons. */
export function EmergencyList({ emergencies }: { emergencies: readonly RecordEmergency[] }) {
  const t = useTranslations('access')
  const locale = useLocale()
  return (
    <section aria-label={t('emergencies')} className="grid gap-2 px-4 text-sm sm:px-6">
      <p className="text-muted-foreground">{t('emergenciesText', { minutes: emergencyMinutes })}</p>
      {emergencies.length > 0 && (
        <>
          <h3 className="font-medium">{t('emergencies')}</h3>
          <ul className="divide-y border-t">
            {emergencies.map(({ id, at, until, doctorName, clinicName, timeZone, reason }) => (
              <li key={id} className="grid gap-0.5 py-2">
                <span>
                  <AsIs className="font-medium">{doctorName}</AsIs>
                  <AsIs className="text-muted-foreground"> · {clinicName}</AsIs>
                </span>
                <span className="wrap-anywhere">{reason}</span>
                <Time dateTime={at} className="text-muted-foreground tabular-nums">
                  {t('emergency', {
                    from: formatSlot(at, timeZone, locale),
                    until: formatClock(until, timeZone),
                  })}
                </Time>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
