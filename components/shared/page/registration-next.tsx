import { useTranslations } from 'next-intl'
import type { RegistrationWay } from '@/lib/domain/registration-way'
import { WhatNext } from './what-next'

interface RegistrationNextProps {
  who: 'patient' | 'doctor'
  way: RegistrationWay
}

/** What follows a registration by one of the two ways, for beside its form. */
export function RegistrationNext({ who, way }: RegistrationNextProps) {
  const t = useTranslations('registrationNext')
  const steps =
    who === 'doctor'
      ? (['first', 'second', 'third'] as const).map((step) => t(`doctor.${way}.${step}`))
      : (['first', 'second'] as const).map((step) => t(`patient.${way}.${step}`))
  return <WhatNext title={t('title')} steps={steps} />
}
