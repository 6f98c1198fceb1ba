import { useLocale, useTranslations } from 'next-intl'
import { weekdays } from '@/lib/content/clinic-settings'
import { weekdayNames } from '@/lib/format/dates'

/** When a clinic is open, a line a weekday. */
export function OpeningHours({ hours }: { hours: readonly string[] }) {
  const t = useTranslations('clinics')
  const names = weekdayNames(useLocale(), 'long')
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 font-normal">
      {weekdays.map((day) => (
        <div key={day} className="col-span-full grid grid-cols-subgrid">
          <dt className="text-muted-foreground first-letter:uppercase">{names[day]}</dt>
          <dd className="tabular-nums">{hours[day] || t('closed')}</dd>
        </div>
      ))}
    </dl>
  )
}
