import { useTranslations } from 'next-intl'
import { useContext } from 'react'
import { OwnHistory } from './use-history'

/** Says what the patient said, as against what staff recorded. */
export function ReportedBadge() {
  const t = useTranslations('history')
  const own = useContext(OwnHistory)
  return (
    <span className="text-xs font-normal text-muted-foreground">{t(own ? 'reportedOwn' : 'reported')}</span>
  )
}
