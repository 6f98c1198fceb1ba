import { useTranslations } from 'next-intl'
import type { Changed } from '@/lib/domain/history'
import { formatShortDateTime } from '@/lib/format/clinical'

type ChangedLineProps = { changed: Changed | null | undefined; timeZone: string }

/** Who wrote an entry as it stands there, and when. */
export function ChangedLine({ changed, timeZone }: ChangedLineProps) {
  const t = useTranslations('history')
  if (!changed?.by) return null
  return (
    <p className="text-xs text-muted-foreground wrap-anywhere">
      {t('lastChanged', { name: changed.by, time: formatShortDateTime(changed.at, timeZone) })}
    </p>
  )
}
