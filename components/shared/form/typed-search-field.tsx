import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { cn } from '@/lib/utils'

/** A field to search a list by; in a `TypedSearch` its spinner turns while the list is on its way. */
export function TypedSearchField({ className, ...props }: ComponentProps<'input'>) {
  return (
    <div className={cn('relative', className)}>
      <Icon
        name="search"
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input type="search" name="q" maxLength={100} autoComplete="off" className="ps-9" {...props} />
      <Spinner className="absolute end-3 bottom-2.5 hidden bg-card group-data-pending/search:block" />
    </div>
  )
}
