import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

type TextareaProps = ComponentProps<'textarea'> & {
  /** For a whole message: six lines high before anything is typed. */
  tall?: boolean
}

export function Textarea({ className, rows = 3, tall = false, ...props }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      className={cn(
        'field field-sizing-content w-full px-3 py-2 pointer-coarse:text-base',
        tall ? 'min-h-36' : 'min-h-18',
        className,
      )}
      {...props}
    />
  )
}
