import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Time } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import type { BookableDay } from '@/lib/domain/slots'
import { formatClock, formatPlainDay, formatSlot } from '@/lib/format/dates'

export type HrefOf = false | ((chosen: { day?: string; slot?: string }) => string)

interface DayTimesProps {
  day: BookableDay | undefined
  timeZone: string
  hrefOf: HrefOf
}

/** The first free times of a day, or that it has none. */
export function DayTimes({ day, timeZone, hrefOf }: DayTimesProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (!day) return <p className="text-sm text-muted-foreground">{t('noneThatDay')}</p>
  const { date, free, times = [] } = day
  return (
    <ul className="flex min-w-0 flex-wrap content-start items-baseline gap-1.5">
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
