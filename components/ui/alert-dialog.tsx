'use client'

import * as AlertDialogPrimitive from 'radix-ui/alert-dialog'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { dialogBoxClass, overlayClass } from './dialog'
import { RememberOpener, useReturnFocus } from './return-focus'

export const AlertDialog = AlertDialogPrimitive.Root
export const AlertDialogCancel = AlertDialogPrimitive.Cancel

export function AlertDialogContent({
  className,
  children,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const { opener, giveBack } = useReturnFocus(onCloseAutoFocus)
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay className={overlayClass} />
      <AlertDialogPrimitive.Content
        className={cn(dialogBoxClass, 'md:max-w-md', className)}
        onCloseAutoFocus={giveBack}
        {...props}
      >
        <RememberOpener opener={opener} />
        {children}
      </AlertDialogPrimitive.Content>
    </AlertDialogPrimitive.Portal>
  )
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return <AlertDialogPrimitive.Title className={cn('text-lg font-semibold', className)} {...props} />
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description className={cn('text-sm text-muted-foreground', className)} {...props} />
  )
}
