'use client'

import { Bell, CalendarSync } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Feed } from '#contract/feeds'
import type { NoticeTopic, NoticeWays } from '#contract/notifications'
import { FeedsDialog, NotificationChoicesDialog } from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'
import { concerns } from '@/lib/domain/notice-topic'

interface NoticesCardProps {
  /** The content of their calendar subscription; null when there is nothing to subscribe to. */
  feed: Feed['what'] | null
  /** How they are told of things now. */
  ways: NoticeWays
  /** Further choices below. */
  children?: ReactNode
}

/** Notifications and calendar addresses of the signed-in person; its dialogs are loaded when first opened. */
export function NoticesCard({ feed, ways, children }: NoticesCardProps) {
  const t = useTranslations('account')
  const isStaff = feed !== 'visits'
  const inApp = Object.entries(ways).some(
    ([topic, { tray }]) => tray && concerns(topic as NoticeTopic, isStaff),
  )
  return (
    <SettingGroup>
      <SettingRow
        icon={Bell}
        title={t('notices')}
        // Something is always mailed.
        state={t(inApp ? 'noticesBoth' : 'noticesMail')}
        action={
          <DialogButton
            variant="row"
            dialog={(close) => <NotificationChoicesDialog isStaff={isStaff} onClose={close} />}
          >
            <RowAction>{t('noticesOpen')}</RowAction>
          </DialogButton>
        }
      />
      {feed && (
        <SettingRow
          icon={CalendarSync}
          title={t('feeds')}
          note={t('feedsText')}
          action={
            <DialogButton variant="row" dialog={(close) => <FeedsDialog what={feed} onClose={close} />}>
              <RowAction>{t('feedsOpen')}</RowAction>
            </DialogButton>
          }
        />
      )}
      {children}
    </SettingGroup>
  )
}
