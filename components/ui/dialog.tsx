'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import * as DialogPrimitive from 'radix-ui/dialog'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Button } from './button'
import { RememberOpener, useReturnFocus } from './return-focus'

export const Dialog = DialogPrimitive.Root

export const overlayClass =
  'fixed inset-0 z-50 bg-overlay duration-150 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0'

/** A sheet at the bottom of phones, a centred box elsewhere. */
export const dialogBoxClass = [
  'fixed z-50 grid gap-4 overflow-y-auto border bg-popover p-4 text-popover-foreground shadow-float outline-none sm:p-6',
  'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl pb-[max(1rem,env(safe-area-inset-bottom))]',
  'md:inset-x-auto md:bottom-auto md:left-1/2 md:top-1/2 md:w-full md:max-w-lg md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-lg',
  'duration-150 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0',
  'max-md:data-[state=closed]:slide-out-to-bottom-4 max-md:data-[state=open]:slide-in-from-bottom-4 md:data-[state=closed]:zoom-out-98 md:data-[state=open]:zoom-in-98',
].join(' ')

/** The dialog itself has the focus at first, so that no answer looks like the one that is meant. */
export function focusBox(event: Event) {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

type ContentProps = ComponentProps<typeof DialogPrimitive.Content>

/** Content that floats over a dimmed page, with a button that closes it; `className` gives its look. */
function FloatingContent({ children, onCloseAutoFocus, ...props }: ContentProps) {
  const t = useTranslations('common')
  const { opener, giveBack } = useReturnFocus(onCloseAutoFocus)
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={overlayClass} />
      <DialogPrimitive.Content onCloseAutoFocus={giveBack} {...props}>
        <RememberOpener opener={opener} />
        {children}
        <DialogPrimitive.Close asChild>
          <Button
            variant="ghost"
            size="icon-sm"
            className="absolute end-3 top-3 text-muted-foreground sm:end-4 sm:top-4"
            aria-label={t('close')}
          >
            <X aria-hidden="true" />
          </Button>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DialogContent({ className, ...props }: ContentProps) {
  return <FloatingContent className={cn(dialogBoxClass, className)} {...props} />
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('grid gap-1 *:first:pe-10', className)} {...props} />
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title className={cn('text-lg font-semibold', className)} {...props} />
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description className={cn('text-sm text-muted-foreground', className)} {...props} />
}

/** The last button is the main one: on the right in wide windows, on top and full width on phones. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-col-reverse gap-2 pt-2 md:flex-row md:flex-wrap md:items-center md:justify-end',
        className,
      )}
      {...props}
    />
  )
}
