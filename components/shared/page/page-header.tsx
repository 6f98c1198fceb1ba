import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  /** Badges beside the title. */
  meta?: ReactNode
  actions?: ReactNode
  className?: string
}

export function PageHeader({ title, description, meta, actions, className }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-wrap items-start justify-between gap-x-6 gap-y-3', className)}>
      <div className="min-w-0">
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold wrap-anywhere">{title}</h1>
          {meta}
        </div>
        {description && <p className="mt-0.5 max-w-reading text-sm text-muted-foreground">{description}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">{actions}</div>
      )}
    </header>
  )
}
