'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { sameClock, zoneName } from '@/lib/format/dates'

const noSubscription = () => () => {}
const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Names the clinic's zone where the viewer's clock shows another time; wide windows say it in the top bar. */
export function ZoneNote({ timeZone, now }: { timeZone: string; now: Date }) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const here = useSyncExternalStore(noSubscription, browserZone, () => null)
  if (!here || sameClock(now, timeZone, here)) return null
  return <span className="lg:hidden"> · {t('clinicTime', { zone: zoneName(timeZone, locale) })}</span>
}
