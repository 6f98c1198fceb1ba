import type { ReactNode } from 'react'
import { Icon } from './icon'

type BreadcrumbProps = { label: string; children: ReactNode }

/** The way to this screen. A phone shows the way back alone: the screen's heading is right below. */
export function Breadcrumb({ label, children }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="min-w-0 grow max-sm:-mx-2">
      <ol className="flex min-w-0 items-center gap-1.5 text-sm text-muted-foreground">{children}</ol>
    </nav>
  )
}

/** A screen on the way; its child is the link, which begins with a `BackIcon`. */
export function BreadcrumbItem({ children }: { children: ReactNode }) {
  return (
    <li className="crumb">
      {children}
      <Icon name="chevron-right" className="size-3.5 shrink-0 max-sm:hidden" />
    </li>
  )
}

/** Says on a phone that the link leads back. */
export function BackIcon() {
  return <Icon name="chevron-left" className="-ms-1 size-4 shrink-0 sm:hidden" />
}

/** The screen that is shown. */
export function BreadcrumbPage({ children }: { children: ReactNode }) {
  return (
    <li aria-current="page" className="truncate font-medium text-foreground max-sm:sr-only">
      {children}
    </li>
  )
}
