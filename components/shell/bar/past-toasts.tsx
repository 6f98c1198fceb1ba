'use client'

import { X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ToastEntry } from '@/components/ui/toast'
import { clearToasts, removeToast, takeAction } from '@/components/ui/toast-history'
import { ToastIcon } from '@/components/ui/toast-view'
import { refreshIfReached } from '@/lib/browser/request'

/** For so long mails wait, and what was done can be undone. */
const undoableMs = 600_000

/** Whether an entry offers Undo; what draws it is drawn again when the next one is too late. */
function useUndoable(history: readonly ToastEntry[]) {
  const [now, setNow] = useState(() => performance.now())
  const isUndoable = ({ action, at }: ToastEntry) => action?.undoes === 'tray' && at + undoableMs > now
  const next = Math.min(...history.filter(isUndoable).map(({ at }) => at + undoableMs))
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(setNow, next - performance.now(), next)
    return () => clearTimeout(timer)
  }, [next])
  return isUndoable
}

interface PastToastsProps {
  history: readonly ToastEntry[]
  /** Called when something is undone: the tray makes room for what is said of it. */
  onUndo: () => void
}

/** Past toasts of this window, until they are removed. What can still be undone is undone here, on whatever screen. */
export function PastToasts({ history, onUndo }: PastToastsProps) {
  const t = useTranslations('shell')
  const tTray = useTranslations('tray')
  const router = useRouter()
  const isUndoable = useUndoable(history)

  async function undo(entry: ToastEntry) {
    onUndo()
    await takeAction(entry)
    await refreshIfReached(router)
  }

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
            {isUndoable(entry) && (
              <Button
                variant="secondary"
                size="sm"
                className="-my-1"
                aria-label={`${entry.action?.label}: ${entry.title}`}
                onClick={() => undo(entry)}
              >
                {entry.action?.label}
              </Button>
            )}
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
