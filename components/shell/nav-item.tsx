'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { currentState, type NavLinkId } from './nav-links'

type NavItemProps = { id: NavLinkId; href: string; label: string; icon: ReactNode }

export function NavItem({ id, href, label, icon }: NavItemProps) {
  const pathname = usePathname()
  return (
    <Link href={href} aria-current={currentState(id, href, pathname)} className="shell-link">
      {icon}
      <span className="rail-label">{label}</span>
    </Link>
  )
}
