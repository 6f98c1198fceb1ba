import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ConfirmButton } from '@/components/appointments/confirm-button'

type ConfirmVisitProps = Omit<ComponentProps<typeof ConfirmButton>, 'label' | 'done' | 'failed'>

/** The patient's way to say that they are coming, with its words. */
export function ConfirmVisit(button: ConfirmVisitProps) {
  const t = useTranslations('appointments')
  return (
    <ConfirmButton {...button} label={t('confirm')} done={t('confirmedOwn')} failed={t('confirmFailed')} />
  )
}
