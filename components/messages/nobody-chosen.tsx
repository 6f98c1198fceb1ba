import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { routes } from '@/lib/routes'

/** A patient has no clinic to write to yet, and where to find one. */
export function NobodyChosen() {
  const t = useTranslations('threads')
  return (
    <EmptyState
      title={t('noClinics')}
      description={t('noClinicsHint')}
      action={<NextStep href={routes.searchStaff} label={t('findDoctor')} />}
    />
  )
}
