'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CardDescription } from '@/components/ui/card'
import { useOwnZone } from '@/lib/browser/device/own-zone'
import { sameClock, zoneName } from '@/lib/format/dates'

/** Says whose clock the times are on, to a reader whose own clock differs. */
export function ZoneLine({ instant, timeZone }: { instant: string | undefined; timeZone: string }) {
  const t = useTranslations('booking')
  const locale = useLocale()
  const own = useOwnZone()
  if (!own || !instant || sameClock(instant, timeZone, own)) return null
  return <CardDescription>{t('zone', { zone: zoneName(timeZone, locale) })}</CardDescription>
}
