'use client'

import { Check, Minus } from 'lucide-react'
import * as CheckboxPrimitive from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  return (
    <CheckboxPrimitive.Root
      className={cn(
        'group relative size-5 shrink-0 rounded-xs border border-input bg-card transition-colors after:absolute after:-inset-1 pointer-coarse:after:-inset-3',
        'hover:border-foreground/60 data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:border-primary data-[state=indeterminate]:bg-primary',
        'disabled:cursor-not-allowed disabled:opacity-55 aria-invalid:border-destructive forced-colors:data-[state=checked]:bg-[Highlight]',
        className,
      )}
      {...props}
    >
      <CheckboxPrimitive.Indicator className="grid place-content-center text-primary-foreground">
        <Check
          aria-hidden="true"
          className="size-4 group-data-[state=indeterminate]:hidden"
          strokeWidth={3}
        />
        <Minus
          aria-hidden="true"
          className="hidden size-4 group-data-[state=indeterminate]:block"
          strokeWidth={3}
        />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  )
}
