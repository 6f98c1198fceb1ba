'use client'

import { useTranslations } from 'next-intl'
import { calendarViews } from '@/lib/domain/calendar-place'
import { PlaceLink } from './place-link'
import type { CalendarPlace } from './use-calendar-place'
import css from './view-switch.module.css'

const words = { week: 'viewWeek', day: 'viewDay', agenda: 'viewAgenda', team: 'viewTeam' } as const

/** Week, day, agenda, and the team for those who see one. Phones show one day of the week anyway. */
export function ViewSwitch({ place, hasTeam }: { place: CalendarPlace; hasTeam: boolean }) {
  const t = useTranslations('schedule')
  return (
    <nav
      aria-label={t('views')}
      className="flex h-9 shrink-0 items-stretch rounded-md border bg-muted p-0.5 max-md:w-full pointer-coarse:h-auto print:hidden"
    >
      {calendarViews.map((view) =>
        view === 'team' && !hasTeam ? null : (
          <PlaceLink
            key={view}
            place={place}
            to={{ view }}
            aria-current={view === place.view ? 'page' : undefined}
            className={view === 'day' ? `${css.view} ${css.onlyWide}` : css.view}
          >
            {t(words[view])}
          </PlaceLink>
        ),
      )}
    </nav>
  )
}
