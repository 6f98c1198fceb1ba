import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

type PageHeaderProps = {
  /** Before the title, such as somebody's initials. */
  lead?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Badges beside the title. */
  meta?: ReactNode
  actions?: ReactNode
  /** The title says what kind of page it is; a name below it says more, and is larger. */
  quiet?: boolean
  /** Phones show the actions as one icon, beside the title. */
  compact?: boolean
  className?: string
}

export function PageHeader(props: PageHeaderProps) {
  const { lead, title, description, meta, actions, quiet, compact, className } = props
  return (
    <header
      className={cn(
        'flex items-start justify-between',
        compact ? 'gap-x-3' : 'flex-wrap gap-x-6 gap-y-4',
        className,
      )}
    >
      <div className="flex min-w-0 gap-4">
        {lead}
        <div className="min-w-0">
          <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-1', !quiet && 'min-h-9')}>
            <h1
              className={cn(
                'wrap-anywhere',
                quiet ? 'text-base font-medium' : 'text-xl font-semibold',
                quiet && description && 'text-muted-foreground',
              )}
            >
              {title}
            </h1>
            {meta}
          </div>
          {description && (
            <p className={cn('text-sm text-muted-foreground', !quiet && 'mt-1 max-w-reading')}>
              {description}
            </p>
          )}
        </div>
      </div>
      {actions && (
        <div
          className={cn(
            'flex flex-wrap items-center gap-2 print:hidden',
            compact ? 'shrink-0' : 'max-sm:w-full',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  )
}
