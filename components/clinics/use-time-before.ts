import { useTranslations } from 'next-intl'

/** '3 hours before', and in days from one day on. */
export function useTimeBefore() {
  const t = useTranslations('clinics')
  return (hours: number) =>
    hours % 24 === 0 ? t('daysBefore', { days: hours / 24 }) : t('hoursBefore', { hours })
}
