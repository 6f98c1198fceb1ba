'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import * as DialogPrimitive from 'radix-ui/dialog'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { overlayClass } from './dialog'
import { RememberOpener, useReturnFocus } from './return-focus'

export const Sheet = DialogPrimitive.Root
export const SheetTrigger = DialogPrimitive.Trigger

const sides = {
  start:
    'inset-y-0 start-0 w-72 border-e data-[state=closed]:slide-out-to-left-4 data-[state=open]:slide-in-from-left-4',
  end: 'inset-y-0 end-0 w-full max-w-md border-s data-[state=closed]:slide-out-to-right-4 data-[state=open]:slide-in-from-right-4',
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl border-t data-[state=closed]:slide-out-to-bottom-4 data-[state=open]:slide-in-from-bottom-4',
}

type SheetContentProps = ComponentProps<typeof DialogPrimitive.Content> & { side?: keyof typeof sides }

export function SheetContent({
  side = 'end',
  className,
  children,
  onCloseAutoFocus,
  ...props
}: SheetContentProps) {
  const t = useTranslations('common')
  const { opener, giveBack } = useReturnFocus(onCloseAutoFocus)
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClass} />
      <DialogPrimitive.Content
        className={cn(
          'fixed z-50 flex flex-col gap-4 overflow-y-auto bg-popover p-4 text-popover-foreground shadow-float outline-none sm:p-6',
          'duration-150 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0',
          sides[side],
          className,
        )}
        onCloseAutoFocus={giveBack}
        {...props}
      >
        <RememberOpener opener={opener} />
        {children}
        <DialogPrimitive.Close asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            className="absolute end-4 top-4 text-muted-foreground"
            aria-label={t('close')}
          >
            <X aria-hidden="true" />
          </Button>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn('pe-10 text-lg font-semibold', className)} {...props} />
}

export function SheetDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn('text-sm text-muted-foreground', className)} {...props} />
}
