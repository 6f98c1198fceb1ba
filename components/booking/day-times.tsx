import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import type { BookableDay } from '@/lib/domain/slots'
import { formatClock, formatPlainDay, formatSlot } from '@/lib/format/dates'

export type HrefOf = false | ((chosen: { day?: string; slot?: string }) => string)

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
  const { date, free, times = [] } = day
  const clocks = times.map((slot) => formatClock(slot, timeZone))
  const more = free - times.length
  if (!hrefOf)
    return (
      <span className="flex flex-wrap gap-x-3 tabular-nums">
        {clocks.map((each) => (
          <AsIs key={each}>{`${each} `}</AsIs>
        ))}
        {more > 0 && <span className="text-muted-foreground">{t('moreTimes', { count: more })}</span>}
      </span>
    )
  return (
    <ul className="flex min-w-0 flex-wrap content-start items-baseline gap-1.5 sm:grid sm:w-full sm:grid-cols-2">
      {times.map((slot, at) => (
        <li key={slot}>
          <Link
            prefetch={false}
            href={hrefOf({ day: date, slot })}
            aria-label={formatSlot(slot, timeZone, locale)}
            className={buttonVariants({
              variant: 'secondary',
              className: 'w-full px-1.5 tabular-nums hover:border-primary',
            })}
          >
            <Time dateTime={slot}>{clocks[at]}</Time>
          </Link>
        </li>
      ))}
      <More day={date} count={more} href={hrefOf({ day: date })} />
    </ul>
  )
}

/** How many further times a day has, as the way to them. */
function More({ day, count, href }: { day: string; count: number; href: string }) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (count <= 0) return null
  const words = t('moreTimes', { count })
  return (
    <li className="sm:col-span-full">
      <Link
        prefetch={false}
        href={href}
        aria-label={`${words}, ${formatPlainDay(day, locale, 'short')}`}
        className="inline-flex min-h-9 items-center px-0.5 text-sm text-primary-strong underline pointer-coarse:min-h-11"
      >
        {words}
      </Link>
    </li>
  )
}
