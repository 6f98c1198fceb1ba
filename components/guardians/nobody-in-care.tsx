import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AskClinicForm } from '@/components/guardians/ask-clinic-form'
import { SettingCard } from '@/components/shared/page/setting-card'
import type { Partner } from '@/lib/domain/thread'

interface NobodyInCareProps {
  /** The way to add a child, where a clinic lets parents. */
  add?: ReactNode
  /** Clinics that can be asked. */
  clinics: readonly Partner[]
}

/** Acting for somebody: the rights that it gives, and how it begins. */
export function NobodyInCare({ add, clinics }: NobodyInCareProps) {
  const t = useTranslations('guardians')
  return (
    <SettingCard title={t('inCare')} text={t('inCareText')} action={add}>
      {clinics.length > 0 && (
        <>
          <p className="font-medium">{t('askTitle')}</p>
          <AskClinicForm clinics={clinics} />
        </>
      )}
    </SettingCard>
  )
}
