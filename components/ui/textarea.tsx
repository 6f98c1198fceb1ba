import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={cn(
        'field field-sizing-content min-h-18 w-full px-3 py-2 pointer-coarse:text-base',
        className,
      )}
      {...props}
    />
  )
}
