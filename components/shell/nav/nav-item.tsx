'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

type NavItemProps = { href: string; label: string; icon: ReactNode; current: 'page' | 'true' | undefined }

/** A link of the sidebar. Its screen is prefetched when somebody points at it, not with every page. */
export function NavItem({ href, label, icon, current }: NavItemProps) {
  const router = useRouter()
  const warm = () => router.prefetch(href)
  return (
    <Link
      href={href}
      prefetch={false}
      onPointerEnter={warm}
      onFocus={warm}
      aria-current={current}
      className="shell-link"
    >
      {icon}
      <span className="rail-label">{label}</span>
    </Link>
  )
}
