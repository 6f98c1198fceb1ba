'use client'

import { Bell, CalendarSync } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Feed } from '#contract/feeds'
import { FeedsDialog, NotificationChoicesDialog } from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingRow } from '@/components/shared/page/setting-row'
import { Card } from '@/components/ui/card'

interface NoticesCardProps {
  /** The content of their calendar subscription; null when there is nothing to subscribe to. */
  feed: Feed['what'] | null
  /** Further choices below. */
  children?: ReactNode
}

/** Notifications and calendar addresses of the signed-in person; its dialogs are loaded when first opened. */
export function NoticesCard({ feed, children }: NoticesCardProps) {
  const t = useTranslations('account')
  return (
    <Card>
      <SettingRow icon={Bell} title={t('notices')} text={t('noticesText')}>
        <DialogButton
          dialog={(close) => <NotificationChoicesDialog isStaff={feed !== 'visits'} onClose={close} />}
        >
          {t('noticesOpen')}
        </DialogButton>
      </SettingRow>
      {feed && (
        <div className="border-t pt-4">
          <SettingRow icon={CalendarSync} title={t('feeds')} text={t('feedsText')}>
            <DialogButton dialog={(close) => <FeedsDialog what={feed} onClose={close} />}>
              {t('feedsOpen')}
            </DialogButton>
          </SettingRow>
        </div>
      )}
      {children}
    </Card>
  )
}
