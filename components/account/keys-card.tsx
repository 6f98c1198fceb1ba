'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeysDialog } from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingRow } from '@/components/shared/page/setting-row'
import { Card } from '@/components/ui/card'

/** Keys of the clinic for other programs; read when somebody wants to see them. `today` is the clinic's. */
export function KeysCard({ today }: { today: string }) {
  const t = useTranslations('clinics')
  return (
    <Card>
      <SettingRow icon={KeyRound} title={t('keys')} text={t('keysText')}>
        <DialogButton dialog={(close) => <KeysDialog today={today} onClose={close} />}>
          {t('manageKeys')}
        </DialogButton>
      </SettingRow>
    </Card>
  )
}
