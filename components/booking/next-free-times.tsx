import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { BookLink } from '@/components/booking/book-link'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { BookableDay } from '@/lib/domain/slots'
import { formatClock, formatPlainDay, formatSlot, zoneName } from '@/lib/format/dates'

interface NextFreeTimesProps {
  /** Days with free times, each with the first of them. */
  days: readonly BookableDay[]
  /** The clinic's zone. */
  timeZone: string
  /** The way to a time's confirmation, to all times of a day, or to those of all days; null for who does not book. */
  hrefOf: ((chosen: { day?: string; slot?: string }) => string) | null
}

/** The doctor's first free times, a row a day, and how many more the day has. */
export function NextFreeTimes({ days, timeZone, hrefOf }: NextFreeTimesProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('nextTimes')}</CardTitle>
        <CardDescription>{tBooking('zone', { zone: zoneName(timeZone, locale) })}</CardDescription>
      </CardHeader>
      {days.length === 0 && <p className="text-muted-foreground">{tBooking('nothingFree')}</p>}
      <ul className="grid grid-cols-[auto_minmax(0,1fr)] divide-y">
        {days.map(({ date, free, times = [] }) => (
          <li
            key={date}
            className="col-span-full grid grid-cols-subgrid items-baseline gap-x-2 py-2.5 sm:gap-x-3 first:pt-0 last:pb-0"
          >
            <Time dateTime={date} className="whitespace-nowrap first-letter:uppercase">
              {formatPlainDay(date, locale, 'short')}
            </Time>
            <ul className="flex flex-wrap items-baseline gap-1 sm:gap-1.5">
              {times.map((slot) => (
                <li key={slot}>
                  {hrefOf ? (
                    <Link
                      prefetch={false}
                      href={hrefOf({ day: date, slot })}
                      aria-label={formatSlot(slot, timeZone, locale)}
                      className={buttonVariants({
                        variant: 'secondary',
                        className: 'px-2 tabular-nums hover:border-primary sm:px-2.5',
                      })}
                    >
                      <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
                    </Link>
                  ) : (
                    <Time dateTime={slot} className="me-2 font-medium tabular-nums">
                      {formatClock(slot, timeZone)}
                    </Time>
                  )}
                </li>
              ))}
              <More day={date} count={free - times.length} href={hrefOf?.({ day: date })} />
            </ul>
          </li>
        ))}
      </ul>
      {hrefOf && <BookLink href={hrefOf({})} />}
    </Card>
  )
}

interface MoreProps {
  day: string
  count: number
  href: string | undefined
}

/** How many further times a day has; leads to them where one can book. */
function More({ day, count, href }: MoreProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (count <= 0) return null
  const words = t('moreTimes', { count })
  return (
    <li className="text-sm text-muted-foreground">
      {href ? (
        <Link
          prefetch={false}
          href={href}
          aria-label={`${words}, ${formatPlainDay(day, locale, 'short')}`}
          className="inline-flex min-h-9 items-center px-0.5 text-primary-strong underline pointer-coarse:min-h-11"
        >
          {words}
        </Link>
      ) : (
        words
      )}
    </li>
  )
}
