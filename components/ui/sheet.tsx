'use client'

import * as DialogPrimitive from 'radix-ui/dialog'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { DialogDescription, DialogTitle, FloatingContent } from './dialog'

export const Sheet = DialogPrimitive.Root
export const SheetTrigger = DialogPrimitive.Trigger

const sides = {
  start:
    'inset-y-0 start-0 w-72 border-e data-[state=closed]:slide-out-to-left-4 data-[state=open]:slide-in-from-left-4',
  end: 'inset-y-0 end-0 w-full max-w-md border-s data-[state=closed]:slide-out-to-right-4 data-[state=open]:slide-in-from-right-4',
  bottom:
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-xl border-t data-[state=closed]:slide-out-to-bottom-4 data-[state=open]:slide-in-from-bottom-4',
}

type SheetContentProps = ComponentProps<typeof FloatingContent> & { side?: keyof typeof sides }

export function SheetContent({ side = 'end', className, ...props }: SheetContentProps) {
  return (
    <FloatingContent
      className={cn(
        'fixed z-50 flex flex-col gap-4 overflow-y-auto bg-popover p-4 text-popover-foreground shadow-float outline-none sm:p-6',
        'duration-150 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0',
        sides[side],
        className,
      )}
      {...props}
    />
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof DialogTitle>) {
  return <DialogTitle className={cn('pe-10', className)} {...props} />
}

export const SheetDescription = DialogDescription
