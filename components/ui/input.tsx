import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type={type}
      className={cn(
        'field control w-full min-w-0 px-3 file:me-3 file:h-full file:border-0 file:bg-transparent file:font-medium',
        className,
      )}
      {...props}
    />
  )
}
