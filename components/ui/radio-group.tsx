'use client'

import * as RadioPrimitive from 'radix-ui/radio-group'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function RadioGroup({ className, ...props }: ComponentProps<typeof RadioPrimitive.Root>) {
  return <RadioPrimitive.Root className={cn('grid gap-3', className)} {...props} />
}

export function RadioGroupItem({ className, ...props }: ComponentProps<typeof RadioPrimitive.Item>) {
  return (
    <RadioPrimitive.Item
      className={cn(
        'relative grid size-5 shrink-0 place-content-center rounded-full border border-input bg-card transition-colors after:absolute after:-inset-1 pointer-coarse:after:-inset-3',
        'hover:border-foreground/60 data-[state=checked]:border-primary disabled:cursor-not-allowed disabled:opacity-55',
        className,
      )}
      {...props}
    >
      <RadioPrimitive.Indicator className="size-2.5 rounded-full bg-primary forced-colors:bg-[Highlight]" />
    </RadioPrimitive.Item>
  )
}
