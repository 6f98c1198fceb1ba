import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { routes } from '@/lib/routes'

/** An installation without a clinic, and the way to its first. */
export function NoClinics() {
  const t = useTranslations('clinics')
  return (
    <EmptyState
      icon="building"
      title={t('noClinics')}
      action={
        <NextStep href={routes.clinicAdd} label={t.markup('registerOne', { more: (words) => words })} />
      }
    />
  )
}
