import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { AsIs, Time } from '@/components/shared/text/as-is'
import { ZoneNote } from '@/components/shared/text/zone-note'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { BookableDay } from '@/lib/domain/slots'
import { formatClock, formatPlainDay, formatSlot, zoneName } from '@/lib/format/dates'

interface NextFreeTimesProps {
  /** Days with free times, each with the first of them. */
  days: readonly BookableDay[]
  /** When the doctor sees patients in the coming week (ISO, in order): a day of it without a free time says so. */
  hours: readonly { start: string; end: string }[]
  /** The clinic's zone. */
  timeZone: string
  /** `yyyy-MM-dd` */
  today: string
  /** The way to a time's confirmation, to all times of a day, or to all days; colleagues have none, and see the hours. */
  hrefOf: false | ((chosen: { day?: string; slot?: string }) => string)
}

/** The doctor's coming days, each with the first free times and how many more it has: rows on phones, else columns. */
export function NextFreeTimes({ days, hours, timeZone, today, hrefOf }: NextFreeTimesProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  const worked = Map.groupBy(hours, ({ start }) => dayAt(Date.parse(start), timeZone))
  const free = new Map(days.map((day) => [day.date, day]))
  const first = days[0]?.first
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('nextTimes')}</CardTitle>
        {first && (
          <ZoneNote
            instant={first}
            timeZone={timeZone}
            label={tBooking('zone', { zone: zoneName(timeZone, locale) })}
          />
        )}
      </CardHeader>
      {days.length === 0 && <p className="text-muted-foreground">{tBooking('nothingFree')}</p>}
      <ul className="grid gap-x-4 gap-y-2.5 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:gap-y-6">
        {[...new Set([...free.keys(), ...worked.keys()])].sort().map((date) => (
          <li key={date} className="flex gap-3 border-t pt-2.5 sm:flex-col">
            <div className={hrefOf ? 'w-24 shrink-0' : 'w-24 shrink-0 sm:min-h-11'}>
              <Time
                dateTime={date}
                className="inline-block font-medium whitespace-nowrap first-letter:uppercase"
              >
                {date === today ? tBooking('picks.today') : formatPlainDay(date, locale, 'short')}
              </Time>
              {!hrefOf &&
                worked.get(date)?.map(({ start, end }) => (
                  <AsIs key={start} className="block text-sm text-muted-foreground tabular-nums">
                    {formatClock(start, timeZone)}–{formatClock(end, timeZone)}
                  </AsIs>
                ))}
            </div>
            {days.length > 0 && <DayTimes day={free.get(date)} timeZone={timeZone} hrefOf={hrefOf} />}
          </li>
        ))}
      </ul>
      {hrefOf && days.length > 0 && (
        <Link
          prefetch={false}
          href={hrefOf({})}
          className="inline-flex min-h-9 items-center gap-1 self-start text-sm text-primary-strong underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t('moreDays')}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      )}
    </Card>
  )
}

interface DayTimesProps extends Pick<NextFreeTimesProps, 'timeZone' | 'hrefOf'> {
  day: BookableDay | undefined
}

/** The first free times of a day, or that it has none. */
function DayTimes({ day, timeZone, hrefOf }: DayTimesProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (!day) return <p className="text-sm text-muted-foreground">{t('noneThatDay')}</p>
  const { date, free, times = [] } = day
  return (
    <ul className="flex min-w-0 flex-wrap content-start items-baseline gap-1.5 sm:grid">
      {times.map((slot) => (
        <li key={slot}>
          {hrefOf ? (
            <Link
              prefetch={false}
              href={hrefOf({ day: date, slot })}
              aria-label={formatSlot(slot, timeZone, locale)}
              className={buttonVariants({
                variant: 'secondary',
                className: 'w-full px-2.5 tabular-nums hover:border-primary',
              })}
            >
              <Time dateTime={slot}>{formatClock(slot, timeZone)}</Time>
            </Link>
          ) : (
            <Time dateTime={slot} className="block rounded-sm bg-muted px-2.5 py-1 text-center tabular-nums">
              {formatClock(slot, timeZone)}
            </Time>
          )}
        </li>
      ))}
      <More day={date} count={free - times.length} href={hrefOf ? hrefOf({ day: date }) : undefined} />
    </ul>
  )
}

/** How many further times a day has, as the way to them. */
function More({ day, count, href }: { day: string; count: number; href: string | undefined }) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (count <= 0) return null
  const words = t('moreTimes', { count })
  if (!href) return <li className="text-center text-sm text-muted-foreground">{words}</li>
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
