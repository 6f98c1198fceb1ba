'use client'

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import * as ToastPrimitive from 'radix-ui/toast'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { closeToast, type ToastEntry, type ToastKind } from './toast'

const DURATION_MS = 5000

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
  return (
    <ToastPrimitive.Root
      type={entry.kind === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) closeToast(entry.id)
      }}
      className={cn(
        'flex items-start gap-3 rounded-lg border bg-popover p-3 ps-4 text-sm text-popover-foreground shadow-float duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=open]:slide-in-from-bottom-2',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
      )}
    >
      <ToastIcon kind={entry.kind} />
      <div className="min-w-0 grow">
        <ToastPrimitive.Title className="font-medium">{entry.title}</ToastPrimitive.Title>
        {entry.description && (
          <ToastPrimitive.Description className="text-muted-foreground">
            {entry.description}
          </ToastPrimitive.Description>
        )}
      </div>
      {entry.action && (
        <ToastPrimitive.Action asChild altText={entry.action.label}>
          <Button variant="secondary" size="sm" className="my-[-2px]" onClick={entry.action.onClick}>
            {entry.action.label}
          </Button>
        </ToastPrimitive.Action>
      )}
      <ToastPrimitive.Close asChild>
        <Button
          variant="ghost"
          size="icon-sm"
          className="my-[-4px] text-muted-foreground"
          aria-label={t('close')}
        >
          <X aria-hidden="true" />
        </Button>
      </ToastPrimitive.Close>
    </ToastPrimitive.Root>
  )
}

export function ToastView({ entry }: { entry: ToastEntry | null }) {
  return (
    <ToastPrimitive.Provider duration={DURATION_MS} swipeDirection="right">
      {entry && <ToastCard key={entry.id} entry={entry} />}
      <ToastPrimitive.Viewport className="fixed inset-x-4 bottom-4 z-[100] mx-auto grid max-w-md list-none outline-none md:inset-x-auto md:end-6 md:bottom-20 md:w-96 print:hidden" />
    </ToastPrimitive.Provider>
  )
}
