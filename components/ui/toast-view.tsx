'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { closeToast, type ToastEntry, type ToastKind } from './toast'
import { useSwipeAway } from './use-swipe-away'

const durationMs = 5000
/** Section 9: the layer of the toasts. */
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
  return <Icon aria-hidden="true" className={cn('mt-0.5 size-4 shrink-0', color)} />
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const t = useTranslations('common')
  const swipe = useSwipeAway(() => closeToast(entry.id))
  const { action } = entry
  return (
    <div
      role={entry.kind === 'error' ? 'alert' : undefined}
      {...swipe}
      className="flex w-full touch-pan-y items-start gap-3 rounded-lg border bg-popover p-3 ps-4 text-sm text-popover-foreground shadow-float duration-150 animate-in fade-in-0 slide-in-from-bottom-2"
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
          className="my-[-2px]"
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
        className="my-[-4px] text-muted-foreground"
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
      duration: durationMs,
      onAutoClose: gone,
      onDismiss: gone,
    })
    return () => {
      sonner.dismiss(id)
    }
  }, [entry])
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={1}
      // The card swipes by itself, with the thresholds of section 9.
      swipeDirections={[]}
      offset={{ bottom: '5rem', right: '1.5rem' }}
      mobileOffset={{ bottom: '5rem', left: '1rem', right: '1rem' }}
      style={{ zIndex: layer }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
      containerAriaLabel={t('notifications')}
      className="print:hidden"
    />
  )
}
