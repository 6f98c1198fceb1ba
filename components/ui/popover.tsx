'use client'

import * as PopoverPrimitive from 'radix-ui/popover'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export const Popover = PopoverPrimitive.Root
export const PopoverTrigger = PopoverPrimitive.Trigger
export const PopoverAnchor = PopoverPrimitive.Anchor

export const floatClass =
  'z-50 rounded-lg border bg-popover text-popover-foreground shadow-float outline-none duration-120 data-[state=closed]:animate-out data-[state=closed]:fade-out-0 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[side=bottom]:slide-in-from-top-1 data-[side=top]:slide-in-from-bottom-1'

type PopoverContentProps = ComponentProps<typeof PopoverPrimitive.Content> & {
  /** Stands where it is written and pushes down what follows, as in a sheet that it would hang out of. */
  inFlow?: boolean
}

export function PopoverContent({
  className,
  align = 'start',
  sideOffset = 6,
  inFlow = false,
  ...props
}: PopoverContentProps) {
  const content = (
    <PopoverPrimitive.Content
      align={align}
      sideOffset={sideOffset}
      collisionPadding={8}
      className={cn('popover', floatClass, inFlow && 'shadow-none', className)}
      {...props}
    />
  )
  if (inFlow) return <div className="popover-in-flow">{content}</div>
  return <PopoverPrimitive.Portal>{content}</PopoverPrimitive.Portal>
}
