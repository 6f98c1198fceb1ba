'use client'

import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { currentState, type NavLinkId } from './nav-links'

type NavItemProps = { id: NavLinkId; href: string; label: string; icon: ReactNode }

/** A link of the sidebar. Its screen is fetched when somebody points at it, not with every page. */
export function NavItem({ id, href, label, icon }: NavItemProps) {
  const pathname = usePathname()
  const router = useRouter()
  const warm = () => router.prefetch(href)
  return (
    <Link
      href={href}
      prefetch={false}
      onPointerEnter={warm}
      onFocus={warm}
      aria-current={currentState(id, href, pathname)}
      className="shell-link"
    >
      {icon}
      <span className="rail-label">{label}</span>
    </Link>
  )
}
