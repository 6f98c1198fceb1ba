'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { barButton, panel } from '@/components/shell/classes'
import { Icon } from '@/components/ui/icon'
import { markToastsRead, useToasts } from '@/components/ui/toast'

const NotificationList = dynamic(
  () => import('./notification-list').then((module) => module.NotificationList),
  { ssr: false },
)

const TRAY_ID = 'notification-tray'

/** Past toasts, until they are removed. */
export function NotificationTray() {
  const t = useTranslations('shell')
  const { history } = useToasts()
  const [opened, setOpened] = useState(false)
  const unread = history.filter((entry) => !entry.read).length
  return (
    <>
      <button
        type="button"
        popoverTarget={TRAY_ID}
        className={`${barButton} relative`}
        aria-label={unread > 0 ? t('notificationsUnread', { count: unread }) : t('notifications')}
      >
        <Icon name="bell" className="size-4" />
        {unread > 0 && (
          <span className="absolute end-1.5 top-1.5 size-2 rounded-full bg-primary ring-2 ring-background forced-colors:bg-[Highlight]" />
        )}
      </button>
      <section
        id={TRAY_ID}
        popover="auto"
        aria-label={t('notifications')}
        className={`${panel} end-2 top-13 w-88 max-w-[calc(100vw-1rem)] sm:end-4`}
        onToggle={(event) => {
          setOpened(true)
          if (event.newState === 'closed') markToastsRead()
        }}
      >
        {opened && <NotificationList />}
      </section>
    </>
  )
}
