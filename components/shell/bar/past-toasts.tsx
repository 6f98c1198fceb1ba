'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { ToastEntry } from '@/components/ui/toast'
import { clearToasts, removeToast } from '@/components/ui/toast-history'
import { ToastIcon } from '@/components/ui/toast-view'

/** Past toasts of this window, until they are removed. */
export function PastToasts({ history }: { history: readonly ToastEntry[] }) {
  const t = useTranslations('shell')
  const tTray = useTranslations('tray')
  return (
    <section aria-labelledby="tray-here">
      <div className="flex items-center justify-between gap-2 border-b py-0.5 ps-4 pe-2">
        <h3 id="tray-here" className="text-xs font-medium text-muted-foreground">
          {tTray('here')}
        </h3>
        <Button variant="ghost" size="sm" onClick={clearToasts}>
          {t('notificationsClear')}
        </Button>
      </div>
      <ul className="divide-y border-b">
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
    </section>
  )
}
