'use client'

import { KeyRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeysDialog } from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'

/** Keys of the clinic for other programs; read when somebody wants to see them. `today` is the clinic's. */
export function KeysCard({ today }: { today: string }) {
  const t = useTranslations('clinics')
  return (
    <SettingGroup>
      <SettingRow
        icon={KeyRound}
        title={t('keys')}
        text={t('keysText')}
        action={
          <DialogButton variant="row" dialog={(close) => <KeysDialog today={today} onClose={close} />}>
            <RowAction>{t('manageKeys')}</RowAction>
          </DialogButton>
        }
      />
    </SettingGroup>
  )
}
