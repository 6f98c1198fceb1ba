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

/** The first free times of a day, as links; for colleagues, who read how many there are beside them, as text. */
export function DayTimes({ day, timeZone, hrefOf }: DayTimesProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (!day) return <p className="text-sm text-muted-foreground">{t('noneThatDay')}</p>
  const { date, free, times = [] } = day
  const clocks = times.map((slot) => formatClock(slot, timeZone))
  if (!hrefOf)
    return (
      <AsIs className="flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
        {clocks.map((each) => (
          <span key={each}>{each} </span>
        ))}
      </AsIs>
    )
  return (
    <ul className="flex min-w-0 flex-wrap content-start items-baseline gap-1.5">
      {times.map((slot, at) => (
        <li key={slot}>
          <Link
            prefetch={false}
            href={hrefOf({ day: date, slot })}
            aria-label={formatSlot(slot, timeZone, locale)}
            className={buttonVariants({
              variant: 'secondary',
              className: 'w-full px-2.5 tabular-nums hover:border-primary max-sm:px-1.5',
            })}
          >
            <Time dateTime={slot}>{clocks[at]}</Time>
          </Link>
        </li>
      ))}
      <More day={date} count={free - times.length} href={hrefOf({ day: date })} />
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
    <li>
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
