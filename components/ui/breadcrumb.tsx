import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '@/lib/utils'

export function Breadcrumb({ className, ...props }: ComponentProps<'nav'>) {
  return <nav className={cn('min-w-0', className)} {...props} />
}

export function BreadcrumbList({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      className={cn('flex min-w-0 items-center gap-1 text-sm text-muted-foreground', className)}
      {...props}
    />
  )
}

/** A crumb after the first carries its separator, hidden from screen readers. */
export function BreadcrumbItem({ first = false, children }: { first?: boolean; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1">
      {!first && <ChevronRight aria-hidden="true" className="size-3.5 shrink-0" />}
      {children}
    </li>
  )
}

export function BreadcrumbPage({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span aria-current="page" className={cn('truncate font-medium text-foreground', className)} {...props} />
  )
}
