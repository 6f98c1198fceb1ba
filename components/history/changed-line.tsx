import { useLocale, useTranslations } from 'next-intl'
import { KeptWords, keptWord } from '@/components/shared/text/as-is'
import type { Changed } from '@/lib/domain/history'
import { formatDateTime } from '@/lib/format/dates'

type ChangedLineProps = { changed: Changed | null | undefined; timeZone: string }

/** The author and time of an entry's present text. */
export function ChangedLine({ changed, timeZone }: ChangedLineProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  if (!changed?.by) return null
  return (
    <p className="mt-0.5 text-xs text-muted-foreground wrap-anywhere">
      <KeptWords>
        {t('lastChanged', {
          name: keptWord(changed.by),
          time: keptWord(formatDateTime(changed.at, timeZone, locale)),
        })}
      </KeptWords>
    </p>
  )
}
