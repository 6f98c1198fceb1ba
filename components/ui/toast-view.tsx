'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { closeToast, type ToastEntry, type ToastKind } from './toast'
import { useSwipeAway } from './use-swipe-away'

/** Section 9: how long a toast is shown, and the layer of the toasts. */
const usualMs = 5000
const layer = 100

const icons: Record<ToastKind, { icon: typeof Info; color: string }> = {
  message: { icon: Info, color: 'text-muted-foreground' },
  success: { icon: CircleCheck, color: 'text-success' },
  info: { icon: Info, color: 'text-info' },
  warning: { icon: TriangleAlert, color: 'text-warning' },
  error: { icon: CircleAlert, color: 'text-destructive' },
}

export function ToastIcon({ kind }: { kind: ToastKind }) {
  const { icon: Icon, color } = icons[kind]
  return <Icon aria-hidden="true" className={cn('size-4 shrink-0', color)} />
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const t = useTranslations('common')
  const swipe = useSwipeAway(() => closeToast(entry.id))
  const { action } = entry
  return (
    <div
      role={entry.kind === 'error' ? 'alert' : undefined}
      {...swipe}
      className="flex w-full touch-pan-y items-center gap-2.5 rounded-lg border bg-popover py-1 ps-3 pe-1 text-sm leading-[1.125rem] text-popover-foreground shadow-float duration-150 animate-in fade-in-0 slide-in-from-top-2"
    >
      <ToastIcon kind={entry.kind} />
      <div className="min-w-0 grow">
        <p className="font-medium">{entry.title}</p>
        {entry.description && <p className="text-muted-foreground">{entry.description}</p>}
      </div>
      {action && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            action.onClick()
            closeToast(entry.id)
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon-sm"
        className="text-muted-foreground"
        aria-label={t('close')}
        onClick={() => closeToast(entry.id)}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  )
}

/** Shows the present toast; the store decides which one that is. */
export function ToastView({ entry }: { entry: ToastEntry | null }) {
  const t = useTranslations('common')
  useEffect(() => {
    if (!entry) return
    const { id } = entry
    const gone = () => closeToast(id)
    sonner.custom(() => <ToastCard entry={entry} />, {
      id,
      duration: entry.duration ?? usualMs,
      onAutoClose: gone,
      onDismiss: gone,
    })
    return () => {
      sonner.dismiss(id)
    }
  }, [entry])
  return (
    <Sonner
      position="top-right"
      visibleToasts={1}
      // The card swipes by itself, with the thresholds of section 9.
      swipeDirections={[]}
      // Over the top bar, which is as high as one toast, and beside its buttons: of narrow windows its first and its last.
      offset={{ top: '0.25rem', right: 'var(--toast-end)' }}
      mobileOffset={{ top: '0.25rem', left: '3.25rem', right: '0.5rem' }}
      style={{ zIndex: layer, fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
      containerAriaLabel={t('notifications')}
      className="print:hidden"
    />
  )
}
