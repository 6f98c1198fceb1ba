import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

interface LandingSectionProps {
  /** Its anchor, and what its heading is found by. */
  id: string
  title: string
  /** Said in a line below the title. */
  text?: string
  /** Set off from its neighbours by its own background and lines. */
  raised?: boolean
  children: ReactNode
}

/** A stretch of the landing page under a heading of its own. */
export function LandingSection({ id, title, text, raised = false, children }: LandingSectionProps) {
  return (
    <section aria-labelledby={id} className={cn('drawn-later', raised && 'border-y bg-card last:border-b-0')}>
      <div className="page-width grid gap-6 px-4 py-12 sm:px-6">
        <div className="grid gap-1">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          {text && <p className="text-base text-muted-foreground">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
