import { useLocale, useTranslations } from 'next-intl'
import type { CalendarStart } from '@/lib/domain/schedule'
import { kindName } from '@/lib/domain/visit-kind'
import css from './week-grid.module.css'

/**
 * The marks of the hours, and the edges of the types of appointment that the page brought, behind words below them:
 * each appointment has both in its name, and on phones in words.
 */
export function CalendarLegend({ start: { schedule, team } }: { start: CalendarStart }) {
  const t = useTranslations()
  const locale = useLocale()
  const visits = [schedule, ...(team?.doctors ?? [])].flatMap((each) => each?.appointments ?? [])
  const kinds = new Map(visits.flatMap(({ kind }) => (kind ? [[kind.id, kind]] : [])))
  return (
    <details className={css.legend}>
      <summary className="fold-summary">{t('noCalendar.marks')}</summary>
      <ul>
        <li data-status="pending">{t('common.statusPending')}</li>
        <li data-there="confirmed">{t('schedule.confirmed')}</li>
        <li data-there="arrived">{t('schedule.arrived')}</li>
        <li data-status="completed">{t('common.statusCompleted')}</li>
        <li data-status="no-show">{t('common.statusNoShow')}</li>
        <li data-status="cancelled">{t('common.statusCancelled')}</li>
        <li data-open="">{t('common.statusOpen')}</li>
        <li data-next="">{t('visitCard.next')}</li>
        {[...kinds.values()].map((kind) => (
          <li key={kind.id} data-kind={kind.colour}>
            {kindName(kind, locale)}
          </li>
        ))}
      </ul>
    </details>
  )
}
