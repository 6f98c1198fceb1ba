import Link from 'next/link'
import type { ReactNode } from 'react'
import { type InsightsState, visitsOf, visitsQueryOf } from '@/lib/domain/insights'
import { routes } from '@/lib/routes'

interface VisitsLinkProps {
  state: InsightsState
  narrow: Parameters<typeof visitsOf>[1]
  children: ReactNode
}

/** A number that leads to the visits behind it. */
export function VisitsLink({ state, narrow, children }: VisitsLinkProps) {
  return (
    <Link
      prefetch={false}
      href={routes.insightVisits + visitsQueryOf(visitsOf(state, narrow))}
      className="inline-flex min-h-6 items-center text-primary-strong underline-offset-4 hover:underline pointer-coarse:py-1.5"
    >
      {children}
    </Link>
  )
}
