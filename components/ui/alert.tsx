import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'
import { Icon } from './icon'

const looks = {
  info: { icon: 'info', box: 'border-info/35 bg-info-soft', text: 'text-info-strong' },
  success: { icon: 'circle-check', box: 'border-success/35 bg-success-soft', text: 'text-success-strong' },
  warning: { icon: 'triangle-alert', box: 'border-warning/45 bg-warning-soft', text: 'text-warning-strong' },
  error: {
    icon: 'circle-alert',
    box: 'border-destructive/40 bg-destructive-soft',
    text: 'text-destructive-strong',
  },
} as const

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  variant?: keyof typeof looks
  title?: string
}

/** Errors interrupt a screen reader; the other kinds wait their turn. */
export function Alert({ variant = 'info', title, className, children, ...props }: AlertProps) {
  const { icon, box, text } = looks[variant]
  return (
    <div
      role={variant === 'error' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-lg border p-3 text-sm', box, className)}
      {...props}
    >
      <Icon name={icon} className={cn('mt-0.5 size-4 shrink-0', text)} />
      <div className="min-w-0 grow">
        {title && <p className={cn('font-medium', text)}>{title}</p>}
        {children && <div className="text-foreground">{children}</div>}
      </div>
    </div>
  )
}
