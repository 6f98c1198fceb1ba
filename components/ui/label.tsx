import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

type LabelProps = ComponentProps<'label'> & { required?: boolean }

export function Label({ className, required = false, children, ...props }: LabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller ties it to its control with htmlFor
    <label className={cn('inline-block text-sm font-medium', className)} {...props}>
      {children}
      {required && (
        <span aria-hidden="true" className="ms-0.5 text-destructive">
          *
        </span>
      )}
    </label>
  )
}
