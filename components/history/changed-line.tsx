import { useLocale, useTranslations } from 'next-intl'
import { useContext } from 'react'
import { AsIs, Time } from '@/components/shared/text/as-is'
import type { Changed } from '@/lib/domain/history'
import { formatDateTime, formatDay } from '@/lib/format/dates'
import { OwnHistory } from './use-history'

type ChangedLineProps = {
  changed: Changed | null | undefined
  timeZone: string
  /** The appointment that follows says its day. */
  isUntimed?: boolean
}

/** The author and time of an entry's present text; patients, who do not work with it, read the day. */
export function ChangedLine({ changed, timeZone, isUntimed = false }: ChangedLineProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const own = useContext(OwnHistory)
  if (!changed?.by) return null
  return (
    <p className="text-xs text-muted-foreground wrap-anywhere">
      <span className="sr-only">{t('lastChange')}: </span>
      <AsIs>{changed.by}</AsIs>
      {!isUntimed && (
        <>
          {' · '}
          <Time {...(!own && { dateTime: changed.at })} className="whitespace-nowrap">
            {(own ? formatDay : formatDateTime)(changed.at, timeZone, locale)}
          </Time>
        </>
      )}
    </p>
  )
}
