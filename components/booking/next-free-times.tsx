import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { formatClock, formatPlainDay, formatSlot, zoneName } from '@/lib/format/dates'

interface NextFreeTimesProps {
  /** ISO instants. */
  times: readonly string[]
  /** The clinic's zone. */
  timeZone: string
  /** The way to a time's confirmation; null for who does not book. */
  hrefOf: ((chosen: { day: string; slot: string }) => string) | null
}

/** The doctor's first free times, a row a day. */
export function NextFreeTimes({ times, timeZone, hrefOf }: NextFreeTimesProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  const days = Map.groupBy(times, (time) => dayAt(Date.parse(time), timeZone))
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('nextTimes')}</CardTitle>
        <CardDescription>{tBooking('zone', { zone: zoneName(timeZone, locale) })}</CardDescription>
      </CardHeader>
      {times.length === 0 && <p className="text-muted-foreground">{tBooking('nothingFree')}</p>}
      <ul className="divide-y">
        {[...days].map(([day, slots]) => (
          <li key={day} className="flex items-center gap-4 py-2 first:pt-0 last:pb-0">
            <Time dateTime={day} className="w-24 shrink-0 first-letter:uppercase">
              {formatPlainDay(day, locale, 'short')}
            </Time>
            <ul className="flex flex-wrap gap-2">
              {slots.map((slot) => (
                <li key={slot}>
                  {hrefOf ? (
                    <Link
                      prefetch={false}
                      href={hrefOf({ day, slot })}
                      aria-label={formatSlot(slot, timeZone, locale)}
                      className={buttonVariants({
                        variant: 'secondary',
                        className: 'min-w-19 tabular-nums hover:border-primary',
                      })}
                    >
                      <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
                    </Link>
                  ) : (
                    <span className="inline-flex min-h-9 items-center font-medium tabular-nums">
                      <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  )
}
