'use client'

import { Bell, CalendarSync } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Feed } from '#contract/feeds'
import type { NoticeWay, NoticeWays } from '#contract/notifications'
import { FeedsDialog, NotificationChoicesDialog } from '@/components/account/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { SettingGroup } from '@/components/shared/page/setting-group'
import { RowAction, SettingRow } from '@/components/shared/page/setting-row'

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
  const some = (way: keyof NoticeWay) => Object.values(ways).some((each) => each[way])
  return (
    <SettingGroup>
      <SettingRow
        icon={Bell}
        title={t('notices')}
        text={t('noticesText')}
        // Something is always mailed.
        state={t(some('tray') ? 'noticesBoth' : 'noticesMail')}
        action={
          <DialogButton
            variant="row"
            dialog={(close) => <NotificationChoicesDialog isStaff={feed !== 'visits'} onClose={close} />}
          >
            <RowAction>{t('noticesOpen')}</RowAction>
          </DialogButton>
        }
      />
      {feed && (
        <SettingRow
          icon={CalendarSync}
          title={t('feeds')}
          text={t('feedsText')}
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
