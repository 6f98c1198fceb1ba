import type { ReactElement, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { cn } from '@/lib/utils'

type EmptyStateProps = {
  icon?: IconName
  title: string
  /** `h1` where this is all that the screen says. */
  as?: 'h1' | 'p'
  /** The next step, in words. */
  description?: ReactNode
  /** The way there: nobody is left before something empty. */
  action: ReactElement
  className?: string
}

export function EmptyState({
  icon = 'inbox',
  title,
  as: Title = 'p',
  description,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-1 px-6 py-10 text-center',
        Title === 'p' && 'rounded-lg border border-dashed border-border-strong',
        className,
      )}
    >
      <span className="mb-2 grid size-12 place-items-center rounded-full bg-primary-soft text-primary-strong">
        <Icon name={icon} className="size-6 [stroke-width:1.5]" />
      </span>
      <Title className={Title === 'h1' ? 'text-xl font-semibold' : 'font-medium'}>{title}</Title>
      {description && <p className="max-w-reading text-sm text-muted-foreground">{description}</p>}
      <div className="mt-3">{action}</div>
    </div>
  )
}
