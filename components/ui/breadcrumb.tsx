import type { ReactNode } from 'react'
import { Icon } from './icon'

type BreadcrumbProps = { label: string; className?: string; children: ReactNode }

/** The way to this screen. A phone shows its last part only. */
export function Breadcrumb({ label, className = '', children }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={`min-w-0 ${className}`}>
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-muted-foreground">{children}</ol>
    </nav>
  )
}

/** A screen on the way; its child is the link. */
export function BreadcrumbItem({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5 max-sm:hidden [&>a]:truncate [&>a]:rounded-xs [&>a:hover]:text-foreground [&>a:hover]:underline">
      {children}
      <Icon name="chevron-right" className="size-3.5 shrink-0" />
    </li>
  )
}

/** The screen that is shown. */
export function BreadcrumbPage({ children }: { children: ReactNode }) {
  return (
    <li aria-current="page" className="truncate font-medium text-foreground">
      {children}
    </li>
  )
}
