import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { KeptWords, keptWord, Time } from '@/components/shared/text/as-is'
import { formatClock, formatSlot } from '@/lib/format/dates'

interface ComingTimeProps {
  visit: { start: string; timeZone: string }
  /** `yyyy-MM-dd`: visits of this day are called today's. */
  today: string
}

/** When a coming visit begins. */
export function ComingTime({ visit: { start, timeZone }, today }: ComingTimeProps) {
  const t = useTranslations('history')
  const locale = useLocale()
  if (dayAt(Date.parse(start), timeZone) !== today)
    return <Time dateTime={start}>{formatSlot(start, timeZone, locale)}</Time>
  return (
    <span>
      <KeptWords>{t('todayAt', { time: keptWord(formatClock(start, timeZone)) })}</KeptWords>
    </span>
  )
}
