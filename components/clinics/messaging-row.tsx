'use client'

import { MessagesSquare } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { MessagingDialog } from '@/components/clinics/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'

/** How the clinic answers its patients' messages; read when somebody wants to change it. */
export function MessagingRow({ clinicId }: { clinicId: string }) {
  const t = useTranslations('clinics')
  return (
    <SettingRow
      icon={MessagesSquare}
      title={t('messaging')}
      text={t('messagingText')}
      action={
        <DialogButton
          variant="row"
          dialog={(close) => <MessagingDialog clinicId={clinicId} onClose={close} />}
        >
          <RowAction>{t('editMessaging')}</RowAction>
        </DialogButton>
      }
    />
  )
}
