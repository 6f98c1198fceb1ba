'use client'

import { Pencil } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { MessagingDialog } from '@/components/clinics/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingCard } from '@/components/shared/page/setting-card'

/** How the clinic answers its patients' messages; read when somebody wants to change it. */
export function MessagingCard({ clinicId }: { clinicId: string }) {
  const t = useTranslations('clinics')
  return (
    <SettingCard title={t('messaging')} text={t('messagingText')}>
      <div>
        <DialogButton dialog={(close) => <MessagingDialog clinicId={clinicId} onClose={close} />}>
          <Pencil aria-hidden="true" />
          {t('editMessaging')}
        </DialogButton>
      </div>
    </SettingCard>
  )
}
