import { useLocale, useTranslations } from 'next-intl'
import { useContext } from 'react'
import { dayAt } from '#contract/zone'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { Icon } from '@/components/ui/icon'
import type { Changed } from '@/lib/domain/history'
import { formatDateTime, formatDay } from '@/lib/format/dates'
import { OwnHistory } from './use-history'

type ChangedLineProps = {
  changed: Changed | null | undefined
  timeZone: string
  /** An appointment beside it says the day: an entry of that day is told by its author alone. */
  besideDay?: string | undefined
}

/** The author and time of an entry's present text; patients, who do not work with it, read the day. */
export function ChangedLine({ changed, timeZone, besideDay }: ChangedLineProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  const own = useContext(OwnHistory)
  if (!changed?.by) return null
  const isSaid = dayAt(Date.parse(changed.at), timeZone) === besideDay
  return (
    <p className="flex items-start gap-1 text-xs text-muted-foreground wrap-anywhere">
      {!own && <Icon name="history" className="mt-0.5 size-3 shrink-0" />}
      <span>
        <span className="sr-only">{t('lastChange')}: </span>
        <AsIs>{changed.by}</AsIs>
        {!isSaid && (
          <>
            {' · '}
            <Time {...(!own && { dateTime: changed.at })} className="whitespace-nowrap">
              {(own ? formatDay : formatDateTime)(changed.at, timeZone, locale)}
            </Time>
          </>
        )}
      </span>
    </p>
  )
}
