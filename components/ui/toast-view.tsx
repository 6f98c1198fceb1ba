'use client'

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { closeToast, type ToastEntry, type ToastKind } from './toast'
import { takeAction } from './toast-history'
import { useSwipeAway } from './use-swipe-away'

/** The area of all toasts, as sonner draws it. */
const area = '[data-sonner-toaster]'

/** For a toast that goes while it has the focus: the focus returns to what had it last outside the toasts. */
function useFocusBack() {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const toasts = card.current?.closest(area)
    let outside = document.activeElement
    function remember({ target }: FocusEvent) {
      if (target instanceof Element && !target.closest(area)) outside = target
    }
    document.addEventListener('focusin', remember)
    return () => {
      document.removeEventListener('focusin', remember)
      const isInside = toasts?.contains(document.activeElement)
      if (isInside && outside instanceof HTMLElement) outside.focus({ preventScroll: true })
    }
  }, [])
  return card
}

/** Section 9: how long a toast is shown, and the layer of the toasts. */
const usualMs = 5000
const undoMs = 10_000
const layer = 100

/**
 * Sonner gives the focus back to where it was before as soon as it leaves a toast that it may dismiss, so that Tab would
 * run in a circle for as long as the toast stands. Its list and its buttons read this mark; the card gives back by itself.
 */
const ownFocus = { 'data-dismissible': false }

const icons: Record<ToastKind, { icon: typeof Info; color: string }> = {
  success: { icon: CircleCheck, color: 'text-success' },
  info: { icon: Info, color: 'text-info' },
  error: { icon: CircleAlert, color: 'text-destructive' },
}

export function ToastIcon({ kind, className }: { kind: ToastKind; className?: string | undefined }) {
  const { icon: Icon, color } = icons[kind]
  return <Icon aria-hidden="true" className={cn('size-4 shrink-0', color, className)} />
}

function ToastCard({ entry }: { entry: ToastEntry }) {
  const t = useTranslations('common')
  const card = useFocusBack()
  const swipe = useSwipeAway(() => closeToast(entry.id))
  const { action } = entry
  return (
    <div
      ref={card}
      role={entry.kind === 'error' ? 'alert' : undefined}
      {...swipe}
      className="flex w-full touch-pan-y flex-wrap items-center justify-end gap-x-1.5 md:gap-x-2.5 rounded-lg border bg-popover py-1 ps-3 pe-1 text-sm leading-[1.125rem] text-popover-foreground shadow-float duration-150 animate-in fade-in-0 slide-in-from-top-2"
    >
      {/* On phones an action takes its room: a third line would reach what is pressed. */}
      <ToastIcon kind={entry.kind} className={action && 'max-md:hidden'} />
      <div className="min-w-24 grow basis-0 wrap-anywhere">
        <p className="font-medium">{entry.title}</p>
        {entry.description && <p className="text-muted-foreground">{entry.description}</p>}
      </div>
      {action && (
        <Button {...ownFocus} variant="secondary" size="sm" onClick={() => takeAction(entry)}>
          {action.label}
        </Button>
      )}
      <Button
        {...ownFocus}
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

/** A sentence said on the way to a screen stays there; going on after that closes it, and it is found in the tray. */
const READ_MS = 1500

/** A toast with an action belongs to the screen on which it was said: on another it would undo something unseen. */
function useLeavesWithScreen(entry: ToastEntry | null) {
  const pathname = usePathname()
  const shown = useRef({ id: 0, since: 0, pathname })
  useEffect(() => {
    if (entry && entry.id !== shown.current.id)
      shown.current = { id: entry.id, since: performance.now(), pathname }
    if (pathname === shown.current.pathname) return
    const isRead = performance.now() - shown.current.since > READ_MS
    shown.current.pathname = pathname
    if (entry?.action && isRead) closeToast(entry.id)
  }, [entry, pathname])
}

/** Shows the present toast; the store decides which one that is. */
export function ToastView({ entry }: { entry: ToastEntry | null }) {
  const t = useTranslations('common')
  useLeavesWithScreen(entry)
  useEffect(() => {
    if (!entry) return
    const { id } = entry
    const gone = () => closeToast(id)
    sonner.custom(() => <ToastCard entry={entry} />, {
      id,
      dismissible: false,
      duration: entry.action?.undoes ? undoMs : usualMs,
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
      // Where nothing is pressed: globals.css says where that is in windows of each width.
      offset={{ top: 'var(--toast-top)', right: 'var(--toast-end)' }}
      mobileOffset={{ top: 'var(--toast-top)', left: '0.5rem', right: '0.5rem' }}
      style={{ zIndex: layer, fontFamily: 'inherit' }}
      toastOptions={{ unstyled: true, className: 'w-full' }}
      containerAriaLabel={t('notifications')}
      className="toaster print:hidden"
    />
  )
}
