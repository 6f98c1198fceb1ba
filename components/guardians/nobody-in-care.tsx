import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AskClinic } from '@/components/guardians/ask-clinic'
import { SettingCard } from '@/components/shared/page/setting-card'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import type { Partner } from '@/lib/domain/thread'
import { routes } from '@/lib/routes'

interface NobodyInCareProps {
  /** The way to add a child, where a clinic lets parents. */
  add?: ReactNode
  /** Clinics that can be asked. */
  clinics: readonly Partner[]
}

/** The card of a patient who acts for nobody: its use, and the way to begin. */
export function NobodyInCare({ add, clinics }: NobodyInCareProps) {
  const t = useTranslations('guardians')
  const tThreads = useTranslations('threads')
  const hasWay = Boolean(add) || clinics.length > 0
  return (
    <SettingCard
      title={t('inCare')}
      text={`${t('nobody')} ${t('inCareText')}`}
      action={
        hasWay && (
          <>
            {add}
            {clinics.length > 0 && <AskClinic clinics={clinics} />}
          </>
        )
      }
    >
      {!hasWay && (
        <EmptyState
          title={tThreads('noClinics')}
          description={tThreads('noClinicsHint')}
          action={<NextStep href={routes.searchStaff} label={tThreads('findDoctor')} />}
        />
      )}
    </SettingCard>
  )
}
