'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { FullMessages } from '@/components/shared/text/full-messages'
import { Button } from '@/components/ui/button'
import { clearToasts, removeToast, useToasts } from '@/components/ui/toast'
import { ToastIcon } from '@/components/ui/toast-view'

function List() {
  const t = useTranslations('shell')
  const { history } = useToasts()
  if (history.length === 0) {
    return <p className="p-4 text-sm text-muted-foreground">{t('notificationsEmpty')}</p>
  }
  return (
    <>
      <div className="flex h-12 items-center justify-between gap-2 border-b ps-4 pe-2">
        <h2 className="text-sm font-semibold">{t('notifications')}</h2>
        <Button variant="ghost" size="sm" onClick={clearToasts}>
          {t('notificationsClear')}
        </Button>
      </div>
      <ul className="max-h-96 divide-y overflow-y-auto">
        {history.map((entry) => (
          <li key={entry.id} className="flex items-start gap-3 py-2.5 ps-4 pe-2 text-sm">
            <span className="mt-0.5">
              <ToastIcon kind={entry.kind} />
            </span>
            <div className="min-w-0 grow">
              <p className={entry.read ? '' : 'font-medium'}>{entry.title}</p>
              {entry.description && <p className="text-muted-foreground">{entry.description}</p>}
            </div>
            <Button
              variant="ghost"
              size="icon-sm"
              className="-my-1 text-muted-foreground"
              aria-label={`${t('notificationRemove')}: ${entry.title}`}
              onClick={() => removeToast(entry.id)}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function NotificationList() {
  return (
    <FullMessages>
      <List />
    </FullMessages>
  )
}
