'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { useToasts } from '@/components/ui/toast'
import { TrayWatch } from './tray-watch'
import { useTrayNews } from './use-tray-news'

const TRAY_ID = 'notification-tray'
/** The page's own things come first. */
const restMs = 2000

/** The bell. What its tray shows comes when there is something in it and the page has come to rest, or with the first press. */
export function NotificationTray() {
  const t = useTranslations('shell')
  const [tray, setTray] = useState<HTMLElement | null>(null)
  const [isPressed, setPressed] = useState(false)
  const [isAtRest, setAtRest] = useState(false)
  const { due, unread: kept, setUnread } = useTrayNews()
  const { history } = useToasts()
  const unread = kept + history.filter((entry) => !entry.read).length
  const name = t('notifications')
  useEffect(() => {
    const timer = setTimeout(setAtRest, restMs, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <button
        type="button"
        popoverTarget={TRAY_ID}
        className="bar-button relative"
        aria-label={unread > 0 ? t('notificationsUnread', { count: unread }) : name}
      >
        <Icon name="bell" className="size-4" />
        {unread > 0 && (
          <span className="absolute start-1/2 top-1/2 ms-1 -mt-3 size-2 rounded-full bg-primary ring-2 ring-background forced-colors:bg-[Highlight]" />
        )}
      </button>
      <section
        ref={setTray}
        id={TRAY_ID}
        popover="auto"
        aria-label={name}
        className="bar-panel end-2 top-13 w-[min(24rem,100vw-1rem)] sm:end-4"
        onToggle={() => setPressed(true)}
      />
      {tray && (isPressed || (isAtRest && due > 0)) && (
        <TrayWatch tray={tray} due={due} told={kept} onUnread={setUnread} />
      )}
    </>
  )
}
