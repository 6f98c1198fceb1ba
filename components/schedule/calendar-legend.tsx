import { useTranslations } from 'next-intl'
import css from './week-grid.module.css'

/** The marks of the hours in words, where pointing is the only other way to read them: phones have room for the words. */
export function CalendarLegend() {
  const t = useTranslations()
  return (
    <ul className={css.legend}>
      <li data-there="confirmed">{t('schedule.confirmed')}</li>
      <li data-there="arrived">{t('schedule.arrived')}</li>
      <li data-status="completed">{t('common.statusCompleted')}</li>
      <li data-status="no-show">{t('common.statusNoShow')}</li>
      <li data-status="cancelled">{t('common.statusCancelled')}</li>
    </ul>
  )
}
