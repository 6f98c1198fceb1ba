'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { currentState, type NavLinkId } from './nav-links'

type NavItemProps = { id: NavLinkId; href: string; label: string; icon: ReactNode }

export function NavItem({ id, href, label, icon }: NavItemProps) {
  const pathname = usePathname()
  return (
    <Link
      href={href}
      aria-current={currentState(id, href, pathname)}
      className="group/tip relative flex h-9 items-center gap-2.5 rounded-md px-2 text-sm text-sidebar-foreground transition-colors hover:bg-accent hover:text-foreground aria-[current]:bg-primary-soft aria-[current]:font-medium aria-[current]:text-primary-strong focus-visible:-outline-offset-2 pointer-coarse:h-11 forced-colors:aria-[current]:border-s-4 [&>svg]:size-4 [&>svg]:shrink-0"
    >
      {icon}
      <span className="rail-label">{label}</span>
    </Link>
  )
}
