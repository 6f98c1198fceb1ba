import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AskClinicForm } from '@/components/guardians/ask-clinic-form'
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

/** Acting for somebody: the rights that it gives, and how it begins. */
export function NobodyInCare({ add, clinics }: NobodyInCareProps) {
  const t = useTranslations('guardians')
  const tThreads = useTranslations('threads')
  return (
    <SettingCard title={t('inCare')} text={t('inCareText')} action={add}>
      {clinics.length > 0 && (
        <>
          <p className="font-medium">{t('askTitle')}</p>
          <AskClinicForm clinics={clinics} />
        </>
      )}
      {clinics.length === 0 && !add && (
        <EmptyState
          title={tThreads('noClinics')}
          description={tThreads('noClinicsHint')}
          action={<NextStep href={routes.searchStaff} label={tThreads('findDoctor')} />}
        />
      )}
    </SettingCard>
  )
}
