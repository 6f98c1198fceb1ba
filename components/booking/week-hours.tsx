import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addDays, dayAt } from '#contract/zone'
import { AsIs } from '@/components/shared/text/as-is'
import { ZoneNote } from '@/components/shared/text/zone-note'
import { buttonVariants } from '@/components/ui/button'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { FreeTimeButton } from '@/components/visits/free-time-button'
import type { BookableDay } from '@/lib/domain/slots'
import { formatClock, formatPlainDay, formatSlot, zoneName } from '@/lib/format/dates'
import { cn } from '@/lib/utils'

interface WeekHoursProps {
  /** ISO instants, in order. */
  hours: readonly { start: string; end: string }[]
  /** The clinic's zone. */
  timeZone: string
  /** The clinic's day, `yyyy-MM-dd`. */
  today: string
  /** Days with free times and the doctor, for staff who book for patients. */
  free?: readonly BookableDay[]
  bookedWith?: string
  /** Link to change the hours. */
  action?: ReactNode
}

const week = [0, 1, 2, 3, 4, 5, 6]
const cell = 'py-2 pe-2 align-baseline sm:pe-4'
/** A title as high as that of a group beside it, and with its line. */
const headLine = '-mx-4 border-b px-4 pb-3.5 sm:-mx-6 sm:px-6 sm:pb-4'
const dayCell = 'text-start font-normal text-muted-foreground'

/**
 * When the doctor sees patients in the coming seven days and which times are free there, a line a day; hours alone are
 * said once for the days that share them.
 */
export function WeekHours({ hours, timeZone, today, free, bookedWith, action }: WeekHoursProps) {
  const t = useTranslations('bookingPage')
  const tBooking = useTranslations('booking')
  const locale = useLocale()
  const spans = Map.groupBy(hours, ({ start }) => dayAt(Date.parse(start), timeZone))
  const days = week.map((each) => addDays(today, each))
  const next = free?.[0]
  const first = next?.first ?? hours[0]?.start
  // A full week still says when the next free time is.
  const rows = days.filter((day) => spans.has(day))
  if (next && !days.includes(next.date)) rows.push(next.date)
  const hoursOf = (day: string) =>
    (spans.get(day) ?? []).map(
      ({ start, end }) => `${formatClock(start, timeZone)}–${formatClock(end, timeZone)}`,
    )
  const listed = (day: string) =>
    hoursOf(day).map((span) => (
      <span key={span} translate="no" className="whitespace-nowrap">
        {span}
      </span>
    ))
  const alike = [...Map.groupBy(rows, (day) => (free ? day : hoursOf(day).join())).values()]
  const closed = days.filter((day) => !spans.has(day))
  const closedDays = closed.map((day) => formatPlainDay(day, locale, 'weekday')).join(', ')
  return (
    <Card className="@container">
      <div className={cn('flex items-center justify-between gap-x-4', free && headLine)}>
        <CardHeader>
          <CardTitle>{t(free ? 'hoursAndTimes' : 'hours')}</CardTitle>
          {!free && <CardDescription>{t('hoursText')}</CardDescription>}
          {free && first && (
            <ZoneNote
              instant={first}
              timeZone={timeZone}
              label={tBooking('zone', { zone: zoneName(timeZone, locale) })}
            />
          )}
        </CardHeader>
        {action && <span className="-my-1.5 shrink-0">{action}</span>}
      </div>
      <table className={`w-full text-sm ${free ? '' : '@3xl:block'}`}>
        <thead className={free ? undefined : 'sr-only'}>
          <tr className="text-start text-muted-foreground">
            {(['day', 'hours', ...(free ? ['freeTimes' as const] : [])] as const).map((name) => (
              <th
                key={name}
                scope="col"
                className={cn(cell, 'text-start font-normal', free && name === 'hours' && 'max-sm:hidden')}
              >
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        {/* Hours alone stand beside each other where there is room, a column a day. */}
        <tbody className={free ? undefined : '@3xl:grid @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:gap-x-6'}>
          {alike.map(([day = '', ...others]) => (
            <tr key={day} className={free ? 'border-t' : 'border-t @3xl:grid @3xl:content-start @3xl:*:py-1'}>
              <th scope="row" translate="no" className={`${cell} ${dayCell} sm:whitespace-nowrap`}>
                <span className="block first-letter:uppercase">
                  {free
                    ? formatPlainDay(day, locale, 'short')
                    : [day, ...others].map((each) => formatPlainDay(each, locale, 'weekday')).join(', ')}
                </span>
                {/* Phones have no column for them. */}
                {free && (
                  <span className="flex flex-wrap gap-x-2 text-foreground sm:hidden">{listed(day)}</span>
                )}
              </th>
              <td className={cn(cell, 'tabular-nums', free && 'max-sm:hidden')}>
                <span className="flex flex-wrap gap-x-5">{listed(day)}</span>
              </td>
              {free && bookedWith && (
                <td className="py-2 align-baseline tabular-nums">
                  <FreeTimes
                    day={free.find(({ date }) => date === day)}
                    timeZone={timeZone}
                    doctorId={bookedWith}
                  />
                </td>
              )}
            </tr>
          ))}
          {closed.length > 0 && (
            <tr className={free ? 'border-t' : 'border-t @3xl:grid @3xl:content-start @3xl:*:py-1'}>
              {/* Beside free times the days have the whole line. */}
              {!free && (
                <th
                  scope="row"
                  translate="no"
                  className={cn(cell, dayCell, closed.length < 5 && 'sm:whitespace-nowrap')}
                >
                  <span className="block first-letter:uppercase">{closedDays}</span>
                </th>
              )}
              <td colSpan={free ? 3 : undefined} className={`${cell} text-muted-foreground`}>
                {t('noHours')}
                {free && (
                  <>
                    {': '}
                    <AsIs>{closedDays}</AsIs>
                  </>
                )}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {free?.length === 0 && <p className="text-sm text-muted-foreground">{tBooking('nothingFree')}</p>}
    </Card>
  )
}

interface FreeTimesProps {
  day: BookableDay | undefined
  timeZone: string
  doctorId: string
}

/** The first free times of a day and how many more it has, as buttons. */
function FreeTimes({ day, timeZone, doctorId }: FreeTimesProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  if (!day?.times?.length) return <span className="text-muted-foreground">{t('noneLeft')}</span>
  const { date, free, times } = day
  const more = free > times.length && t('moreTimes', { count: free - times.length })
  return (
    <span className="flex flex-wrap gap-2">
      {times.map((start) => (
        <FreeTimeButton
          key={start}
          wanted={{ doctorId, day: date, start }}
          name={formatSlot(start, timeZone, locale)}
        >
          {formatClock(start, timeZone)}
        </FreeTimeButton>
      ))}
      {more && (
        <FreeTimeButton
          wanted={{ doctorId, day: date }}
          name={`${more}, ${formatPlainDay(date, locale, 'short')}`}
          className={buttonVariants({ variant: 'link' })}
        >
          {more}
        </FreeTimeButton>
      )}
    </span>
  )
}
