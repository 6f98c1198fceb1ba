'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

/** Section 9, in milliseconds: long enough to see which card was touched. */
const tapDelayMs = 150
const phone = '(width < 48rem)'

interface ViewLinkProps {
  id: string
  /** Tells this link from its neighbours. */
  describedBy: string
  /** Covers the card around it, which must be `relative`, at every width. */
  spans?: boolean
  children: ReactNode
}

/**
 * Opens an appointment. It is not prefetched on hover: Next would fetch only the route's outline, two requests that
 * save none, or the whole screen, whose status would then be minutes old. On phones it spans the card around it, which
 * must be `relative`.
 */
export function ViewLink({ id, describedBy, spans = false, children }: ViewLinkProps) {
  const router = useRouter()
  const href = routes.appointment(id)

  function openSoon(event: MouseEvent) {
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || !matchMedia(phone).matches) return
    event.preventDefault()
    setTimeout(() => router.push(href), tapDelayMs)
  }

  return (
    <Link
      prefetch={false}
      href={href}
      onClick={openSoon}
      aria-describedby={describedBy}
      className={cn(
        buttonVariants({ variant: 'link' }),
        spans
          ? 'static after:absolute after:inset-0 after:rounded-lg'
          : 'max-md:static max-md:after:absolute max-md:after:inset-0 max-md:after:rounded-lg',
      )}
    >
      {children}
    </Link>
  )
}
