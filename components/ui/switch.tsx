'use client'

import * as SwitchPrimitive from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      className={cn(
        'relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-input bg-input/30 px-0.5 transition-colors after:absolute after:-inset-y-2 after:inset-x-0',
        'data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:cursor-not-allowed disabled:opacity-55 forced-colors:data-[state=checked]:bg-[Highlight]',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb className="size-4.5 rounded-full bg-input transition-transform data-[state=checked]:translate-x-4 data-[state=checked]:bg-primary-foreground forced-colors:bg-[ButtonText]" />
    </SwitchPrimitive.Root>
  )
}
