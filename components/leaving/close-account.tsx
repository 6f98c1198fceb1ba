'use client'

import { useTranslations } from 'next-intl'
import { CloseAccountDialog } from '@/components/leaving/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingCard } from '@/components/shared/page/setting-card'

/** The end of one's own account; what it means is said before the password is asked for. */
export function CloseAccount() {
  const t = useTranslations('leaving')
  return (
    <SettingCard
      title={t('closeTitle')}
      text={t('closeText')}
      action={
        <DialogButton
          variant="destructive-outline"
          dialog={(close) => <CloseAccountDialog onClose={close} />}
        >
          {t('close')}
        </DialogButton>
      }
    />
  )
}
