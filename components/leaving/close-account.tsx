'use client'

import { useTranslations } from 'next-intl'
import { CloseAccountDialog } from '@/components/leaving/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingCard } from '@/components/shared/page/setting-card'
import { RowAction } from '@/components/shared/page/setting-row'

/** The end of one's own account; what it means is said before the password is asked for. */
export function CloseAccount() {
  const t = useTranslations('leaving')
  return (
    <SettingCard
      title={t('closeTitle')}
      text={t('closeText')}
      row={
        <DialogButton
          variant="row"
          className="text-destructive-strong"
          dialog={(close) => <CloseAccountDialog onClose={close} />}
        >
          <RowAction said>{t('close')}</RowAction>
        </DialogButton>
      }
    />
  )
}
