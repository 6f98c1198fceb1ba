import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/shared/text/copy-button'
import type { AppointmentDetail } from '@/lib/domain/appointment'
import { zoneName } from '@/lib/format/dates'

/** The appointment's id, to tell the clinic. */
export function VisitId({ id }: { id: string }) {
  const t = useTranslations('appointments')
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
      <span className="tabular-nums wrap-anywhere">{t('id', { id })}</span>
      <CopyButton variant="ghost" size="sm" className="text-xs print:hidden" text={id} />
    </p>
  )
}

/** Facts that a patient rarely needs, folded. */
export function RareFacts({ visit: { id, timeZone } }: { visit: AppointmentDetail }) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  return (
    <details className="p-4 sm:px-6">
      <summary className="fold-summary text-sm text-muted-foreground">{t('rareFacts')}</summary>
      <div className="mt-3 grid gap-2 text-sm text-muted-foreground">
        <p className="first-letter:uppercase">{zoneName(timeZone, locale)}</p>
        <VisitId id={id} />
      </div>
    </details>
  )
}
