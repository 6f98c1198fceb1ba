import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addDays, dayAt } from '#contract/zone'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import type { BookableDay } from '@/lib/domain/slots'
import { formatClock, formatPlainDay, zoneName } from '@/lib/format/dates'
import { routes, withQuery } from '@/lib/routes'

interface WeekHoursProps {
  /** ISO instants, in order. */
  hours: readonly { start: string; end: string }[]
  /** The clinic's zone. */
  timeZone: string
  /** The clinic's day, `yyyy-MM-dd`. */
  today: string
  /** Days with free times, for who may know them but does not book. */
  free?: readonly BookableDay[] | undefined
  /** The doctor, for who may open their calendar. */
  calendarOf?: string | undefined
  /** Link to change the hours. */
  action?: ReactNode
}

/** No line begins with it. */
const dot = '\u00a0· '
const week = [0, 1, 2, 3, 4, 5, 6]
const cell = 'py-2 pe-2 align-baseline sm:pe-4'
const dayCell = 'text-start font-normal whitespace-nowrap text-muted-foreground'

/** When the doctor sees patients in the coming seven days, a line a day, and which times are free there. */
export function WeekHours({ hours, timeZone, today, free, calendarOf, action }: WeekHoursProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  const spans = Map.groupBy(hours, ({ start }) => dayAt(Date.parse(start), timeZone))
  const days = week.map((each) => addDays(today, each))
  const next = free?.[0]
  // A full week still says when the next free time is.
  const rows = next && !days.includes(next.date) ? [...days, next.date] : days
  return (
    <Card className="@container">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <CardHeader>
          <CardTitle>{t(free ? 'hoursAndTimes' : 'hours')}</CardTitle>
          <CardDescription>
            {free ? tBooking('zone', { zone: zoneName(timeZone, locale) }) : t('hoursText')}
          </CardDescription>
        </CardHeader>
        {action}
      </div>
      <table className={`w-full text-sm ${free ? '' : '@3xl:block'}`}>
        <thead className={free ? undefined : 'sr-only'}>
          <tr className="text-start text-muted-foreground">
            {[t('day'), t('hours'), ...(free ? [t('freeTimes')] : [])].map((name) => (
              <th key={name} scope="col" className={`${cell} text-start font-normal`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {/* Hours alone stand beside each other where there is room, a column a day. */}
        <tbody className={free ? undefined : '@3xl:grid @3xl:grid-cols-7'}>
          {rows.map((day) => (
            <tr key={day} className={free ? 'border-t' : 'border-t @3xl:grid @3xl:content-start'}>
              <th scope="row" translate="no" className={`${cell} ${dayCell}`}>
                <span className="block first-letter:uppercase">{formatPlainDay(day, locale, 'short')}</span>
              </th>
              <td className={`${cell} tabular-nums`}>
                {spans.has(day) ? (
                  <span className="flex flex-wrap gap-x-5">
                    {spans.get(day)?.map(({ start, end }) => (
                      <span key={start} translate="no" className="whitespace-nowrap">
                        {formatClock(start, timeZone)}–{formatClock(end, timeZone)}
                      </span>
                    ))}
                  </span>
                ) : (
                  <span className="text-muted-foreground">{t('noHours')}</span>
                )}
              </td>
              {free && (
                <td className="py-2 align-baseline tabular-nums">
                  <FreeTimes
                    day={free.find(({ date }) => date === day)}
                    worked={spans.has(day)}
                    timeZone={timeZone}
                    href={calendarOf && withQuery(routes.calendar, { view: 'day', day, doctor: calendarOf })}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {free?.length === 0 && <p className="text-sm text-muted-foreground">{tBooking('nothingFree')}</p>}
    </Card>
  )
}

interface FreeTimesProps {
  day: BookableDay | undefined
  /** Whether the doctor sees patients that day. */
  worked: boolean
  timeZone: string
  href: string | undefined
}

/** The first free times of a day and how many more it has, as the way to that day where there is one. */
function FreeTimes({ day, worked, timeZone, href }: FreeTimesProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (!day?.times?.length) return worked && <span className="text-muted-foreground">{t('noneLeft')}</span>
  const more = day.free - day.times.length
  const times = (
    <>
      <span translate="no">{day.times.map((slot) => formatClock(slot, timeZone)).join(dot)}</span>
      {more > 0 && dot + t('moreTimes', { count: more })}
    </>
  )
  if (!href) return times
  return (
    <Link
      prefetch={false}
      href={href}
      className="-my-2 block py-2 text-primary-strong underline-offset-4 hover:underline pointer-coarse:py-3"
    >
      {times}
      <span className="sr-only">, {formatPlainDay(day.date, locale, 'short')}</span>
    </Link>
  )
}
