import { useTranslations } from 'next-intl'

/** The reason of a visit, in the patient's words; nothing if none was given. */
export function VisitReason({ reason }: { reason: string | null | undefined }) {
  const t = useTranslations('history')
  if (!reason) return null
  return (
    <p className="relative justify-self-start text-sm wrap-anywhere">
      <span className="text-muted-foreground">{t('visitReason')}: </span>
      {reason}
    </p>
  )
}
