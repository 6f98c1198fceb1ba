'use client'

import * as TooltipPrimitive from 'radix-ui/tooltip'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/utils'

const DELAY_MS = 700

type TooltipProps = {
  content: ReactNode
  children: ReactNode
  side?: ComponentProps<typeof TooltipPrimitive.Content>['side']
  className?: string
}

/** A hint on hover and focus. It never carries the only name of a control: give that an aria-label. */
export function Tooltip({ content, children, side = 'top', className }: TooltipProps) {
  return (
    <TooltipPrimitive.Provider delayDuration={DELAY_MS}>
      <TooltipPrimitive.Root>
        <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
        <TooltipPrimitive.Portal>
          <TooltipPrimitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={cn(
              'z-50 max-w-64 rounded-sm bg-foreground px-2 py-1 text-xs text-background duration-120 animate-in fade-in-0 forced-colors:border',
              className,
            )}
          >
            {content}
          </TooltipPrimitive.Content>
        </TooltipPrimitive.Portal>
      </TooltipPrimitive.Root>
    </TooltipPrimitive.Provider>
  )
}
