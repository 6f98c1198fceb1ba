import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AskClinic } from '@/components/guardians/ask-clinic'
import { CarerMay } from '@/components/guardians/carer-may'
import { SettingCard } from '@/components/shared/page/setting-card'
import { EmptyState } from '@/components/shared/state/empty-state'
import { NextStep } from '@/components/shared/state/next-step'
import { CardFooter } from '@/components/ui/card'
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
    <SettingCard title={t('inCare')} text={t('nobody')}>
      <CarerMay title={t('inCareMay')} items={t('inCareText').split('\n')} />
      {!hasWay && (
        <EmptyState
          title={tThreads('noClinics')}
          description={tThreads('noClinicsHint')}
          action={<NextStep href={routes.searchStaff} label={tThreads('findDoctor')} />}
        />
      )}
      {hasWay && (
        <CardFooter className="mt-auto">
          {add}
          {clinics.length > 0 && <AskClinic clinics={clinics} />}
          {clinics.length > 0 && <p className="w-full text-sm text-muted-foreground">{t('askNext')}</p>}
        </CardFooter>
      )}
    </SettingCard>
  )
}
