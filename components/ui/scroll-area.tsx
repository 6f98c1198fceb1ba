'use client'

import * as ScrollPrimitive from 'radix-ui/scroll-area'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

const HIDE_DELAY_MS = 600

type ScrollAreaProps = ComponentProps<typeof ScrollPrimitive.Root> & {
  label: string
  viewportClassName?: string
}

/** The viewport takes focus, so that the keyboard can scroll it; `label` names it. */
export function ScrollArea({ className, viewportClassName, label, children, ...props }: ScrollAreaProps) {
  return (
    <ScrollPrimitive.Root
      type="scroll"
      scrollHideDelay={HIDE_DELAY_MS}
      className={cn('relative overflow-hidden', className)}
      {...props}
    >
      <ScrollPrimitive.Viewport
        tabIndex={0}
        role="region"
        aria-label={label}
        className={cn(
          'size-full max-h-[inherit] rounded-[inherit] focus-visible:-outline-offset-2',
          viewportClassName,
        )}
      >
        {children}
      </ScrollPrimitive.Viewport>
      <ScrollPrimitive.Scrollbar orientation="vertical" className="flex w-2 touch-none p-px select-none">
        <ScrollPrimitive.Thumb className="relative flex-1 rounded-full bg-border-strong" />
      </ScrollPrimitive.Scrollbar>
    </ScrollPrimitive.Root>
  )
}
