'use client'

import { useTranslations } from 'next-intl'
import { AskClinicDialog } from '@/components/guardians/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { Icon } from '@/components/ui/icon'
import type { Partner } from '@/lib/domain/thread'

/** The button with which a patient asks a clinic to let them act for somebody. */
export function AskClinic({ clinics }: { clinics: readonly Partner[] }) {
  const t = useTranslations('guardians')
  return (
    <DialogButton
      className="h-auto min-h-9 max-w-full whitespace-normal max-sm:grow pointer-coarse:min-h-11"
      dialog={(close) => <AskClinicDialog clinics={clinics} onClose={close} />}
    >
      <Icon name="plus" />
      {t('askTitle')}
    </DialogButton>
  )
}
