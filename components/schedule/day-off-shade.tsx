'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { WeekDayOff } from '@/lib/domain/schedule'
import css from './week-grid.module.css'

/** A shade over a day on which nobody is seen. */
export function DayOffShade({ off }: { off: WeekDayOff }) {
  return (
    <div className={css.off}>
      <p>
        <DayOffWords off={off} />
      </p>
    </div>
  )
}

/** Says that a day is off, and why. */
export function DayOffWords({ off: { reason, note } }: { off: WeekDayOff }) {
  const t = useTranslations('schedule')
  return (
    <>
      <Icon name="tree-palm" className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{t('dayOff')}: </span>
        {note ? `${t(`dayOffReasons.${reason}`)}: ${note}` : t(`dayOffReasons.${reason}`)}
      </span>
    </>
  )
}
