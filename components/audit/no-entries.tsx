import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { routes } from '@/lib/routes'

/** The empty log, with a way on. */
export function NoEntries({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations('audit')
  return (
    <EmptyState
      icon="shield-check"
      title={isNarrowed ? t('noMatch') : t('none')}
      description={isNarrowed ? t('noMatchHint') : t('noneHint')}
      action={
        <NextStep
          href={isNarrowed ? routes.audit : routes.patients}
          label={isNarrowed ? t('clear') : t('openPatients')}
        />
      }
    />
  )
}
