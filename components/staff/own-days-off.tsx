import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { DayOff } from '#contract/days-off'
import { SettingCard } from '@/components/shared/page/setting-card'
import { RowAction } from '@/components/shared/page/setting-row'
import { AsIs } from '@/components/shared/text/as-is'
import { buttonVariants } from '@/components/ui/button'
import { formatDayRange } from '@/lib/format/day-range'
import { routes, withQuery } from '@/lib/routes'

interface OwnDaysOffProps {
  daysOff: readonly DayOff[]
  /** Whose days they are, where that is not the reader. */
  doctorId?: string
}

/** The coming days off of a doctor and of the whole clinic, with the way to where they are changed. */
export function OwnDaysOff({ daysOff, doctorId: of }: OwnDaysOffProps) {
  const t = useTranslations('daysOff')
  const tPlaces = useTranslations('noCalendar')
  const locale = useLocale()
  return (
    <SettingCard
      title={t('coming')}
      text={daysOff.length === 0 ? t('noneAddInCalendar') : undefined}
      row={
        <Link
          prefetch={false}
          href={of ? withQuery(routes.calendar, { view: 'week', doctor: of }) : routes.calendar}
          className={buttonVariants({ variant: 'row' })}
        >
          <RowAction>{tPlaces('openCalendar')}</RowAction>
        </Link>
      }
    >
      <ul className="grid gap-2 empty:hidden">
        {daysOff.map(({ id, from, to, reason, note, doctorId }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <AsIs className="font-medium tabular-nums">{formatDayRange(from, to, locale)}</AsIs>
            <span className="text-sm text-muted-foreground">
              {[note ?? t(`reasons.${reason}`), ...(doctorId ? [] : [t('wholeClinic')])].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </SettingCard>
  )
}
