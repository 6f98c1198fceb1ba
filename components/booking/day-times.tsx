import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import type { BookableDay } from '@/lib/domain/slots'
import { formatClock, formatPlainDay, formatSlot } from '@/lib/format/dates'

export type HrefOf = false | ((chosen: { day?: string; slot?: string }) => string)

/** Four on most phones, fewer where a time would break. */
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(3.375rem,1fr))]'

const look = buttonVariants({
  variant: 'secondary',
  className: 'w-full px-1.5 tabular-nums hover:border-primary',
})

interface DayTimesProps {
  day: BookableDay | undefined
  timeZone: string
  hrefOf: HrefOf
}

/** The first free times of a day and how many more it has, as links; for colleagues as text. */
export function DayTimes({ day, timeZone, hrefOf }: DayTimesProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (!day) return <p className="text-sm text-muted-foreground">{t('noneThatDay')}</p>
  const { date, free, times: all = [] } = day
  // The last place is for the number of those that have none.
  const times = free > all.length ? all.slice(0, -1) : all
  const more = free - times.length
  if (!hrefOf)
    return (
      <span className={`${columns} grow tabular-nums`}>
        {times.map((slot) => (
          <AsIs key={slot}>{`${formatClock(slot, timeZone)} `}</AsIs>
        ))}
        {more > 0 && <span className="text-muted-foreground">{t('moreTimes', { count: more })}</span>}
      </span>
    )
  return (
    <ul className={`${columns} w-full gap-1.5 sm:grid-cols-2`}>
      {times.map((slot) => (
        <li key={slot}>
          <Link
            prefetch={false}
            href={hrefOf({ day: date, slot })}
            aria-label={formatSlot(slot, timeZone, locale)}
            className={look}
          >
            <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link
            prefetch={false}
            href={hrefOf({ day: date })}
            aria-label={`+${more}: ${t('moreTimes', { count: more })}, ${formatPlainDay(date, locale, 'short')}`}
            className={look}
          >
            {`+${more}`}
          </Link>
        </li>
      )}
    </ul>
  )
}
