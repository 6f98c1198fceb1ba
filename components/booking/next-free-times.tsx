import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Time } from '@/components/shared/text/as-is'
import { ZoneNote } from '@/components/shared/text/zone-note'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { BookableDay } from '@/lib/domain/slots'
import { kindName, type VisitKind } from '@/lib/domain/visit-kind'
import { formatPlainDay, zoneName } from '@/lib/format/dates'
import { cn } from '@/lib/utils'
import { DayTimes, type HrefOf } from './day-times'

interface NextFreeTimesProps {
  /** Days with free times, each with the first of them. */
  days: readonly BookableDay[]
  /** When the doctor sees patients in the coming week (ISO, in order): a day of it without a free time says so. */
  hours: readonly { start: string; end: string }[]
  /** The clinic's zone. */
  timeZone: string
  /** `yyyy-MM-dd` */
  today: string
  /** The types of appointment, each with its length. */
  kinds: readonly VisitKind[]
  /** The way to a time's confirmation, to all times of a day, or to all days; colleagues have none. */
  hrefOf: HrefOf
}

/**
 * The doctor's coming days as columns, on phones as rows, each with the first free times and how many more it has;
 * colleagues, who see no way to book, read them in rows, and who books.
 */
export function NextFreeTimes({ days, hours, timeZone, today, kinds, hrefOf }: NextFreeTimesProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  const tStaff = useTranslations('staff')
  const locale = useLocale()
  const worked = hours.map(({ start }) => dayAt(Date.parse(start), timeZone))
  const free = new Map(days.map((day) => [day.date, day]))
  const first = days[0]?.first
  const named = kinds.map((kind) =>
    tStaff('kindMinutes', { kind: kindName(kind, locale), minutes: kind.minutes }),
  )
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CardTitle>{t('nextTimes')}</CardTitle>
          {hrefOf && days.length > 0 && (
            <Link
              prefetch={false}
              href={hrefOf({})}
              className="text-target gap-1 text-sm text-primary-strong underline-offset-4 hover:underline"
            >
              {t('moreDays')}
              <Icon name="chevron-right" className="size-4" />
            </Link>
          )}
        </div>
        {!hrefOf && days.length > 0 && <CardDescription>{t('deskBooks')}</CardDescription>}
        {kinds.length > 0 && (
          <CardDescription>
            {t('kindsOffered', { count: kinds.length, kinds: named.join(' · ') })}
          </CardDescription>
        )}
        {first && (
          <ZoneNote
            instant={first}
            timeZone={timeZone}
            label={tBooking('zone', { zone: zoneName(timeZone, locale) })}
          />
        )}
      </CardHeader>
      {days.length === 0 && <p className="text-muted-foreground">{tBooking('nothingFree')}</p>}
      <ul
        className={cn('grid gap-2.5', hrefOf && 'sm:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] sm:gap-4')}
      >
        {[...new Set([...free.keys(), ...worked])].sort().map((date) => (
          <li key={date} className={cn('flex items-baseline gap-2 border-t pt-2.5', hrefOf && 'sm:flex-col')}>
            <Time
              dateTime={date}
              className={cn(
                'shrink-0 text-sm font-medium whitespace-nowrap first-letter:uppercase',
                hrefOf ? 'w-20' : 'w-24',
              )}
            >
              {date === today ? tBooking('picks.today') : formatPlainDay(date, locale, 'short')}
            </Time>
            {days.length > 0 && <DayTimes day={free.get(date)} timeZone={timeZone} hrefOf={hrefOf} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}
