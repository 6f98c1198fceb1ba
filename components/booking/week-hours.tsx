import { useLocale, useTranslations } from 'next-intl'
import { dayAt } from '#contract/zone'
import { Card, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { formatClock, formatPlainDay } from '@/lib/format/dates'

interface WeekHoursProps {
  /** ISO instants, in order. */
  hours: readonly { start: string; end: string }[]
  /** The clinic's zone. */
  timeZone: string
}

/** When the doctor sees patients in the coming week, a line a day. */
export function WeekHours({ hours, timeZone }: WeekHoursProps) {
  const t = useTranslations('bookingPage')
  const locale = useLocale()
  const days = Map.groupBy(hours, ({ start }) => dayAt(Date.parse(start), timeZone))
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('hours')}</CardTitle>
        <CardDescription>{t('hoursText')}</CardDescription>
      </CardHeader>
      {days.size === 0 && <p className="text-muted-foreground">{t('noHours')}</p>}
      <dl translate="no" className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {[...days].map(([day, spans]) => (
          <div key={day} className="col-span-full grid grid-cols-subgrid">
            <dt className="text-muted-foreground first-letter:uppercase">
              {formatPlainDay(day, locale, 'short')}
            </dt>
            <dd className="flex flex-wrap gap-x-3 font-medium tabular-nums">
              {spans.map(({ start, end }) => (
                <span key={start} className="whitespace-nowrap">
                  {formatClock(start, timeZone)}–{formatClock(end, timeZone)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
