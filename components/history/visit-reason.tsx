import { useTranslations } from 'next-intl'

/** What a visit is for, in the patient's words; nothing where they said none. */
export function VisitReason({ reason }: { reason: string | null | undefined }) {
  const t = useTranslations('history')
  if (!reason) return null
  return (
    <p className="text-sm wrap-anywhere">
      <span className="text-muted-foreground">{t('visitReason')}: </span>
      {reason}
    </p>
  )
}
