'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeysDialog } from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingCard } from '@/components/shared/page/setting-card'

/** Keys of the clinic for other programs; read when somebody wants to see them. `today` is the clinic's. */
export function KeysCard({ today }: { today: string }) {
  const t = useTranslations('clinics')
  return (
    <SettingCard title={t('keys')} text={t('keysText')}>
      <div>
        <DialogButton dialog={(close) => <KeysDialog today={today} onClose={close} />}>
          <KeyRound aria-hidden="true" />
          {t('manageKeys')}
        </DialogButton>
      </div>
    </SettingCard>
  )
}
