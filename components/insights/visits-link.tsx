import Link from 'next/link'
import type { ReactNode } from 'react'
import { type InsightsState, visitsOf, visitsQueryOf } from '@/lib/domain/insights'
import { routes } from '@/lib/routes'
import { cn } from '@/lib/utils'

interface VisitsLinkProps {
  state: InsightsState
  narrow: Parameters<typeof visitsOf>[1]
  /** A figure on its own, in the colour of text. */
  plain?: boolean
  children: ReactNode
}

/** A number that leads to the visits behind it. */
export function VisitsLink({ state, narrow, plain = false, children }: VisitsLinkProps) {
  return (
    <Link
      prefetch={false}
      href={routes.insightVisits + visitsQueryOf(visitsOf(state, narrow))}
      className={cn('text-target underline-offset-4 hover:underline', !plain && 'text-primary-strong')}
    >
      {children}
    </Link>
  )
}
