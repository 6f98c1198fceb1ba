import { useTranslations } from 'next-intl'
import css from './week-grid.module.css'

/** The marks of the hours for the eye: each appointment has its state in its name, and on phones in words. */
export function CalendarLegend() {
  const t = useTranslations()
  return (
    <ul aria-hidden="true" className={css.legend}>
      <li data-there="confirmed">{t('schedule.confirmed')}</li>
      <li data-there="arrived">{t('schedule.arrived')}</li>
      <li data-status="completed">{t('common.statusCompleted')}</li>
      <li data-status="no-show">{t('common.statusNoShow')}</li>
      <li data-status="cancelled">{t('common.statusCancelled')}</li>
    </ul>
  )
}
