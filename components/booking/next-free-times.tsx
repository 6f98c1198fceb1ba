import { CalendarClock } from 'lucide-react'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { formatSlot, zoneName } from '@/lib/format/dates'

interface NextFreeTimesProps {
  /** ISO instants. */
  times: readonly string[]
  /** The clinic's zone. */
  timeZone: string
  /** The way to a time's confirmation; null for who does not book. */
  hrefOf: ((chosen: { day: string; slot: string }) => string) | null
}

/** The doctor's first free times. */
export function NextFreeTimes({ times, timeZone, hrefOf }: NextFreeTimesProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  const look = buttonVariants({ variant: 'secondary' })
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('nextTimes')}</CardTitle>
        <CardDescription>{tBooking('zone', { zone: zoneName(timeZone, locale) })}</CardDescription>
      </CardHeader>
      {times.length === 0 && <p className="text-muted-foreground">{tBooking('nothingFree')}</p>}
      <ul className="flex flex-wrap gap-2">
        {times.map((time) => {
          const when = (
            <Time dateTime={time} className="tabular-nums first-letter:uppercase">
              {formatSlot(time, timeZone, locale)}
            </Time>
          )
          return (
            <li key={time}>
              {hrefOf ? (
                <Link
                  prefetch={false}
                  href={hrefOf({ day: dayAt(Date.parse(time), timeZone), slot: time })}
                  className={look}
                >
                  <CalendarClock aria-hidden="true" />
                  {when}
                </Link>
              ) : (
                <span className="inline-flex min-h-9 items-center rounded-md bg-muted px-3 text-sm">
                  {when}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
