import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DayOff } from '#contract/days-off'
import { SettingCard } from '@/components/shared/page/setting-card'
import { AsIs } from '@/components/shared/text/as-is'
import { formatDayRange } from '@/lib/format/day-range'

interface OwnDaysOffProps {
  daysOff: readonly DayOff[]
  /** The way to add some. */
  action?: ReactNode
}

/** The coming days off of a doctor and of the whole clinic. */
export function OwnDaysOff({ daysOff, action }: OwnDaysOffProps) {
  const t = useTranslations('daysOff')
  const locale = useLocale()
  return (
    <SettingCard title={t('coming')} text={daysOff.length === 0 ? t('none') : undefined} action={action}>
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
